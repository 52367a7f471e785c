/// How far the measuring of a list in the background is.
public struct MeasureProgress: Hashable, Sendable {
  /// Rows that have got their exact extents since it began.
  public var measured: Int
  /// Rows whose extents are still estimates.
  public var remaining: Int
}
