/// The anchors of a view, which constraints name by key path: `\.leading`, `\.layoutMarginsGuide.top`.
public struct ViewAnchors: Sendable {
  /// The edge where lines start.
  public let leading = XAxisAnchor(name: "leading")
  /// The edge where lines end.
  public let trailing = XAxisAnchor(name: "trailing")
  /// The left edge.
  public let left = XAxisAnchor(name: "left")
  /// The right edge.
  public let right = XAxisAnchor(name: "right")
  /// The middle between left and right.
  public let centerX = XAxisAnchor(name: "centerX")
  /// The top edge.
  public let top = YAxisAnchor(name: "top")
  /// The bottom edge.
  public let bottom = YAxisAnchor(name: "bottom")
  /// The middle between top and bottom.
  public let centerY = YAxisAnchor(name: "centerY")
  /// The baseline of the first line.
  public let firstBaseline = YAxisAnchor(name: "firstBaseline")
  /// The baseline of the last line.
  public let lastBaseline = YAxisAnchor(name: "lastBaseline")
  /// The width.
  public let width = DimensionAnchor(name: "width")
  /// The height.
  public let height = DimensionAnchor(name: "height")
  /// The area inside the layout margins.
  public let layoutMarginsGuide = GuideAnchors(suffix: "Margin")
  /// The area inside the safe area.
  public let safeAreaLayoutGuide = GuideAnchors(suffix: "SafeArea")

  /// The name of an anchor.
  static func name<Anchor: ConstraintAnchor>(_ keyPath: KeyPath<ViewAnchors, Anchor>) -> String {
    ViewAnchors()[keyPath: keyPath].name
  }
}
