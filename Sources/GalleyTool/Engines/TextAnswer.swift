/// The measure of one text.
struct TextAnswer: Hashable, Sendable {
  /// How many lines it takes.
  var lines: Int
  /// The width of the longest line, without hanging spaces.
  var width: Double
  /// The height of all lines.
  var height: Double
  /// Whether lines were cut off.
  var truncated: Bool
  /// From the top to the first line's baseline.
  var firstBaseline: Double
  /// From the top to the last line's baseline.
  var lastBaseline: Double
  /// The UTF-8 offset of the first visible character of each line.
  var lineStarts: [Int]
}
