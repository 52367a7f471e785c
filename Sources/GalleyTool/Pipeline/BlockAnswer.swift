internal import SavedSizes

/// The answers to one block of lines, ready to be written.
struct BlockAnswer: Sendable {
  /// The rows as text.
  var bytes: [UInt8] = []
  /// The rows as sizes, for the forms that are no text.
  var sizes: SizeBlock?
  /// How many items or lines were answered.
  var items = 0
  /// How many rows there are.
  var rows = 0
  /// How many of them were in the cache.
  var cached = 0
  /// How many of them have a status other than ok.
  var notOK = 0
  /// How many of them have the status error.
  var failed = 0
  /// What the first of those says.
  var firstFailure: String?
  /// The sum of all heights, for each width and text scale.
  var heights: [Double] = []
  /// Time spent parsing the block.
  var parse = Duration.zero
  /// Time spent putting the rows into words.
  var format = Duration.zero
}
