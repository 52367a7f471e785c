/// The rows of a list: their keys, extents and exact offsets.
///
/// It answers where a row stands and which row stands somewhere, before anything is shown, and follows edits by key.
/// Offsets are sums of fixed-point numbers: `offset(i + 1) − offset(i)` is row i's extent and the gap below it,
/// exactly, whatever edits came before. A list is a value: a copy costs O(1), shares memory, and keeps its rows while
/// the original is edited, on another thread too. Every query and edit is O(log n), building is O(n).
///
/// Nothing is half-applied: an edit that throws leaves the list as it was.
public struct ListIndex<Key: Hashable & Sendable>: Sendable {
  /// The lengths that all rows share.
  public internal(set) var metrics: ListMetrics
  @usableFromInline var tree: ExtentTree
  /// The keys of each leaf, by its number.
  @usableFromInline var keys: PagedArray<ContiguousArray<Key>>
  @usableFromInline var table: KeyTable

  /// A list without rows.
  public init(metrics: ListMetrics = ListMetrics()) {
    self.metrics = metrics
    tree = ExtentTree()
    keys = PagedArray(filler: [])
    table = KeyTable()
    keys.grow(to: 2)
  }

  /// The number of rows.
  @inlinable public var count: Int { tree.count }

  /// Whether there are no rows.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The length of the list: insets, extents and the gaps between rows.
  public var total: Extent {
    Extent(units: metrics.total(rows: count, sum: tree.total) ?? metrics.extents.upperBound.units)
  }

  /// The key of a row's place.
  @inlinable
  func key(_ place: ExtentTree.Place) -> Key { keys[Int(place.leaf)][place.slot] }

  /// The offset of a row's place, in units.
  @inlinable
  func offset(_ place: ExtentTree.Place) -> Int64 {
    metrics.leadingInset.units &+ place.prefix &+ metrics.gap &* Int64(place.index)
  }

  /// The leaf and slot of a key, and its hash.
  @inlinable
  func find(_ key: Key) -> (leaf: UInt32, slot: Int, hash: UInt64)? {
    let hash = KeyHash.of(key, multiplier: KeyHash.multiplier)
    return table.firstLeaf(of: hash) { leaf in
      keys[Int(leaf)].firstIndex(of: key).map { (leaf, $0, hash) }
    }
  }

  /// The place of the row at an index.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  @inlinable
  func place(at index: Int) throws(ListError) -> ExtentTree.Place {
    guard index >= 0, index < count else { throw .indexOutOfRange(index, count: count) }
    return tree.place(at: index)
  }

  /// The place of the row with a key.
  ///
  /// - Throws: `ListError.unknownKey`.
  @inlinable
  func place(of key: Key) throws(ListError) -> ExtentTree.Place {
    guard let (leaf, slot, _) = find(key) else { throw .unknownKey(String(describing: key)) }
    return tree.place(leaf: leaf, slot: slot)
  }
}
