/// Numbers in rows of one length, stored row after row: a row a parameter or variable, a column a cell.
public struct Matrix: Sendable {
  /// Rows.
  public let rows: Int
  /// Columns.
  public let columns: Int
  /// `rows * columns` numbers, row after row.
  public var storage: [Double]

  /// Creates a matrix of zeros.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    storage = Array(repeating: 0, count: rows * columns)
  }

  /// One number.
  public subscript(row: Int, column: Int) -> Double {
    get { storage[row * columns + column] }
    set { storage[row * columns + column] = newValue }
  }
}
