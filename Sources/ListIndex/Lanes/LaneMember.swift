/// A member of a list in lanes, as it is put in.
public struct LaneMember<Key: Hashable & Sendable>: Hashable, Sendable {
  /// What tells it from others.
  public var key: Key
  /// Its extent along the list, at the width of its lane or, across all lanes, of the list.
  public var extent: Extent
  /// Whether it goes across all lanes; those after it start below it.
  public var isAcross: Bool

  /// Creates a member.
  public init(_ key: Key, extent: Extent, isAcross: Bool = false) {
    self.key = key
    self.extent = extent
    self.isAcross = isAcross
  }
}
