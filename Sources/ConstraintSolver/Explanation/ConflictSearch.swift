/// Finds required rows that contradict each other for one cell, as few as can be: a deletion filter.
///
/// Rows above the required level are facts: they stay, and are never named.
struct ConflictSearch {
  private let system: LinearSystem
  private let parameters: [Double]

  /// Takes a cell whose required rows contradict each other.
  init(_ system: LinearSystem, _ parameters: [Double]) {
    self.system = system
    self.parameters = parameters
  }

  /// A set of required rows that contradict each other and of which none can be left out, rising.
  ///
  /// Halves are dropped first, then single rows. O(conflict · log rows) solves, at worst one for each row.
  func minimalConflict() -> [Int] {
    var kept = system.rows.indices.filter { system.rows[$0].priority == LinearSystem.requiredLevel }
    var width = kept.count / 2
    while width >= 1 {
      var place = 0
      while place < kept.count {
        let without = Array(kept[..<place] + kept[min(place + width, kept.count)...])
        if !isSatisfiable(without) { kept = without } else { place += width }
      }
      width /= 2
    }
    return kept
  }

  private func isSatisfiable(_ required: [Int]) -> Bool {
    let facts = system.rows.filter { $0.priority > LinearSystem.requiredLevel }
    let rows = facts + required.map { system.rows[$0] }
    let reduced = LinearSystem(
      variableCount: system.variableCount, parameterCount: system.parameterCount, rows: rows, tieBreaks: [])
    return SystemSolver(reduced).isSatisfiable(parameters)
  }
}
