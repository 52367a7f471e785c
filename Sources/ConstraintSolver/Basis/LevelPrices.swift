/// What moving active planes off 0 costs at one level.
///
/// With z M = Σ σ_i a_i over the planes outside the basis, σ_i the slope of their cost at this level on their side,
/// moving active plane j's residual up by one costs above_j + z_j, down below_j − z_j. A basis is dual feasible where
/// no such cost, compared level by level, is negative.
struct LevelPrices<Number: SolverNumber> {
  /// z, by position.
  let multipliers: [Number]
  /// The cost of moving each active plane up.
  private var up: [Number]
  /// The cost of moving each active plane down.
  private var down: [Number]

  /// Works out the prices of a basis: one transposed solve.
  ///
  /// - Parameters:
  ///   - form: the system.
  ///   - level: the level's place.
  ///   - basis: the basis.
  ///   - doubt: set where longer numbers must tell.
  ///   - solve: solves z M = c in place.
  init(
    _ form: StandardForm, level: Int, _ basis: Basis, _ doubt: inout Bool, solve: (inout [Number], inout Bool) -> Void
  ) {
    var costs = [Number](repeating: Number(0), count: form.variableCount)
    var isZero = true
    for (plane, cost) in form.costsOfLevel[level] where basis.sides[plane] != 0 {
      let slope = cost.slope(basis.sides[plane])
      guard !slope.isZero else { continue }
      isZero = false
      for entry in form.planes[plane] {
        costs[entry.index] = costs[entry.index] + Number(slope) * Number(entry.number)
      }
    }
    if !isZero { solve(&costs, &doubt) }
    multipliers = costs
    up = costs
    down = costs.map { -$0 }
    for position in costs.indices {
      guard let own = form.cost(of: basis.active[position], level: level) else { continue }
      up[position] = (Number(own.above) + costs[position]).settled(&doubt)
      down[position] = (Number(own.below) - costs[position]).settled(&doubt)
    }
  }

  /// The cost of moving the active plane at `position` up or down, by one.
  func cost(_ position: Int, isUp: Bool) -> Number { isUp ? up[position] : down[position] }
}
