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
    let form = node.form
    let basis = node.basis
    let multipliers = node.multipliers(at: form.requiredLevelCount - 1)
    let priced = Set(basis.active.indices.filter { multipliers[$0] != 0 }.map { basis.active[$0] })
    return system.rows.indices.filter { row in
      guard system.rows[row].priority == LinearSystem.requiredLevel else { return false }
      let plane = form.planeOfRow[row]
      guard basis.sides[plane] != 0 else { return priced.contains(plane) }
      return form.costs[plane].contains {
        $0.level < form.requiredLevelCount && !$0.slope(basis.sides[plane]).isZero
      }
    }
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

  /// Whether some required rows and the facts can hold together.
  ///
  /// Only facts that hang together with the rows take part: others cannot decide.
  private func isSatisfiable(_ required: [Int]) -> Bool {
    var numbers: [Int: Int] = [:]
    func number(_ row: LinearSystem.Row) {
      for term in row.terms where numbers[term.variable] == nil { numbers[term.variable] = numbers.count }
    }
    var rows = required.map { system.rows[$0] }
    rows.forEach(number)
    var waiting = system.rows.filter { $0.priority > LinearSystem.requiredLevel }
    var added = true
    while added {
      let near = waiting.filter { row in row.terms.contains { numbers[$0.variable] != nil } }
      waiting.removeAll { row in row.terms.contains { numbers[$0.variable] != nil } }
      near.forEach(number)
      rows += near
      added = !near.isEmpty
    }
    for row in rows.indices {
      for place in rows[row].terms.indices {
        rows[row].terms[place].variable = numbers[rows[row].terms[place].variable] ?? 0
      }
    }
    let reduced = LinearSystem(
      variableCount: numbers.count, parameterCount: system.parameterCount, rows: rows, tieBreaks: [])
    return SystemSolver(reduced).satisfyingValues(parameters) != nil
  }
}
