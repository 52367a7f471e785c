/// All optima of one cell, seen from a basis: where its cost-free moves lead without changing any cost.
struct OptimalFace: Sendable {
  /// Each move's change of the variables.
  private let directions: [[Double]]
  /// Planes that stand at their kink, as the moves change them: each must stay at least 0.
  private let barriers: [[Double]]

  /// Whether a second optimum exists.
  let hasMoves: Bool

  /// The face of the cells at `node` where the planes `degenerate` stand at their kink.
  init(_ node: BasisNode, degenerate: [Int]) {
    let moves = node.freeMoves
    var directionOf: [Int: [Double]] = [:]
    for move in moves where directionOf[move.position] == nil {
      directionOf[move.position] = node.direction(of: move.position)
    }
    let directions = moves.map { move in
      (directionOf[move.position] ?? []).map { move.isUp ? $0 : -$0 }
    }
    self.directions = directions
    barriers = degenerate.map { plane in
      directions.map { direction in
        var sum = 0.0
        var magnitude = 0.0
        for entry in node.form.planes[plane] {
          sum -= entry.value * direction[entry.index]
          magnitude += abs(entry.value * direction[entry.index])
        }
        return Double(node.basis.sides[plane]) * Rounding.cleaned(sum, magnitude)
      }
    }.filter { $0.contains { $0 < 0 } }
    if moves.isEmpty {
      hasMoves = false
    } else if barriers.isEmpty {
      hasMoves = true
    } else {
      hasMoves = Self.isReachable(Array(repeating: 1, count: moves.count), value: 1, barriers)
    }
  }

  /// The variables that another optimum moves.
  func undetermined() -> [Int] {
    guard hasMoves, let first = directions.first else { return [] }
    return first.indices.filter { variable in
      let rates = directions.map { $0[variable] }
      guard rates.contains(where: { $0 != 0 }) else { return false }
      return Self.isReachable(rates, value: 1, barriers) || Self.isReachable(rates, value: -1, barriers)
    }
  }

  /// Whether moves v ≥ 0 that cross no barrier reach Σ weights · v = value: a small system of its own.
  private static func isReachable(_ weights: [Double], value: Double, _ barriers: [[Double]]) -> Bool {
    func row(_ factors: [Double], _ relation: Relation, _ bound: Double) -> LinearSystem.Row {
      LinearSystem.Row(
        terms: factors.enumerated().map { LinearSystem.Term(variable: $0, coefficient: $1) },
        relation: relation, bound: [LinearSystem.BoundTerm(parameter: 0, coefficient: bound)],
        priority: LinearSystem.requiredLevel)
    }
    let count = weights.count
    var rows = (0..<count).map { move in
      row((0..<count).map { $0 == move ? 1 : 0 }, .greaterOrEqual, 0)
    }
    rows += barriers.map { row($0, .greaterOrEqual, 0) }
    rows.append(row(weights, .equal, value))
    let system = LinearSystem(variableCount: count, parameterCount: 1, rows: rows, tieBreaks: [])
    return SystemSolver(system).isSatisfiable([1])
  }
}
