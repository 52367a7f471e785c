/// One coordinate of a view for many cells: one number a cell, or a single one that all cells have.
public struct CoordinateColumn: Sendable {
  /// The numbers; of a coordinate that all cells share only the first counts.
  public internal(set) var values: [Double] = []
  /// Whether all cells have the first number.
  public internal(set) var isSame = false

  /// The coordinate of a cell.
  public subscript(cell: Int) -> Double { isSame ? values[0] : values[cell] }

  /// Forgets all numbers and keeps the room they took.
  mutating func removeCells() { values.removeAll(keepingCapacity: true) }
}
