/// The dense part of a basis: an LU factorisation with scaled partial pivoting, O(s³) for s rows.
struct Nucleus<Number: SolverNumber>: Sendable {
  private let positions: [Int]
  private let variables: [Int]
  /// Place of each variable in the nucleus.
  private let places: [Int: Int]
  /// L below the diagonal (unit diagonal) and U, row after row, in pivot order.
  private var factors: [Number]
  /// The row of the nucleus that is the k-th pivot.
  private var order: [Int]
  /// Whether an entry may be 0 or not.
  private(set) var isDoubtful = false
  private var size: Int { positions.count }

  /// Factorises, or nil if the rows are dependent.
  init?(_ planes: SparseRows, _ active: [Int], positions: [Int], variables: [Int]) {
    guard positions.count == variables.count else { return nil }
    self.positions = positions
    self.variables = variables
    places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    let size = positions.count
    factors = Array(repeating: Number(0), count: size * size)
    order = Array(0..<size)
    for (row, position) in positions.enumerated() {
      for entry in planes[active[position]] {
        if let column = places[entry.index] { factors[row * size + column] = Number(entry.value) }
      }
    }
    guard factorise() else { return nil }
  }

  private mutating func factorise() -> Bool {
    let size = size
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
      for row in step + 1..<max(size, step + 1) where factors[row * size + step].double != 0 {
        let share = factors[row * size + step] / pivot
        factors[row * size + step] = share
        for column in step + 1..<size {
          let term = share * factors[step * size + column]
          let old = factors[row * size + column]
          factors[row * size + column] = (old - term).cleaned(abs(old.double) + abs(term.double), &isDoubtful)
        }
      }
    }
    return true
  }

  /// Solves for the nucleus's variables; those before it are in `answer` already.
  func solve(
    _ bounds: [Number], _ planes: SparseRows, _ active: [Int], into answer: inout [Number], _ doubt: inout Bool
  ) {
    guard size > 0 else { return }
    var numbers = order.map { row in
      var sum = bounds[positions[row]]
      var magnitude = abs(sum.double)
      for entry in planes[active[positions[row]]] where places[entry.index] == nil {
        let term = Number(entry.value) * answer[entry.index]
        sum = sum - term
        magnitude += abs(term.double)
      }
      return sum.cleaned(magnitude, &doubt)
    }
    for row in 0..<size { reduce(&numbers, row, 0..<row, isTransposed: false, &doubt) }
    for row in (0..<size).reversed() {
      reduce(&numbers, row, row + 1..<size, isTransposed: false, &doubt)
      numbers[row] = numbers[row] / factors[row * size + row]
    }
    for (place, variable) in variables.enumerated() { answer[variable] = numbers[place] }
  }

  /// Solves for the nucleus's multipliers and takes their part off the variables before it.
  func solveTransposed(
    _ costs: inout [Number], _ magnitudes: inout [Double], _ planes: SparseRows, _ active: [Int],
    into answer: inout [Number], _ doubt: inout Bool
  ) {
    guard size > 0 else { return }
    var numbers = variables.map { costs[$0].cleaned(magnitudes[$0], &doubt) }
    for row in 0..<size {
      reduce(&numbers, row, 0..<row, isTransposed: true, &doubt)
      numbers[row] = numbers[row] / factors[row * size + row]
    }
    for row in (0..<size).reversed() { reduce(&numbers, row, row + 1..<size, isTransposed: true, &doubt) }
    for (place, row) in order.enumerated() where numbers[place].double != 0 {
      answer[positions[row]] = numbers[place]
      for entry in planes[active[positions[row]]] where places[entry.index] == nil {
        let term = numbers[place] * Number(entry.value)
        costs[entry.index] = costs[entry.index] - term
        magnitudes[entry.index] += abs(term.double)
      }
    }
  }

  /// Takes the known numbers `others` off one number.
  private func reduce(
    _ numbers: inout [Number], _ row: Int, _ others: Range<Int>, isTransposed: Bool, _ doubt: inout Bool
  ) {
    var sum = numbers[row]
    var magnitude = abs(sum.double)
    for other in others where numbers[other].double != 0 {
      let term = numbers[other] * (isTransposed ? factors[other * size + row] : factors[row * size + other])
      sum = sum - term
      magnitude += abs(term.double)
    }
    numbers[row] = sum.cleaned(magnitude, &doubt)
  }
}
