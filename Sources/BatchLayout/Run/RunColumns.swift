import CKernels
import ConstraintSolver

/// The columns of one run: one number a cell, column after column.
struct RunColumns {
  /// Cells.
  private(set) var count = 0
  /// A row for each column, and after them rows for what is needed for a moment.
  var matrix = Matrix(rows: 0, columns: 0)
  private var columnCount = 0

  /// Cells run together at most: what a run reads and writes then stays in the caches next to the core.
  static let chunkSize = 2048
  /// Rows for what is needed for a moment.
  private static let spareRows = 3
  /// Numbers between the rows' ends and the next rows' starts: rows a multiple of 4096 bytes apart would fight for the
  /// same lines of the cache.
  private static let padding = 24

  /// Makes room for `columns` columns of `count` cells.
  ///
  /// Keeps its memory; what is in it is left from other runs.
  mutating func reset(columns: Int, count: Int) {
    self.count = count
    columnCount = columns
    let rows = columns + Self.spareRows
    guard rows > matrix.rows || count > matrix.columns else { return }
    let capacity = count > matrix.columns ? max(count, min(2 * count, Self.chunkSize)) + Self.padding : matrix.columns
    matrix = Matrix(rows: max(rows, matrix.rows), columns: capacity)
  }

  /// A row for what is needed for a moment.
  func spare(_ number: Int) -> Int { columnCount + number }

  /// One number.
  subscript(column: Int, cell: Int) -> Double {
    get { matrix.storage[column * matrix.columns + cell] }
    set { matrix.storage[column * matrix.columns + cell] = newValue }
  }

  /// A form's value for one cell: terms added in order, so that its bits depend on the cell alone.
  func value(_ form: ColumnForm, _ cell: Int) -> Double {
    var sum = form.constant
    for term in form.terms { sum += term.factor * self[term.column, cell] }
    return sum
  }
}
