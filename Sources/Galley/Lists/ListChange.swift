public import ListIndex

/// What a change of a list came to.
public struct ListChange<Key: Hashable & Sendable>: Sendable {
  /// Rows that are new, gone, or were measured again, the new ones in the order of the list.
  public var rows: [RowChange<Key>] = []
  /// How many cells were laid out.
  public var measured = 0
  /// How many of them had their texts shaped, too.
  public var prepared = 0
  /// The scroll offset that keeps the anchor where it was; nil if none was given.
  public var scrollOffset: Extent?
  /// Why rows could not be measured; they stand without extent.
  public var failures: [Key: String] = [:]
}
