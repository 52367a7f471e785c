package import ConstraintSolver

/// A solver's answer for one cell against the search of all vertices.
package struct SoakCheck {
  /// What may be wrong.
  package enum Fault: String, Sendable, CaseIterable {
    /// A number is not finite.
    case notFinite
    /// The solver gave up.
    case failed
    /// A level's sum of errors is larger than it could be.
    case errors
    /// The tie-breaks are not followed.
    case tieBreaks
    /// The status is another one.
    case status
    /// Other variables are named as undetermined.
    case undetermined
    /// The conflict is none, or could be smaller.
    case conflict
    /// The search found a worse answer than the solver: a fault of the search.
    case search
  }

  /// Sums further apart than this, in units of the rows, differ.
  private static let absolute: Extended = 1e-7
  /// Sums further apart than this, relative to the numbers added up, differ: rounding of 53 bits in a chain of
  /// operations.
  private static let relative: Extended = 1e-10
  /// Errors of required rows up to this sum are rounding, as the solver has it.
  private static let broken: Extended = 1e-6

  private let system: LinearSystem
  private let search: VertexSearch

  /// Searches a system whose right-hand sides are constants.
  package init(_ system: LinearSystem) {
    self.system = system
    search = VertexSearch(system)
  }

  /// What is wrong with an answer, or nil, with a remark for people.
  package func fault(_ explanation: Explanation) -> (fault: Fault, remark: String)? {
    if explanation.status == .failed { return (.failed, "") }
    guard explanation.values.allSatisfy(\.isFinite) else { return (.notFinite, "\(explanation.values)") }
    if let fault = sumFault(explanation.values) { return fault }
    let isBroken = zip(search.priorities, search.sums).contains {
      $0 >= LinearSystem.requiredLevel && $1 > Self.broken
    }
    let isNear = zip(search.priorities, search.sums).contains {
      $0 >= LinearSystem.requiredLevel && $1 > 0 && abs($1 - Self.broken) < 0.9 * Self.broken
    }
    if !isNear {
      let isOpen = !search.undetermined.isEmpty
      let status: CellOutcome.Status = isBroken ? .unsatisfiable : isOpen ? .ambiguous : .solved
      if explanation.status != status { return (.status, "\(explanation.status), not \(status)") }
    }
    if explanation.undetermined != search.undetermined {
      return (.undetermined, "\(explanation.undetermined), not \(search.undetermined)")
    }
    return isBroken && !isNear ? conflictFault(explanation.conflict) : nil
  }

  /// Compares the sums of all levels, the tie-breaks' too.
  private func sumFault(_ values: [Double]) -> (fault: Fault, remark: String)? {
    let point = values.map { Extended($0) }
    let levels =
      search.priorities.map { priority in system.rows.filter { $0.priority == priority } }
      + system.tieBreaks.map { [$0] }
    for (level, rows) in levels.enumerated() {
      var sum: Extended = 0
      var size: Extended = 0
      for row in rows {
        let scored = ScoredRow(row, level: level, count: point.count)
        sum += scored.violation(point, noise: 0)
        size += abs(scored.bound) + zip(scored.coefficients, point).reduce(0) { $0 + abs($1.0 * $1.1) }
      }
      let difference = sum - search.sums[level]
      guard abs(difference) > Self.absolute + Self.relative * size else { continue }
      let isReal = level < search.priorities.count
      let name = isReal ? "level \(search.priorities[level])" : "tie-break \(level - search.priorities.count)"
      let remark = "\(name): \(Double(sum)), not \(Double(search.sums[level]))"
      return (difference < 0 ? .search : isReal ? .errors : .tieBreaks, remark)
    }
    return nil
  }

  /// Whether the rows named contradict each other beside the facts, and no fewer of them do.
  private func conflictFault(_ conflict: [Int]) -> (fault: Fault, remark: String)? {
    let facts = system.rows.filter { $0.priority > LinearSystem.requiredLevel }
    func isSatisfiable(_ rows: [Int]) -> Bool {
      let rows = (facts + rows.map { system.rows[$0] }).map { row in
        var row = row
        row.priority = LinearSystem.requiredLevel
        return row
      }
      let reduced = LinearSystem(
        variableCount: system.variableCount, parameterCount: 1, rows: rows, tieBreaks: system.tieBreaks)
      return VertexSearch(reduced).sums[0] <= Self.broken
    }
    if !isSatisfiable([]) { return nil }
    if conflict.contains(where: { system.rows[$0].priority != LinearSystem.requiredLevel }) || conflict.isEmpty {
      return (.conflict, "\(conflict) are not required rows")
    }
    if isSatisfiable(conflict) { return (.conflict, "\(conflict) do not contradict each other") }
    for row in conflict where !isSatisfiable(conflict.filter { $0 != row }) {
      return (.conflict, "\(conflict) do not need \(row)")
    }
    return nil
  }
}
