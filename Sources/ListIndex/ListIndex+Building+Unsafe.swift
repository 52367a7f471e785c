extension ListIndex {
  /// Builds a list of rows, in O(n).
  ///
  /// - Throws: `ListError` for keys that stand twice, counts that differ, extents that are negative, or a list that
  ///   is too long.
  @inlinable
  public init(keys: [Key], extents: [Extent], metrics: ListMetrics = ListMetrics()) throws(ListError) {
    guard keys.count == extents.count else { throw .countsDiffer(keys: keys.count, extents: extents.count) }
    var units: [Int64]? = nil
    if try metrics.needHolding(extents) {
      var held: [Int64] = []
      held.reserveCapacity(extents.count)
      for extent in extents { held.append(try metrics.held(extent)) }
      units = held
    }
    try self.init(keys: keys, metrics: metrics) { units.map { ExtentTree(held: $0) } ?? ExtentTree(extents) }
  }

  /// Builds a list of rows whose extents are in points, in O(n).
  ///
  /// - Throws: `ListError`, also for extents that are no numbers.
  @inlinable
  public init(keys: [Key], points: [Double], metrics: ListMetrics = ListMetrics()) throws(ListError) {
    var extents: [Extent] = []
    extents.reserveCapacity(points.count)
    for length in points { extents.append(try Extent(points: length)) }
    try self.init(keys: keys, extents: extents, metrics: metrics)
  }

  @inlinable
  init(keys: [Key], metrics: ListMetrics, tree: () -> ExtentTree) throws(ListError) {
    self.init(metrics: metrics)
    guard keys.count <= 200_000_000 else { throw .tooManyRows }
    let table = try Self.table(of: keys)
    self.tree = tree()
    guard metrics.total(rows: keys.count, sum: self.tree.total) != nil else { throw .tooLong }
    self.table = table
    let rows = ExtentTree.builtRows
    self.keys.grow(to: keys.count / rows + 3)
    for (leaf, start) in stride(from: 0, to: keys.count, by: rows).enumerated() {
      self.keys[leaf + 1] = ContiguousArray(keys[start..<Swift.min(start + rows, keys.count)])
    }
  }

  /// The table of keys whose rows are dealt out to leaves in order.
  ///
  /// - Throws: `ListError.duplicateKey`.
  @inlinable
  static func table(of keys: [Key]) throws(ListError) -> KeyTable {
    let multiplier = KeyHash.multiplier
    let dealer = KeyDealer(count: keys.count)
    for start in stride(from: 0, to: keys.count, by: KeyDealer.blockSize) {
      let end = Swift.min(start + KeyDealer.blockSize, keys.count)
      dealer.deal(start) { hashes in
        for row in start..<end {
          hashes[row - start] = UInt32(truncatingIfNeeded: KeyHash.of(keys[row], multiplier: multiplier) >> 36)
        }
        return end - start
      }
    }
    let (table, duplicate) = dealer.table(rowsPerLeaf: ExtentTree.builtRows) { keys[$0] == keys[$1] }
    if let duplicate { throw .duplicateKey(String(describing: keys[duplicate])) }
    return table
  }
}

extension ListMetrics {
  /// Whether some extent lies outside the limits.
  ///
  /// - Throws: `ListError` for a negative extent or a sum that is too large.
  @usableFromInline
  func needHolding(_ values: [Extent]) throws(ListError) -> Bool {
    let low = extents.lowerBound.units
    let high = extents.upperBound.units
    var smallest = Int64.max
    var largest = Int64.min
    for value in values {
      smallest = min(smallest, value.units)
      largest = max(largest, value.units)
    }
    if smallest < 0, !values.isEmpty { throw .invalidExtent(points: Double(smallest) / Double(Extent.unitsPerPoint)) }
    let most = max(min(largest, high), low)
    let (_, overflow) = most.multipliedReportingOverflow(by: Int64(values.count))
    if overflow {
      var sum: Int64 = 0
      for value in values {
        let (next, overflow) = sum.addingReportingOverflow(min(max(value.units, low), high))
        guard !overflow else { throw .tooLong }
        sum = next
      }
    }
    return !values.isEmpty && (smallest < low || largest > high)
  }
}

extension ExtentTree {
  /// Builds a tree of extents.
  @usableFromInline
  init(_ extents: [Extent]) {
    self = extents.withUnsafeBufferPointer { extents in
      extents.withMemoryRebound(to: Int64.self) { ExtentTree($0) }
    }
  }

  /// Builds a tree of extents in units.
  @usableFromInline
  init(held units: [Int64]) { self = units.withUnsafeBufferPointer { ExtentTree($0) } }
}
