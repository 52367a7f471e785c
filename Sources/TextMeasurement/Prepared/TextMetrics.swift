/// What a text takes at one width.
public struct TextMetrics: Sendable, Hashable {
  /// Lines shown: all of them, or as many as `maxLines` keeps.
  public var lineCount: Int
  /// The width of the longest line in points, without spaces that hang at its end.
  public var width: Double
  /// The height in points, at least that of `minLines` lines.
  public var height: Double
  /// Whether text was cut off.
  public var truncated: Bool
  /// Points from the top to the baseline of the first line; 0 without one.
  public var firstBaseline: Double
  /// Points from the top to the baseline of the last line; 0 without one.
  public var lastBaseline: Double

  /// Creates metrics.
  public init(
    lineCount: Int, width: Double, height: Double, truncated: Bool, firstBaseline: Double,
    lastBaseline: Double
  ) {
    self.lineCount = lineCount
    self.width = width
    self.height = height
    self.truncated = truncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// An empty text's metrics.
  public static let empty = TextMetrics(
    lineCount: 0, width: 0, height: 0, truncated: false, firstBaseline: 0, lastBaseline: 0)
}
