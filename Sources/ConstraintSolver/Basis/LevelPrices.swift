/// What moving active planes off 0 costs at one level.
///
/// With z M = Σ σ_i a_i over the planes outside the basis, σ_i the slope of their cost at this level on their side,
/// moving active plane j's residual up by one costs above_j + z_j, down below_j − z_j. A basis is dual feasible where
/// no such cost, compared level by level, is negative.
struct LevelPrices {
  private let level: Int
  private let form: StandardForm
  private let active: [Int]
  /// z, by position.
  private(set) var multipliers: [Double]

  /// Works out the prices of a basis: one transposed solve.
  ///
  /// - Parameters:
  ///   - level: the level's place.
  ///   - basis: the basis.
  ///   - solve: solves z M = c in place.
  init(_ form: StandardForm, level: Int, _ basis: Basis, solve: (inout [Double]) -> Void) {
    self.form = form
    self.level = level
    active = basis.active
    var costs = [Double](repeating: 0, count: form.variableCount)
    var magnitudes = costs
    var isZero = true
    for (plane, cost) in form.costsOfLevel[level] where basis.sides[plane] != 0 {
      let slope = cost.slope(basis.sides[plane])
      guard slope != 0 else { continue }
      isZero = false
      for entry in form.planes[plane] {
        costs[entry.index] += slope * entry.value
        magnitudes[entry.index] += abs(slope * entry.value)
      }
    }
    if !isZero {
      for variable in costs.indices {
        costs[variable] = Rounding.cleaned(costs[variable], magnitudes[variable])
      }
      solve(&costs)
    }
    multipliers = costs
  }

  /// The cost of moving the active plane at `position` up or down, by one.
  func cost(_ position: Int, isUp: Bool) -> Double {
    let multiplier = isUp ? multipliers[position] : -multipliers[position]
    guard let own = form.cost(of: active[position], level: level) else { return multiplier }
    let slope = isUp ? own.above : own.below
    let sum = slope + multiplier
    return abs(sum) <= Rounding.cost * (slope + abs(multiplier)) ? 0 : sum
  }
}
