/// The dense part of a basis: an LU factorisation with scaled partial pivoting, O(s³) for s rows.
struct Nucleus: Sendable {
  private let positions: [Int]
  private let variables: [Int]
  /// Place of each variable in the nucleus.
  private let places: [Int: Int]
  /// L below the diagonal (unit diagonal) and U, row after row, in pivot order.
  private var factors: [Double]
  /// The row of the nucleus that is the k-th pivot.
  private var order: [Int]
  private var size: Int { positions.count }

  /// Factorises, or nil if the rows are dependent.
  init?(_ planes: SparseRows, _ active: [Int], positions: [Int], variables: [Int]) {
    guard positions.count == variables.count else { return nil }
    self.positions = positions
    self.variables = variables
    places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    let size = positions.count
    factors = Array(repeating: 0, count: size * size)
    order = Array(0..<size)
    for (row, position) in positions.enumerated() {
      for entry in planes[active[position]] {
        if let column = places[entry.index] { factors[row * size + column] = entry.value }
      }
    }
    guard factorise() else { return nil }
  }

  private mutating func factorise() -> Bool {
    let size = size
    var scales = (0..<size).map { row in factors[row * size..<(row + 1) * size].map { abs($0) }.max() ?? 0 }
    for step in 0..<size {
      var best = step
      var bestRatio = 0.0
      for row in step..<size where scales[row] > 0 {
        let ratio = abs(factors[row * size + step]) / scales[row]
        if ratio > bestRatio { (best, bestRatio) = (row, ratio) }
      }
      guard bestRatio > 0 else { return false }
      if best != step {
        for column in 0..<size { factors.swapAt(best * size + column, step * size + column) }
        order.swapAt(best, step)
        scales.swapAt(best, step)
      }
      let pivot = factors[step * size + step]
      for row in step + 1..<max(size, step + 1) where factors[row * size + step] != 0 {
        let share = factors[row * size + step] / pivot
        factors[row * size + step] = share
        for column in step + 1..<size {
          let term = share * factors[step * size + column]
          let old = factors[row * size + column]
          factors[row * size + column] = Rounding.cleaned(old - term, abs(old) + abs(term))
        }
      }
    }
    return true
  }

  /// Solves for the nucleus's variables; those before it are in `answer` already.
  func solve(_ bounds: [Double], _ planes: SparseRows, _ active: [Int], into answer: inout [Double]) {
    guard size > 0 else { return }
    var numbers = order.map { row in
      var sum = bounds[positions[row]]
      var magnitude = abs(sum)
      for entry in planes[active[positions[row]]] where places[entry.index] == nil {
        sum -= entry.value * answer[entry.index]
        magnitude += abs(entry.value * answer[entry.index])
      }
      return Rounding.cleaned(sum, magnitude)
    }
    for row in 0..<size { reduce(&numbers, row, 0..<row, isTransposed: false) }
    for row in (0..<size).reversed() {
      reduce(&numbers, row, row + 1..<size, isTransposed: false)
      numbers[row] /= factors[row * size + row]
    }
    for (place, variable) in variables.enumerated() { answer[variable] = numbers[place] }
  }

  /// Solves for the nucleus's multipliers and takes their part off the variables before it.
  func solveTransposed(
    _ costs: inout [Double], _ magnitudes: inout [Double], _ planes: SparseRows, _ active: [Int],
    into answer: inout [Double]
  ) {
    guard size > 0 else { return }
    var numbers = variables.map { Rounding.cleaned(costs[$0], magnitudes[$0]) }
    for row in 0..<size {
      reduce(&numbers, row, 0..<row, isTransposed: true)
      numbers[row] /= factors[row * size + row]
    }
    for row in (0..<size).reversed() { reduce(&numbers, row, row + 1..<size, isTransposed: true) }
    for (place, row) in order.enumerated() where numbers[place] != 0 {
      answer[positions[row]] = numbers[place]
      for entry in planes[active[positions[row]]] where places[entry.index] == nil {
        costs[entry.index] -= numbers[place] * entry.value
        magnitudes[entry.index] += abs(numbers[place] * entry.value)
      }
    }
  }

  /// Takes the known numbers `others` off one number.
  private func reduce(_ numbers: inout [Double], _ row: Int, _ others: Range<Int>, isTransposed: Bool) {
    var sum = numbers[row]
    var magnitude = abs(sum)
    for other in others where numbers[other] != 0 {
      let term = numbers[other] * (isTransposed ? factors[other * size + row] : factors[row * size + other])
      sum -= term
      magnitude += abs(term)
    }
    numbers[row] = Rounding.cleaned(sum, magnitude)
  }
}
