/// The dense part of a basis: an LU factorisation with scaled partial pivoting, O(s³) for s rows.
struct Nucleus<Number: SolverNumber>: Sendable {
  private let positions: [Int]
  private let variables: [Int]
  /// L below the diagonal (unit diagonal) and U, row after row, in pivot order.
  private var factors: [Number]
  /// The row of the nucleus that is the k-th pivot.
  private var order: [Int]
  private var size: Int { positions.count }

  /// Factorises, or nil if the rows are dependent, or may be as far as numbers can tell.
  init?(_ planes: SparseRows, _ active: [Int], positions: [Int], variables: [Int]) {
    guard positions.count == variables.count else { return nil }
    self.positions = positions
    self.variables = variables
    let size = positions.count
    factors = Array(repeating: Number(0), count: size * size)
    order = Array(0..<size)
    guard size > 0 else { return }
    let places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    for (row, position) in positions.enumerated() {
      for entry in planes[active[position]] {
        if let column = places[entry.index] { factors[row * size + column] = Number(entry.number) }
      }
    }
    guard factorise() else { return nil }
  }

  private mutating func factorise() -> Bool {
    let size = size
    var doubt = false
    var scales = (0..<size).map { row in
      factors[row * size..<(row + 1) * size].map { abs($0.double) }.max() ?? 0
    }
    for step in 0..<size {
      var best = step
      var bestRatio = 0.0
      for row in step..<size where scales[row] > 0 {
        let ratio = abs(factors[row * size + step].double) / scales[row]
        if ratio > bestRatio { (best, bestRatio) = (row, ratio) }
      }
      guard bestRatio > 0 else { return false }
      if best != step {
        for column in 0..<size { factors.swapAt(best * size + column, step * size + column) }
        order.swapAt(best, step)
        scales.swapAt(best, step)
      }
      let pivot = factors[step * size + step]
      for row in step + 1..<max(size, step + 1) where !factors[row * size + step].isZero {
        let share = (factors[row * size + step] / pivot).settled(&doubt)
        factors[row * size + step] = share
        for column in step + 1..<size where !factors[step * size + column].isZero {
          let old = factors[row * size + column]
          factors[row * size + column] = (old - share * factors[step * size + column]).settled(&doubt)
        }
      }
      guard !doubt else { return false }
    }
    return true
  }

  /// Solves for the nucleus's variables and takes their part off the rows that follow.
  func solve(
    _ bounds: inout [Number], _ columns: SparseRows, into answer: inout [Number], _ doubt: inout Bool
  ) {
    guard positions.contains(where: { !bounds[$0].isZero }) else { return }
    var numbers = order.map { bounds[positions[$0]].settled(&doubt) }
    for row in 0..<size { reduce(&numbers, row, 0..<row, isTransposed: false, &doubt) }
    for row in (0..<size).reversed() {
      reduce(&numbers, row, row + 1..<size, isTransposed: false, &doubt)
      numbers[row] = (numbers[row] / factors[row * size + row]).settled(&doubt)
    }
    for (place, variable) in variables.enumerated() where !numbers[place].isZero {
      answer[variable] = numbers[place]
      for entry in columns[variable] {
        bounds[entry.index] = bounds[entry.index] - Number(entry.number) * numbers[place]
      }
    }
  }

  /// Solves for the nucleus's multipliers and takes their part off the columns that follow.
  func solveTransposed(
    _ costs: inout [Number], _ planes: SparseRows, _ active: [Int], into answer: inout [Number],
    _ doubt: inout Bool
  ) {
    guard variables.contains(where: { !costs[$0].isZero }) else { return }
    var numbers = variables.map { costs[$0].settled(&doubt) }
    for row in 0..<size {
      reduce(&numbers, row, 0..<row, isTransposed: true, &doubt)
      numbers[row] = (numbers[row] / factors[row * size + row]).settled(&doubt)
    }
    for row in (0..<size).reversed() { reduce(&numbers, row, row + 1..<size, isTransposed: true, &doubt) }
    for (place, row) in order.enumerated() where !numbers[place].isZero {
      answer[positions[row]] = numbers[place]
      for entry in planes[active[positions[row]]] {
        costs[entry.index] = costs[entry.index] - numbers[place] * Number(entry.number)
      }
    }
  }

  /// Takes the known numbers `others` off one number.
  private func reduce(
    _ numbers: inout [Number], _ row: Int, _ others: Range<Int>, isTransposed: Bool, _ doubt: inout Bool
  ) {
    var sum = numbers[row]
    for other in others where !numbers[other].isZero {
      sum = sum - numbers[other] * (isTransposed ? factors[other * size + row] : factors[row * size + other])
    }
    numbers[row] = sum.settled(&doubt)
  }
}
