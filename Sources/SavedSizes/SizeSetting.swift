/// One column of saved sizes: a width and a text scale.
public struct SizeSetting: Hashable, Sendable {
  /// The width offered, in points.
  public var width: Double
  /// The factor on text sizes.
  public var textScale: Double

  /// Creates a setting.
  public init(width: Double, textScale: Double) {
    self.width = width
    self.textScale = textScale
  }
}
