/// The change of cost when an active row's residual moves: a vector of levels for each active row.
///
/// With u_j = Σ_i σ_i T_ij over rows outside the basis, σ_i the cost's slope on row i's side, moving row j's residual
/// up costs c_j(above) + u_j and down c_j(below) - u_j. The basis is dual feasible where none of these is negative,
/// compared level by level.
struct ReducedCosts: Sendable {
  private let levelCount: Int
  private let costs: [StandardForm.Cost?]
  private let generic: [StandardForm.Cost?]
  /// u, active row after active row.
  private var slopes: [Double]

  /// Costs this close to 0, relative to what was added up, are 0.
  static let tolerance = 1e-9

  /// Adds up the slopes of a basis.
  ///
  /// O(rows · variables).
  init(_ tableau: Tableau) {
    let form = tableau.form
    let basis = tableau.basis
    let n = form.variableCount
    levelCount = form.levelCount
    costs = basis.active.map { form.isFree($0) ? nil : form.costs[$0] }
    generic = basis.active.map { form.isFree($0) ? nil : form.generic[$0] }
    slopes = Array(repeating: 0, count: n * form.levelCount)
    for row in 0..<form.rowCount where basis.sides[row] != 0 {
      let isAbove = basis.sides[row] > 0
      let cost = form.costs[row]
      let slope = isAbove ? cost.above : -cost.below
      let fine = form.generic[row]
      let fineSlope = isAbove ? fine.above : -fine.below
      for column in 0..<n {
        let rate = tableau.rate(row, column)
        guard rate != 0 else { continue }
        slopes[column * levelCount + cost.level] += slope * rate
        slopes[column * levelCount + fine.level] += fineSlope * rate
      }
    }
  }

  /// The multiplier of active row `column` at a level.
  func multiplier(_ column: Int, level: Int) -> Double {
    let slope = slopes[column * levelCount + level]
    return abs(slope) < Self.tolerance ? 0 : slope
  }

  /// The cost at a level of moving active row `column` up (`isUp`) or down, per unit.
  func cost(_ column: Int, isUp: Bool, level: Int) -> Double {
    let slope = slopes[column * levelCount + level]
    var cost = isUp ? slope : -slope
    for own in [costs[column], generic[column]] {
      if let own, own.level == level { cost += isUp ? own.above : own.below }
    }
    return abs(cost) < Self.tolerance ? 0 : cost
  }

  /// Whether the move lowers the cost: its first level that is not 0 is negative.
  func isImproving(_ column: Int, isUp: Bool) -> Bool {
    for level in 0..<levelCount {
      let value = cost(column, isUp: isUp, level: level)
      if value != 0 { return value < 0 }
    }
    return false
  }

  /// Whether the move costs nothing at any level but the generic one.
  func isFreeOfCost(_ column: Int, isUp: Bool) -> Bool {
    for level in 0..<levelCount - 1 where cost(column, isUp: isUp, level: level) != 0 { return false }
    return true
  }
}
