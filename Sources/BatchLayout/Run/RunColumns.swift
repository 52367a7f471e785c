import ConstraintSolver

/// The columns of one run: a row of storage for each column, one number a cell.
struct RunColumns {
  /// Cells.
  private(set) var count = 0
  var storage: [Double] = []
  /// The operands of the expression at hand, a column each.
  var operands: [Double] = []

  /// Makes room for `columns` columns of `count` cells, all 0 but column 0, which is 1.
  ///
  /// Keeps its memory.
  mutating func reset(columns: Int, count: Int) {
    self.count = count
    let size = columns * count
    if storage.count < size { storage = Array(repeating: 0, count: size) }
    for place in 0..<size { storage[place] = place < count ? 1 : 0 }
  }

  /// One number.
  subscript(column: Int, cell: Int) -> Double {
    get { storage[column * count + cell] }
    set { storage[column * count + cell] = newValue }
  }

  /// A form's value for one cell: terms added in order, so that its bits depend on the cell alone.
  func value(_ form: ColumnForm, _ cell: Int) -> Double {
    var sum = form.constant
    for term in form.terms { sum += term.factor * storage[term.column * count + cell] }
    return sum
  }

  /// Copies columns into the rows of a matrix, after a first row of ones.
  func gather(_ columns: [Int], into matrix: inout Matrix) {
    for cell in 0..<count { matrix.storage[cell] = 1 }
    for (row, column) in columns.enumerated() {
      let from = column * count
      let to = (row + 1) * count
      for cell in 0..<count { matrix.storage[to + cell] = storage[from + cell] }
    }
  }

  /// Copies the rows of a matrix into columns.
  mutating func scatter(_ matrix: Matrix, to columns: [Int]) {
    for (row, column) in columns.enumerated() {
      let from = row * count
      let to = column * count
      for cell in 0..<count { storage[to + cell] = matrix.storage[from + cell] }
    }
  }
}
