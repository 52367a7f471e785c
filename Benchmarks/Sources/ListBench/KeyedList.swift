internal import ListIndex

/// Galley's list with integer keys.
struct KeyedList: OffsetIndex {
  static let name = "ListIndex"
  private(set) var list: ListIndex<Int>
  private var fresh: Int

  init(_ extents: [Int64]) throws {
    try self.init(keys: Array(extents.indices), extents.map { Extent(units: $0) })
  }

  /// Builds it of rows that exist: what the bench times.
  init(keys: [Int], _ extents: [Extent]) throws {
    list = try ListIndex(keys: keys, extents: extents)
    fresh = keys.count
  }

  func offset(of row: Int) throws -> Int64 { try list.offset(at: row).units }
  func row(at offset: Int64) -> Int { list.index(at: Extent(units: offset)) ?? 0 }
  mutating func set(_ row: Int, to extent: Int64) throws { try list.setExtent(at: row, to: Extent(units: extent)) }
  mutating func insert(_ extent: Int64, at row: Int) throws {
    fresh += 1
    try list.insert(fresh, extent: Extent(units: extent), at: row)
  }
  mutating func remove(at row: Int) throws { try list.remove(at: row) }
}
