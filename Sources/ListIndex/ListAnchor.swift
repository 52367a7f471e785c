/// A point of a list that stays where it is seen while rows around it change: a row, and how far inside it.
public struct ListAnchor<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The row.
  public var key: Key
  /// How far the viewport's edge lies behind the row's start; negative if the row starts below the edge.
  public var inside: Extent

  /// Creates an anchor.
  public init(_ key: Key, inside: Extent) {
    self.key = key
    self.inside = inside
  }
}
