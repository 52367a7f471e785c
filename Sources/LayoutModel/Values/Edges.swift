/// One value for each edge of a rectangle.
public struct Edges<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The top edge's.
  public var top: Value
  /// The leading edge's.
  public var leading: Value
  /// The bottom edge's.
  public var bottom: Value
  /// The trailing edge's.
  public var trailing: Value

  /// Creates edges.
  public init(top: Value, leading: Value, bottom: Value, trailing: Value) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
