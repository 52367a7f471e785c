/// Affine forms over parameters, each a short list of nonzero factors, evaluated in one fixed order.
struct AffineRows: Sendable {
  /// Where each row's factors start; one more than rows.
  private(set) var starts: [Int] = [0]
  /// Parameters of the factors.
  private(set) var parameters: [Int] = []
  /// The factors.
  private(set) var factors: [Double] = []
  /// The factors as a dense matrix, row after row, for BLAS.
  let dense: [Double]
  /// Parameters in all.
  let width: Int

  /// Rows.
  var count: Int { starts.count - 1 }

  /// Takes dense rows.
  init(_ rows: [[Double]], width: Int) {
    self.width = width
    dense = rows.flatMap { $0 }
    for row in rows {
      for (parameter, factor) in row.enumerated() where factor != 0 {
        parameters.append(parameter)
        factors.append(factor)
      }
      starts.append(parameters.count)
    }
  }

  /// A row's value for one cell: products added in order of parameters, so that its bits depend on the cell alone.
  func value(_ row: Int, _ columns: Matrix, _ cell: Int) -> Double {
    var sum = 0.0
    for place in starts[row]..<starts[row + 1] {
      sum += factors[place] * columns.storage[parameters[place] * columns.columns + cell]
    }
    return sum
  }

  /// A row's values for cells 0..<count, into `sums`; the same bits as `value`.
  func values(_ row: Int, _ columns: Matrix, into sums: inout [Double]) {
    let count = columns.columns
    for cell in 0..<count { sums[cell] = 0 }
    for place in starts[row]..<starts[row + 1] {
      let factor = factors[place]
      let start = parameters[place] * count
      for cell in 0..<count { sums[cell] += factor * columns.storage[start + cell] }
    }
  }
}
