/// The advances of ASCII characters and what each pair is kerned by, in font units, for words of characters
/// that the font only ever kerns in pairs.
struct PairTable: Sendable {
  /// The advance of each character by itself.
  var advances = [Int32](repeating: 0, count: 128)
  /// What is added to the advance of a character before another: 128 rows of 128.
  var kerns = [Int32](repeating: 0, count: 128 * 128)
  /// Whether a character may be in such words.
  var isCovered = [Bool](repeating: false, count: 128)
  /// The OpenType languages, as tags, for which the font has rules of its own.
  var languages: Set<UInt32> = []
}
