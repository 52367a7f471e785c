/// A direction of layout, with the attributes of its edges.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The other axis.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
  /// The edge where content starts.
  public var start: Attribute { self == .horizontal ? .leading : .top }
  /// The edge where content ends.
  public var end: Attribute { self == .horizontal ? .trailing : .bottom }
  /// The start edge inset by the margins.
  public var startMargin: Attribute { self == .horizontal ? .leadingMargin : .topMargin }
  /// The end edge inset by the margins.
  public var endMargin: Attribute { self == .horizontal ? .trailingMargin : .bottomMargin }
  /// The middle between the edges.
  public var center: Attribute { self == .horizontal ? .centerX : .centerY }
  /// The extent along the axis.
  public var extent: Attribute { self == .horizontal ? .width : .height }
}
