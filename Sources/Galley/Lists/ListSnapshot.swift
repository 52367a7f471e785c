public import ListIndex

/// A list as it was at a moment; it keeps its rows while the list goes on.
public struct ListSnapshot<Key: Hashable & Sendable>: Sendable {
  /// Keys, extents and offsets.
  public internal(set) var index: ListIndex<Key>
  /// What rows were measured for.
  public internal(set) var setting: ListSetting
  /// Rows whose extents are still estimates.
  public internal(set) var estimatedRows: Int
  /// What is known of the estimates, while there are some.
  public internal(set) var estimate: ListEstimate?
}
