/// All optima of one cell, seen from a basis: where its cost-free moves lead without changing any cost.
///
/// The ways out of the optimum are the moves v ≥ 0 with B v ≥ 0, B the rates of the planes that stand at their kink.
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
      let shares = node.shares(of: plane)
      let side = Double(node.basis.sides[plane])
      return moves.map { move in (move.isUp ? side : -side) * shares[move.position] }
    }.filter { $0.contains { $0 < 0 } }
    if moves.isEmpty {
      hasMoves = false
    } else if barriers.isEmpty {
      hasMoves = true
    } else {
      hasMoves = Self.way(Array(repeating: 1, count: moves.count), value: 1, barriers) != nil
    }
  }

  /// The variables that another optimum moves.
  ///
  /// A way found for one variable tells of all that it moves, so few systems are solved.
  func undetermined() -> [Int] {
    guard hasMoves, let first = directions.first else { return [] }
    var isMoved = [Bool](repeating: false, count: first.count)
    func mark(_ change: [Double]) {
      for variable in change.indices where change[variable] != 0 { isMoved[variable] = true }
    }
    for (move, direction) in directions.enumerated() where barriers.allSatisfy({ $0[move] >= 0 }) {
      mark(direction)
    }
    for variable in first.indices where !isMoved[variable] {
      let rates = directions.map { $0[variable] }
      guard rates.contains(where: { $0 != 0 }) else { continue }
      if let way = Self.way(rates, value: 1, barriers) ?? Self.way(rates, value: -1, barriers) {
        mark(change(along: way))
        isMoved[variable] = true
      }
    }
    return isMoved.indices.filter { isMoved[$0] }
  }

  /// The change of the variables when each move is made so far.
  private func change(along way: [Double]) -> [Double] {
    var sums = [Double](repeating: 0, count: directions[0].count)
    var magnitudes = sums
    for (direction, share) in zip(directions, way) where share > 0 {
      for variable in sums.indices {
        sums[variable] += share * direction[variable]
        magnitudes[variable] += abs(share * direction[variable])
      }
    }
    return sums.indices.map { abs(sums[$0]) <= Rounding.clear * magnitudes[$0] ? 0 : sums[$0] }
  }

  /// Moves v ≥ 0 that cross no barrier and reach Σ weights · v = value, or nil: a small system of its own.
  private static func way(_ weights: [Double], value: Double, _ barriers: [[Double]]) -> [Double]? {
    func row(_ factors: [Double], _ relation: Relation, _ bound: Double) -> LinearSystem.Row {
      let unit = factors.reduce(0) { max($0, abs($1)) }
      return LinearSystem.Row(
        terms: factors.enumerated().map { LinearSystem.Term(variable: $0, coefficient: $1 / unit) },
        relation: relation, bound: [LinearSystem.BoundTerm(parameter: 0, coefficient: bound)],
        priority: LinearSystem.requiredLevel)
    }
    let count = weights.count
    var rows = (0..<count).map { move in
      LinearSystem.Row(
        terms: [LinearSystem.Term(variable: move, coefficient: 1)], relation: .greaterOrEqual, bound: [],
        priority: LinearSystem.requiredLevel)
    }
    rows += barriers.map { row($0, .greaterOrEqual, 0) }
    rows.append(row(weights, .equal, value))
    let system = LinearSystem(variableCount: count, parameterCount: 1, rows: rows, tieBreaks: [])
    return SystemSolver(system).satisfyingValues([1], tolerance: 0)
  }
}
