import ConstraintSolver
import TestSupport
import Testing

/// Systems far larger than a cell's.
@Suite struct SizeTests {
  /// 499 targets and a limit on one variable: the median, 250, or the limit.
  @Test(arguments: [(1000, 250), (250, 250), (100, 100)] as [(Double, Double)])
  func oneVariableInManyRows(limit: Double, value: Double) {
    var generator = SeededGenerator(seed: 5)
    let targets = (1...499).shuffled(using: &generator).map(Double.init)
    let rows =
      targets.map { LinearSystem.Row([1], .equal, [$0], at: 300) } + [.init([1], .lessOrEqual, [limit])]
    let explanation = proven(LinearSystem(1, rows), [1])
    #expect(explanation.status == .solved)
    #expect(agree(explanation.values, [value]))
    let sum = targets.reduce(0) { $0 + abs($1 - value) }
    #expect(agree(explanation.errors.map(\.sum), [0, sum]))
  }

  /// 500 lower limits: the largest counts.
  @Test func manyLowerLimits() {
    let rows =
      (1...500).map { LinearSystem.Row([1], .greaterOrEqual, [Double($0)]) } + [
        .init([1], .equal, [0], at: 1)
      ]
    let explanation = proven(LinearSystem(1, rows), [1])
    #expect(agree(explanation.values, [500]))
    #expect(agree(explanation.errors.map(\.sum), [0, 500]))
  }

  /// A hundred views of 50 with gaps of 8 need 5,792 points; the last gives or takes, then the one before it.
  @Test func chainOfHundredViews() {
    let row = ViewRow(count: 100, isVaried: false)
    let expected: [(room: Double, lastWidths: [Double])] = [
      (5792, [50, 50]), (6000, [50, 258]), (5750, [50, 8]), (5740, [48, 0]),
    ]
    let cells = expected.map { [1, $0.room] + Array(repeating: 50, count: 100) }
    let answer = BatchAnswer(SystemSolver(row.system), row.system, cells)
    #expect(answer.statuses == [.solved, .ambiguous, .ambiguous, .ambiguous])
    for (values, expected) in zip(answer.values, expected) {
      let widths = stride(from: 1, to: 200, by: 2).map { values[$0] }
      #expect(agree(widths, Array(repeating: 50, count: 98) + expected.lastWidths), "room \(expected.room)")
      let places = stride(from: 0, to: 198, by: 2).map { values[$0] }
      #expect(agree(places, (0..<99).map { Double($0) * 58 }), "room \(expected.room)")
    }
  }
}
