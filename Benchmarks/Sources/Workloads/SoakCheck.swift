package import ConstraintSolver

/// A solver's answer for one cell against the search of all vertices.
package struct SoakCheck {
  /// A fault with a remark for people.
  package struct Finding: Sendable {
    package var fault: SoakFault
    package var remark: String
  }

  private let system: LinearSystem

  /// Answers with larger numbers are none that a layout could have: they are not judged.
  private static let absurd = 1e9

  /// Takes a system whose right-hand sides are constants.
  package init(_ system: LinearSystem) { self.system = system }

  /// What is wrong with an answer, or nil.
  ///
  /// What short numbers find is looked at again with longer ones; the longest decide.
  package func finding(_ explanation: Explanation) -> Finding? {
    if SoakJudgement<Double>(system).finding(explanation) == nil { return nil }
    if SoakJudgement<Extended>(system).finding(explanation) == nil { return nil }
    let judgement = SoakJudgement<LongNumber>(system)
    return judgement.largestValue > Self.absurd ? nil : judgement.finding(explanation)
  }
}

/// The judgement of one precision.
private struct SoakJudgement<Number: SearchNumber> {
  private let system: LinearSystem
  private let search: VertexSearch<Number>

  /// Sums further apart than this, in units of the rows, differ.
  private static var absolute: Number { Number(1e-7) }
  /// Sums further apart than this, relative to the numbers added up, differ: rounding of 53 bits in a chain of
  /// operations.
  private static var relative: Number { Number(1e-10) }
  /// What is this small beside the numbers it comes from is nearly 0.
  private static var near: Number { Number(1e-8) }
  /// Errors of required rows up to this sum are rounding, as the solver has it.
  private static var broken: Number { Number(1e-6) }

  init(_ system: LinearSystem) {
    self.system = system
    search = VertexSearch(system)
  }

  /// The largest number of the answer.
  var largestValue: Double { search.values.map { abs($0.rounded) }.max() ?? 0 }

  func finding(_ explanation: Explanation) -> SoakCheck.Finding? {
    if explanation.status == .failed { return SoakCheck.Finding(fault: .failed, remark: "") }
    guard explanation.values.allSatisfy(\.isFinite) else {
      return SoakCheck.Finding(fault: .notFinite, remark: "\(explanation.values)")
    }
    if let finding = sumFinding(explanation.values) { return finding }
    let required = zip(search.priorities, search.sums).filter { $0.0 >= LinearSystem.requiredLevel }.map(\.1)
    // Too near the solver's own bound to tell which side it must be on.
    let isNear = required.contains { $0 > Self.broken * Number(0.1) && $0 < Self.broken * Number(2) }
    let isBroken = required.contains { $0 > Self.broken }
    if let finding = openFinding(explanation, isBroken: isNear ? nil : isBroken) { return finding }
    return isBroken && !isNear ? conflictFinding(explanation.conflict) : nil
  }

  /// Compares what is open: the status, unless `isBroken` is nil, and the variables.
  ///
  /// Variables that are open only if what is nearly 0 counts as 0, or only if not, are not compared.
  private func openFinding(_ explanation: Explanation, isBroken: Bool?) -> SoakCheck.Finding? {
    func status(_ open: [Int]) -> CellOutcome.Status {
      isBroken.map { $0 ? .unsatisfiable : open.isEmpty ? .solved : .ambiguous } ?? explanation.status
    }
    let exactly = search.undetermined()
    if explanation.undetermined == exactly, status(exactly) == explanation.status { return nil }
    let nearly = search.undetermined(noise: Self.near)
    if status(exactly) == status(nearly), status(exactly) != explanation.status {
      return SoakCheck.Finding(fault: .status, remark: "\(explanation.status), not \(status(exactly))")
    }
    let doubtful = Set(exactly).symmetricDifference(nearly)
    if Set(exactly).symmetricDifference(explanation.undetermined).isSubset(of: doubtful) { return nil }
    return SoakCheck.Finding(fault: .undetermined, remark: "\(explanation.undetermined), not \(exactly)")
  }

  /// Compares the sums of all levels, the tie-breaks' too.
  private func sumFinding(_ values: [Double]) -> SoakCheck.Finding? {
    let point = values.map { Number($0) }
    for level in search.sums.indices {
      let sum = search.rows.sum(level: level, point)
      let rows = search.rows.levelStarts[level]..<search.rows.levelStarts[level + 1]
      let size = rows.reduce(0) { $0 + search.rows.size($1, point) }
      let difference = sum - search.sums[level]
      guard difference.magnitude > Self.absolute + Self.relative * size else { continue }
      let isReal = level < search.priorities.count
      let name = isReal ? "level \(search.priorities[level])" : "tie-break \(level - search.priorities.count)"
      return SoakCheck.Finding(
        fault: difference < 0 ? .loose : isReal ? .errors : .tieBreaks,
        remark: "\(name): \(sum.rounded), not \(search.sums[level].rounded)")
    }
    return nil
  }

  /// Whether the rows named contradict each other beside the facts, and no fewer of them do.
  private func conflictFinding(_ conflict: [Int]) -> SoakCheck.Finding? {
    func finding(_ remark: String) -> SoakCheck.Finding {
      SoakCheck.Finding(fault: .conflict, remark: "\(conflict) \(remark)")
    }
    if !isSatisfiable([]) { return nil }
    if conflict.contains(where: { system.rows[$0].priority != LinearSystem.requiredLevel }) || conflict.isEmpty {
      return finding("are not required rows")
    }
    if isSatisfiable(conflict) { return finding("do not contradict each other") }
    for row in conflict where !isSatisfiable(conflict.filter { $0 != row }) { return finding("do not need \(row)") }
    return nil
  }

  /// Whether some rows can hold together with the facts.
  private func isSatisfiable(_ rows: [Int]) -> Bool {
    let facts = system.rows.filter { $0.priority > LinearSystem.requiredLevel }
    let required = (facts + rows.map { system.rows[$0] }).map { row in
      var row = row
      row.priority = LinearSystem.requiredLevel
      return row
    }
    guard !required.isEmpty else { return true }
    let reduced = LinearSystem(
      variableCount: system.variableCount, parameterCount: 1, rows: required, tieBreaks: system.tieBreaks)
    return VertexSearch<Number>(reduced).sums.first.map { $0 <= Self.broken } ?? true
  }
}
