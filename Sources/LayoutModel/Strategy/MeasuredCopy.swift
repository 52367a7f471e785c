/// What an item after the views of a structure is: a guide, or the copy of a view.
public struct ItemOrigin: Hashable, Sendable {
  /// The place of the view copied; nil for a guide.
  public var place: Int?
  /// The item that it lies in; nil for the root of a copy.
  public var parent: ItemReference?
}

/// A member with everything in it, laid out apart to be measured.
public struct MeasuredCopy: Hashable, Sendable {
  /// The copy of the member.
  public var root: ItemReference
  /// The items of the copy, in document order.
  public var count: Int
  /// The axis along which the copy is fitted.
  public var axis: Axis
  /// Its extent across the axis; nil fits it too.
  public var across: AffineForm?
}
