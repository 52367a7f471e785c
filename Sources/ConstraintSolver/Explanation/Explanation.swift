/// Everything about one cell's solution, for people.
public struct Explanation: Sendable {
  /// The sum of violations at one priority.
  public struct LevelError: Sendable, Hashable {
    /// The level.
    public var priority: Double
    /// The sum.
    public var sum: Double
  }

  /// How the solve ended.
  public var status: CellOutcome.Status
  /// The variables, bit for bit as a batch gives them.
  public var values: [Double]
  /// The sum of violations at every level, the highest first.
  public var errors: [LevelError]
  /// Variables that another optimum moves, rising.
  public var undetermined: [Int]
  /// Rows that are violated by more than 1e-6, rising.
  public var violated: [Int]
  /// Required rows that contradict each other, none of which could be left out; empty unless unsatisfiable.
  public var conflict: [Int]
}

extension SystemSolver {
  /// Solves one cell and says how its rows fared.
  ///
  /// Slow and thorough: for reports, not for batches.
  public func explain(_ parameters: [Double]) -> Explanation {
    var columns = Matrix(rows: parameters.count, columns: 1)
    columns.storage = parameters
    var values = Matrix(rows: system.variableCount, columns: 1)
    var outcomes: [CellOutcome] = []
    var scratch = SolverScratch()
    solve(columns, into: &values, outcomes: &outcomes, scratch: &scratch)
    let outcome = outcomes.first ?? CellOutcome(status: .failed)
    let violations = system.rows.map { $0.violation(values.storage, parameters) }
    var sums: [Double: Double] = [:]
    for (row, violation) in zip(system.rows, violations) { sums[row.priority, default: 0] += violation }
    let isUnsatisfiable = outcome.status == .unsatisfiable
    return Explanation(
      status: outcome.status, values: values.storage,
      errors: sums.keys.sorted(by: >).map { Explanation.LevelError(priority: $0, sum: sums[$0] ?? 0) },
      undetermined: face(parameters)?.undetermined() ?? [],
      violated: violations.indices.filter { violations[$0] > Self.errorTolerance },
      conflict: isUnsatisfiable ? conflict(parameters) : [])
  }
}

extension SystemSolver {
  /// Required rows that contradict each other for a cell.
  private func conflict(_ parameters: [Double]) -> [Int] {
    guard let node = finalNode(parameters, in: plain) else { return [] }
    return ConflictSearch(system, parameters, at: node).minimalConflict()
  }
}

extension LinearSystem.Row {
  /// By how much the row is violated.
  func violation(_ values: [Double], _ parameters: [Double]) -> Double {
    let left = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    let right = bound.reduce(0) { $0 + $1.coefficient * parameters[$1.parameter] }
    return switch relation {
    case .equal: abs(left - right)
    case .lessOrEqual: max(0, left - right)
    case .greaterOrEqual: max(0, right - left)
    }
  }
}
