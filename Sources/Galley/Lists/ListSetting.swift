public import LayoutModel

/// What all rows of a list are measured for.
///
/// The height of a viewport is no part of it.
public struct ListSetting: Hashable, Sendable {
  /// The width of the rows, in points.
  public var width: Double
  /// The factor on text sizes.
  public var textScale: Double
  /// The reading direction; nil is that of each template.
  public var direction: LayoutDocument.Direction?

  /// Creates a setting.
  public init(width: Double, textScale: Double = 1, direction: LayoutDocument.Direction? = nil) {
    self.width = width
    self.textScale = textScale
    self.direction = direction
  }
}
