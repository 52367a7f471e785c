/// What the bench asks of a structure of extents.
protocol OffsetIndex {
  /// What it is called in the results.
  static var name: String { get }
  /// Builds it from extents in units.
  init(_ extents: [Int64]) throws
  /// Where a row starts.
  func offset(of row: Int) throws -> Int64
  /// The row at an offset.
  func row(at offset: Int64) -> Int
  /// Changes a row's extent.
  mutating func set(_ row: Int, to extent: Int64) throws
  /// Inserts a row.
  mutating func insert(_ extent: Int64, at row: Int) throws
  /// Removes a row.
  mutating func remove(at row: Int) throws
}
