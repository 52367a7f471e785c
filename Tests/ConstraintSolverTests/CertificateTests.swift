import ConstraintSolver
import TestSupport
import Testing

/// Answers checked without knowing them: their errors are as told, and no small change lowers them.
@Suite struct CertificateTests {
  /// Sums of errors nearer than this are equal: rounding of sums of some thousands.
  static let equal = 1e-7

  /// Whether the left sums come before the right, level by level.
  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > equal { return a < b }
    return false
  }

  /// Small changes: of one variable, of two against each other or together, of all that follow, and at random.
  static func change(_ count: Int, _ generator: inout SeededGenerator) -> [Double] {
    let steps: [Double] = [0.01, 0.1, 1, 5]
    let step: Double = steps.randomElement(using: &generator) ?? 1
    var change = [Double](repeating: 0, count: count)
    let first = Int.random(in: 0..<count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: change[first] = Bool.random(using: &generator) ? step : -step
    case 1:
      change[first] = step
      change[Int.random(in: 0..<count, using: &generator)] += Bool.random(using: &generator) ? step : -step
    case 2:
      let sign = Bool.random(using: &generator) ? step : -step
      let last = Int.random(in: first..<count, using: &generator)
      change[first] = sign
      for variable in stride(from: first + 1, through: last, by: 2) { change[variable] = sign }
      change[last] -= sign
    default: change = change.map { _ in Double.random(in: -step...step, using: &generator) }
    }
    return change
  }

  /// Checks one answer.
  static func check(
    _ system: LinearSystem, _ parameters: [Double], _ values: [Double], _ status: CellOutcome.Status,
    seed: UInt64, _ note: Comment
  ) {
    let explanation = proven(system, parameters)
    let sums = system.errorSums(of: values, parameters)
    #expect(explanation.errors.map(\.priority) == sums.map(\.priority), note)
    #expect(agree(explanation.errors.map(\.sum), sums.map(\.sum)), note)
    let isBroken = sums.contains { $0.priority >= 1000 && $0.sum > 1e-6 }
    #expect((status == .unsatisfiable) == isBroken, note)
    #expect(explanation.conflict.isEmpty == !isBroken, note)
    let violated = system.rows.indices.filter { system.rows[$0].error(of: values, parameters) > 1e-6 }
    #expect(explanation.violated == violated, note)
    let ties = system.tieBreaks.map { $0.error(of: values, parameters) }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let changed = zip(values, change(values.count, &generator)).map { $0 + $1 }
      let others =
        system.errorSums(of: changed, parameters).map(\.sum)
        + system.tieBreaks.map { $0.error(of: changed, parameters) }
      #expect(!isLess(others, sums.map(\.sum) + ties), note)
    }
  }

  /// Rows of views of several lengths, priorities all alike or mixed.
  @Test(arguments: [2, 3, 5, 8], [true, false]) func rowsOfViews(count: Int, isVaried: Bool) {
    let row = ViewRow(count: count, isVaried: isVaried)
    let cells = row.cells(12, seed: UInt64(count))
    let answer = BatchAnswer(SystemSolver(row.system), row.system, cells)
    for (cell, parameters) in cells.enumerated() {
      Self.check(
        row.system, parameters, answer.values[cell], answer.statuses[cell], seed: UInt64(cell),
        "cell \(cell): \(parameters)")
    }
  }

  /// Random systems of five variables, too large to search.
  @Test(arguments: UInt64(40)...45) func randomSystems(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<10 {
      let system = ArrangementSearchTests.system(
        &generator, variables: 5, rows: 6...14, priorities: [1000, 750, 250, 50, 1])
      let answer = BatchAnswer(SystemSolver(system), system, [[1]])
      Self.check(
        system, [1], answer.values[0], answer.statuses[0], seed: seed,
        "seed \(seed), round \(round): \(system)")
    }
  }
}
