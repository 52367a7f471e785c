/// What moving active planes off 0 costs at one level.
///
/// With z M = Σ σ_i a_i over the planes outside the basis, σ_i the slope of their cost at this level on their side,
/// moving active plane j's residual up by one costs above_j + z_j, down below_j − z_j. A basis is dual feasible where
/// no such cost, compared level by level, is negative.
struct LevelPrices<Number: SolverNumber> {
  /// z, by position; empty where all are 0.
  private var multipliers: [Number] = []
  private let form: StandardForm
  private let level: Int
  private let active: [Int]

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
    self.form = form
    self.level = level
    active = basis.active
    for (plane, cost) in form.costsOfLevel[level] where basis.sides[plane] != 0 {
      let slope = Number(cost.slope(basis.sides[plane]))
      guard !slope.isZero else { continue }
      if multipliers.isEmpty { multipliers = Array(repeating: Number(0), count: form.variableCount) }
      for entry in form.planes[plane] {
        multipliers[entry.index] = multipliers[entry.index] + slope * Number(entry.number)
      }
    }
    if !multipliers.isEmpty { solve(&multipliers, &doubt) }
  }

  /// The multiplier of the active plane at `position`.
  func multiplier(_ position: Int) -> Number { multipliers.isEmpty ? Number(0) : multipliers[position] }

  /// The cost of moving the active plane at `position` up or down, by one.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - isUp: whether the plane's residual goes up.
  ///   - doubt: set where longer numbers must tell.
  /// - Returns: the cost, 0 where it cannot be told from 0.
  func cost(_ position: Int, isUp: Bool, _ doubt: inout Bool) -> Number {
    let multiplier = multiplier(position)
    guard let own = form.cost(of: active[position], level: level) else { return isUp ? multiplier : -multiplier }
    let cost = isUp ? Number(own.above) + multiplier : Number(own.below) - multiplier
    return cost.settled(&doubt)
  }
}
