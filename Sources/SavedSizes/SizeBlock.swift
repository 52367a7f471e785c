public import LayoutModel

/// Sizes of some items in order, as columns.
public struct SizeBlock: Hashable, Sendable {
  /// One key an item.
  public var keys: [ItemBatch.Key]
  /// For each item its heights, at all widths and in each at all text scales; 0 where the status is `error`.
  public var heights: [Double]
  /// The statuses, in the same nesting.
  public var statuses: [RowStatus]

  /// Creates a block.
  public init(keys: [ItemBatch.Key], heights: [Double], statuses: [RowStatus]) {
    self.keys = keys
    self.heights = heights
    self.statuses = statuses
  }
}
