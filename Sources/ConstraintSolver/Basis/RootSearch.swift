/// Finds a dual feasible basis from a system's structure alone: the primal simplex method at a fixed reference θ.
///
/// It starts at x = 0 with the identity rows active, so it needs no first phase. A step passes the kinks of the
/// piecewise linear cost as long as the cost falls (Barrodale & Roberts 1973). What it ends with is dual feasible for
/// every θ, since reduced costs do not depend on θ.
struct RootSearch {
  private var tableau: Tableau
  /// Residuals of all rows at the current point.
  private var residuals: [Double]
  private var form: StandardForm { tableau.form }

  /// The root basis of a system, or nil if the search does not end within its bound.
  static func root(of form: StandardForm) -> Basis? {
    guard var search = RootSearch(form) else { return nil }
    for _ in 0..<form.stepLimit {
      guard let move = search.bestMove() else { return search.tableau.basis.sorted }
      guard search.make(move) else { return nil }
    }
    return nil
  }

  private init?(_ form: StandardForm) {
    var numbers = GenericNumbers()
    let reference = (0..<form.parameterCount).map { $0 == 0 ? 1 : 100 * numbers.next() }
    let residuals: [Double] = (0..<form.totalRowCount).map { row in
      guard !form.isFree(row) else { return 0 }
      let bound = form.bounds[row].reduce(0) { $0 + $1.coefficient * reference[$1.parameter] }
      return bound + 0.01 * numbers.next()
    }
    let sides: [Int8] = (0..<form.totalRowCount).map { row in
      form.isFree(row) ? 0 : residuals[row] < 0 ? -1 : 1
    }
    let active = Array(form.rowCount..<form.totalRowCount)
    guard let tableau = Tableau(form, Basis(active: active, sides: sides)) else { return nil }
    self.tableau = tableau
    self.residuals = residuals
  }

  /// An active row and the direction its residual moves in.
  private struct Move {
    var column: Int
    var isUp: Bool
    var slopes: [Double]
  }

  /// The move that lowers the cost the most at the highest level that any move lowers.
  private func bestMove() -> Move? {
    let costs = ReducedCosts(tableau)
    var best: (column: Int, isUp: Bool, level: Int, value: Double)?
    for column in 0..<tableau.size {
      for isUp in [true, false] {
        for level in 0..<form.levelCount {
          let value = costs.cost(column, isUp: isUp, level: level)
          guard value != 0 else { continue }
          if value < 0, best.map({ level < $0.level || (level == $0.level && value < $0.value) }) ?? true {
            best = (column, isUp, level, value)
          }
          break
        }
      }
    }
    guard let best else { return nil }
    let slopes = (0..<form.levelCount).map { costs.cost(best.column, isUp: best.isUp, level: $0) }
    return Move(column: best.column, isUp: best.isUp, slopes: slopes)
  }

  /// Moves past kinks until the cost would rise, and exchanges the row where it would.
  ///
  /// - Returns: false if nothing stops the move, which only rounding can bring about.
  private mutating func make(_ move: Move) -> Bool {
    let direction: Double = move.isUp ? 1 : -1
    var kinks: [(distance: Double, row: Int)] = []
    for row in 0..<form.rowCount where tableau.basis.sides[row] != 0 {
      let change = direction * tableau.rate(row, move.column)
      if Double(tableau.basis.sides[row]) * change < -ReducedCosts.tolerance {
        kinks.append((abs(residuals[row] / change), row))
      }
    }
    kinks.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.row < $1.row }
    var slopes = move.slopes
    for kink in kinks {
      let rate = abs(tableau.rate(kink.row, move.column))
      for cost in [form.costs[kink.row], form.generic[kink.row]] {
        slopes[cost.level] += (cost.above + cost.below) * rate
      }
      if slopes.first(where: { abs($0) > ReducedCosts.tolerance }).map({ $0 > 0 }) ?? true {
        advance(move, by: direction * kink.distance)
        residuals[kink.row] = 0
        tableau.exchange(move.column, for: kink.row, side: move.isUp ? 1 : -1)
        return true
      }
      tableau.flip(kink.row)
    }
    return false
  }

  private mutating func advance(_ move: Move, by distance: Double) {
    for row in 0..<form.totalRowCount where tableau.basis.sides[row] != 0 {
      residuals[row] += distance * tableau.rate(row, move.column)
    }
    residuals[tableau.basis.active[move.column]] = distance
  }
}

extension StandardForm {
  /// Steps that a search or a walk may take: far more than any needs, so that every solve ends.
  var stepLimit: Int { 50 * (rowCount + variableCount) + 1000 }
}

extension Basis {
  /// The same basis with its active rows in rising order.
  var sorted: Basis { Basis(active: active.sorted(), sides: sides) }
}
