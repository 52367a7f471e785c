public import ListIndex

/// What became of one row of a list.
public struct RowChange<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The row.
  public var key: Key
  /// The extent it had; nil if it is new.
  public var old: Extent?
  /// The extent it has; nil if it is gone.
  public var new: Extent?

  /// Creates a change.
  public init(_ key: Key, old: Extent?, new: Extent?) {
    self.key = key
    self.old = old
    self.new = new
  }
}
