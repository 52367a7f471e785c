/// A square matrix factorised with complete pivoting in twice the usual digits: slow, plain and on its own, for checks
/// of answers.
struct DenseFactorization {
  private let size: Int
  /// L below the diagonal (unit diagonal) and U, in pivot order.
  private var factors: [[DoubleDouble]]
  private var rowOrder: [Int]
  private var columnOrder: [Int]

  /// Factorises rows of equal length; nil if they are dependent.
  ///
  /// Rows are scaled to a largest entry of 1 for the choice of pivots only.
  init?(_ rows: [[Double]]) {
    size = rows.count
    factors = rows.map { $0.map(DoubleDouble.init) }
    rowOrder = Array(0..<rows.count)
    columnOrder = rowOrder
    var scales = rows.map { row in row.map { abs($0) }.max() ?? 0 }
    for step in 0..<size {
      var best = (row: step, column: step, ratio: 0.0)
      for row in step..<size where scales[row] > 0 {
        for column in step..<size where abs(factors[row][column].high) / scales[row] > best.ratio {
          best = (row, column, abs(factors[row][column].high) / scales[row])
        }
      }
      guard best.ratio > 1e-28 else { return nil }
      factors.swapAt(step, best.row)
      rowOrder.swapAt(step, best.row)
      scales.swapAt(step, best.row)
      if best.column != step {
        for row in 0..<size { factors[row].swapAt(step, best.column) }
        columnOrder.swapAt(step, best.column)
      }
      for row in step + 1..<max(size, step + 1) where factors[row][step].high != 0 {
        let share = factors[row][step] / factors[step][step]
        factors[row][step] = share
        for column in step + 1..<size { factors[row][column] = factors[row][column] - share * factors[step][column] }
      }
    }
  }

  /// Solves z M = c; a number of z this small against the numbers that make it up is 0.
  func solveTransposed(_ costs: [DoubleDouble], negligible: Double) -> [DoubleDouble] {
    var numbers = columnOrder.map { costs[$0] }
    for row in 0..<size {
      take(0..<row, off: row, &numbers, negligible) { factors[$0][row] }
      numbers[row] = numbers[row] / factors[row][row]
    }
    for row in (0..<size).reversed() {
      take(row + 1..<max(size, row + 1), off: row, &numbers, negligible) { factors[$0][row] }
    }
    var answer = [DoubleDouble](repeating: DoubleDouble(0), count: size)
    for (place, row) in rowOrder.enumerated() { answer[row] = numbers[place] }
    return answer
  }

  private func take(
    _ others: Range<Int>, off row: Int, _ numbers: inout [DoubleDouble], _ negligible: Double,
    factor: (Int) -> DoubleDouble
  ) {
    var magnitude = abs(numbers[row].high)
    for other in others {
      let term = numbers[other] * factor(other)
      numbers[row] = numbers[row] - term
      magnitude += abs(term.high)
    }
    if abs(numbers[row].high) <= negligible * magnitude { numbers[row] = DoubleDouble(0) }
  }
}
