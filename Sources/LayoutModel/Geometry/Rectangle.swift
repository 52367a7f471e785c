/// A frame: origin at the top left, y downwards, in points.
public struct Rectangle: Hashable, Sendable {
  /// Distance from the left edge of the parent.
  public var x: Double
  /// Distance from the top edge of the parent.
  public var y: Double
  /// Width, never negative.
  public var width: Double
  /// Height, never negative.
  public var height: Double

  /// Creates a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
