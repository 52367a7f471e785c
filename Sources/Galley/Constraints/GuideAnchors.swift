/// The area of a view inside its margins or its safe area.
public struct GuideAnchors: Sendable {
  private let suffix: String

  /// Creates the guide whose attributes end with `suffix` in documents.
  init(suffix: String) { self.suffix = suffix }

  /// The edge where lines start.
  public var leading: XAxisAnchor { XAxisAnchor(name: "leading" + suffix) }
  /// The edge where lines end.
  public var trailing: XAxisAnchor { XAxisAnchor(name: "trailing" + suffix) }
  /// The left edge.
  public var left: XAxisAnchor { XAxisAnchor(name: "left" + suffix) }
  /// The right edge.
  public var right: XAxisAnchor { XAxisAnchor(name: "right" + suffix) }
  /// The middle between left and right.
  public var centerX: XAxisAnchor { XAxisAnchor(name: "centerX" + suffix) }
  /// The top edge.
  public var top: YAxisAnchor { YAxisAnchor(name: "top" + suffix) }
  /// The bottom edge.
  public var bottom: YAxisAnchor { YAxisAnchor(name: "bottom" + suffix) }
  /// The middle between top and bottom.
  public var centerY: YAxisAnchor { YAxisAnchor(name: "centerY" + suffix) }
  /// The width between left and right.
  public var width: DimensionAnchor { DimensionAnchor(name: "width" + suffix) }
  /// The height between top and bottom.
  public var height: DimensionAnchor { DimensionAnchor(name: "height" + suffix) }
}
