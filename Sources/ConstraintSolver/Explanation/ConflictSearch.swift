/// Finds required rows that contradict each other for one cell, as few as can be: a deletion filter.
///
/// It starts from the certificate of the cell's final basis: the required rows with a multiplier at the required
/// level, which with the facts contradict each other (Farkas). Rows above the required level are facts: they stay,
/// and are never named.
struct ConflictSearch {
  private let system: LinearSystem
  private let parameters: [Double]
  private let candidates: [Int]

  /// Takes a cell whose required rows contradict each other, with the basis it ended at.
  init(_ system: LinearSystem, _ parameters: [Double], at node: BasisNode) {
    self.system = system
    self.parameters = parameters
    candidates = Self.certificate(system, node)
  }

  /// Required rows that are violated at the basis, or hold with a multiplier.
  private static func certificate(_ system: LinearSystem, _ node: BasisNode) -> [Int] {
    let form = node.tableau.form
    let basis = node.tableau.basis
    let level = form.requiredLevelCount - 1
    let violated = system.rows.indices.filter { row in
      let cost = form.costs[row]
      return basis.sides[row] != 0 && (basis.sides[row] > 0 ? cost.above : cost.below) > 0
    }
    let active = basis.active.indices.filter { node.costs.multiplier($0, level: level) != 0 }
      .map { basis.active[$0] }.filter { $0 < system.rows.count }
    return (violated + active).filter { system.rows[$0].priority == LinearSystem.requiredLevel }.sorted()
  }

  /// A set of required rows that contradict each other and of which none can be left out, rising.
  ///
  /// One small solve for each row of the certificate.
  func minimalConflict() -> [Int] {
    let required = system.rows.indices.filter { system.rows[$0].priority == LinearSystem.requiredLevel }
    var kept = isSatisfiable(candidates) ? required : candidates
    for row in kept {
      let without = kept.filter { $0 != row }
      if !isSatisfiable(without) { kept = without }
    }
    return kept
  }

  /// Whether some required rows and the facts about their variables can hold together.
  private func isSatisfiable(_ required: [Int]) -> Bool {
    var numbers: [Int: Int] = [:]
    for variable in required.flatMap({ system.rows[$0].terms.map(\.variable) }) where numbers[variable] == nil {
      numbers[variable] = numbers.count
    }
    let facts = system.rows.filter { row in
      row.priority > LinearSystem.requiredLevel && row.terms.allSatisfy { numbers[$0.variable] != nil }
    }
    let rows = (facts + required.map { system.rows[$0] }).map { row in
      var row = row
      for place in row.terms.indices { row.terms[place].variable = numbers[row.terms[place].variable] ?? 0 }
      return row
    }
    let reduced = LinearSystem(
      variableCount: numbers.count, parameterCount: system.parameterCount, rows: rows, tieBreaks: [])
    return SystemSolver(reduced).isSatisfiable(parameters)
  }
}
