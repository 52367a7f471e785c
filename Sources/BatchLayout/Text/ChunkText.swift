/// The texts of one view for the cells of a chunk.
struct ChunkText {
  /// Where the numbers of characters are, if nothing else is known of any cell's text: a column of the batch.
  var countColumn: Int?
  /// Else for each cell the prepared text, or the complement of a number of characters.
  var places: [Int32] = []
}
