/// What moving active planes off 0 costs at one level.
///
/// With z M = Σ σ_i a_i over the planes outside the basis, σ_i the slope of their cost at this level on their side,
/// moving active plane j's residual up by one costs above_j + z_j, down below_j − z_j. A basis is dual feasible where
/// no such cost, compared level by level, is negative.
struct LevelPrices {
  /// z, by position.
  private(set) var multipliers: [Double]
  /// The cost of moving each active plane up.
  private var up: [Double]
  /// The cost of moving each active plane down.
  private var down: [Double]

  /// Works out the prices of a basis: one transposed solve.
  ///
  /// - Parameters:
  ///   - form: the system.
  ///   - level: the level's place.
  ///   - basis: the basis.
  ///   - doubt: set where a cost may be 0 or not.
  ///   - solve: solves z M = c in place.
  init<Number: SolverNumber>(
    _ form: StandardForm, level: Int, _ basis: Basis, _ doubt: inout Bool, solve: (inout [Number], inout Bool) -> Void
  ) {
    var costs = [Number](repeating: Number(0), count: form.variableCount)
    var magnitudes = [Double](repeating: 0, count: form.variableCount)
    var isZero = true
    for (plane, cost) in form.costsOfLevel[level] where basis.sides[plane] != 0 {
      let slope = cost.slope(basis.sides[plane])
      guard slope != 0 else { continue }
      isZero = false
      for entry in form.planes[plane] {
        let term = Number(slope) * Number(entry.value)
        costs[entry.index] = costs[entry.index] + term
        magnitudes[entry.index] += abs(term.double)
      }
    }
    if !isZero {
      for variable in costs.indices { costs[variable] = costs[variable].cleaned(magnitudes[variable], &doubt) }
      solve(&costs, &doubt)
    }
    multipliers = costs.map(\.double)
    up = multipliers
    down = multipliers.map { -$0 }
    for position in costs.indices {
      guard let own = form.cost(of: basis.active[position], level: level) else { continue }
      let size = abs(multipliers[position])
      up[position] = (Number(own.above) + costs[position]).cleaned(own.above + size, &doubt).double
      down[position] = (Number(own.below) - costs[position]).cleaned(own.below + size, &doubt).double
    }
  }

  /// The cost of moving the active plane at `position` up or down, by one.
  func cost(_ position: Int, isUp: Bool) -> Double { isUp ? up[position] : down[position] }
}
