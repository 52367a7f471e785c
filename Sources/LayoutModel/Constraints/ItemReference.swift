/// A view of a cell, or a layout guide that a strategy asked for, by its place in the structure.
public struct ItemReference: Hashable, Sendable {
  /// Views come first, in document order; guides follow in the order they were made.
  public let index: Int

  /// Creates a reference.
  public init(index: Int) { self.index = index }

  /// One of the item's attributes.
  public subscript(_ attribute: Attribute) -> LayoutExpression {
    LayoutExpression(Anchor(item: self, attribute: attribute))
  }
}
