/// The cells of a batch as columns of one matrix: parameters read from some of its rows, variables written to others.
struct CellColumns {
  /// A row a column, a number a cell.
  var matrix: Matrix
  /// The row of each parameter after the constant one.
  let inputs: [Int64]
  /// The row of each variable, -1 where it is not wanted.
  let outputs: [Int64]
  /// Cells, from column 0 on.
  let count: Int

  /// Takes columns.
  init(matrix: Matrix, inputs: [Int64], outputs: [Int64], count: Int) {
    self.matrix = matrix
    self.inputs = inputs
    self.outputs = outputs
    self.count = count
  }

  /// One cell, whose answer nobody wants.
  init(parameters: [Double]) {
    matrix = Matrix(rows: parameters.count, columns: 1)
    matrix.storage = parameters
    inputs = (1..<max(1, Int64(parameters.count))).map { $0 }
    outputs = []
    count = 1
  }

  /// Some cells side by side.
  init(gathering cells: [Int32], of columns: CellColumns) {
    count = cells.count
    inputs = columns.inputs.indices.map(Int64.init)
    var row = Int64(columns.inputs.count) - 1
    outputs = columns.outputs.map { output in
      if output >= 0 { row += 1 }
      return output < 0 ? -1 : row
    }
    matrix = Matrix(rows: Int(row) + 1, columns: cells.count)
    for input in inputs.indices {
      for (place, cell) in cells.enumerated() { matrix[input, place] = columns.input(input, Int(cell)) }
    }
  }

  /// Copies answers of cells gathered before back to their places.
  mutating func scatter(_ some: CellColumns, to cells: [Int32]) {
    for (from, to) in zip(some.outputs, outputs) where to >= 0 {
      for (place, cell) in cells.enumerated() { matrix[Int(to), Int(cell)] = some.matrix[Int(from), place] }
    }
  }

  /// A parameter but the constant one of a cell.
  func input(_ input: Int, _ cell: Int) -> Double { matrix.storage[Int(inputs[input]) * matrix.columns + cell] }

  /// All parameters of a cell, the constant one first.
  func parameters(of cell: Int) -> [Double] { [1] + inputs.indices.map { input($0, cell) } }
}
