/// A basis compiled: what to check of a cell, and the cell's answer where all checks hold.
final class BasisNode: Sendable {
  /// The node's number.
  let id: Int
  let tableau: Tableau
  let costs: ReducedCosts
  /// Rows outside the basis that can change side; one row of `checks` each.
  let checkedRows: [Int]
  /// Rows outside the basis that stand at their kink for every cell.
  let fixedRows: [Int]
  /// How far each checked row is from its kink, over parameters: a cell's basis is this one where all are ≥ 0.
  let checks: AffineRows
  /// The variables over parameters: G = W F_N.
  let answer: AffineRows
  /// The sum of violations at required levels, over parameters; nil where none can be violated.
  let requiredError: AffineRows?
  /// Moves that cost nothing at any real level: other optima may exist.
  let freeMoves: [(column: Int, isUp: Bool)]

  /// Compiles a basis from its factorisation.
  init(id: Int, _ tableau: Tableau) {
    self.id = id
    self.tableau = tableau
    costs = ReducedCosts(tableau)
    let form = tableau.form
    let basis = tableau.basis
    let activeBounds = basis.active.map { form.bounds[$0] }
    var checkedRows: [Int] = []
    var fixedRows: [Int] = []
    var checks: [[Double]] = []
    var requiredError = [Double](repeating: 0, count: form.parameterCount)
    var hasRequiredError = false
    for row in 0..<form.rowCount where basis.sides[row] != 0 {
      let side = Double(basis.sides[row])
      var distance = [Double](repeating: 0, count: form.parameterCount)
      for term in form.bounds[row] { distance[term.parameter] += side * term.coefficient }
      for column in 0..<tableau.size {
        let rate = tableau.rate(row, column)
        guard rate != 0 else { continue }
        for term in activeBounds[column] { distance[term.parameter] -= side * rate * term.coefficient }
      }
      for place in distance.indices where abs(distance[place]) < Tableau.dust { distance[place] = 0 }
      guard distance.contains(where: { $0 != 0 }) else {
        fixedRows.append(row)
        continue
      }
      checkedRows.append(row)
      checks.append(distance)
      let cost = form.costs[row]
      guard cost.level < form.requiredLevelCount, (side > 0 ? cost.above : cost.below) > 0 else { continue }
      hasRequiredError = true
      for place in distance.indices { requiredError[place] += distance[place] }
    }
    self.checkedRows = checkedRows
    self.fixedRows = fixedRows
    self.checks = AffineRows(checks, width: form.parameterCount)
    self.requiredError = hasRequiredError ? AffineRows([requiredError], width: form.parameterCount) : nil
    answer = AffineRows(Self.answer(tableau, activeBounds), width: form.parameterCount)
    let costs = costs
    freeMoves = (0..<tableau.size).flatMap { column in
      [true, false].filter { costs.isFreeOfCost(column, isUp: $0) }.map { (column, $0) }
    }
  }

  private static func answer(_ tableau: Tableau, _ bounds: [[LinearSystem.BoundTerm]]) -> [[Double]] {
    (0..<tableau.size).map { variable in
      var row = [Double](repeating: 0, count: tableau.form.parameterCount)
      for column in 0..<tableau.size {
        let share = tableau.inverse[variable * tableau.size + column]
        guard share != 0 else { continue }
        for term in bounds[column] { row[term.parameter] += share * term.coefficient }
      }
      for place in row.indices where abs(row[place]) < Tableau.dust { row[place] = 0 }
      return row
    }
  }

  /// The basis that a cell goes to when row `row` is on the wrong side: the dual ratio test.
  ///
  /// - Returns: nil if no row can take its place, which only rounding can bring about.
  func next(leaving row: Int) -> Basis? {
    let form = tableau.form
    let side = Double(tableau.basis.sides[row])
    var best = [Double](repeating: 0, count: form.levelCount)
    for cost in [form.costs[row], form.generic[row]] { best[cost.level] += cost.above + cost.below }
    var entering: (column: Int, side: Int8)?
    for column in 0..<tableau.size {
      let rate = side * tableau.rate(row, column)
      guard abs(rate) > ReducedCosts.tolerance else { continue }
      let ratio = (0..<form.levelCount).map { costs.cost(column, isUp: rate > 0, level: $0) / abs(rate) }
      if LevelVector.isLess(ratio, best) {
        best = ratio
        entering = (column, rate > 0 ? 1 : -1)
      }
    }
    var basis = tableau.basis
    if let entering {
      basis.sides[basis.active[entering.column]] = entering.side
      basis.sides[row] = 0
      basis.active[entering.column] = row
    } else {
      basis.sides[row] = -basis.sides[row]
    }
    return basis.sorted
  }
}
