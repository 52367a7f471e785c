import ConstraintSolver
import Testing

/// Where the optimum is not unique: the status, the variables named and the tie-breaks' choice.
@Suite struct AmbiguityTests {
  /// Four targets: all of 4…6 is best; the tie-break's target is met as closely as that allows.
  @Test(arguments: [(0, 4), (4, 4), (4.5, 4.5), (6, 6), (100, 6), (-100, 4)] as [(Double, Double)])
  func medianInterval(target: Double, value: Double) {
    let rows: [LinearSystem.Row] = [20, 1, 6, 4].map { .init([1], .equal, [$0], at: 500) }
    let system = LinearSystem(1, rows, tieBreaks: [.init([1], .equal, [target])])
    let explanation = proven(system, [1])
    #expect(explanation.status == .ambiguous)
    #expect(explanation.undetermined == [0])
    #expect(agree(explanation.values, [value]))
    #expect(agree(explanation.errors.map(\.sum), [21]))
  }

  /// x + y == 10, both at least 0: the first tie-break is served first.
  @Test(
    arguments: [
      ([0, 1], [3, 100], [3, 7]), ([1, 0], [3, 100], [0, 10]), ([0, 1], [20, 20], [10, 0]),
      ([0, 1], [-8, 1], [0, 10]), ([1, 0], [4, 4], [6, 4]),
    ] as [([Int], [Double], [Double])]) func tieBreaksInOrder(
      order: [Int], targets: [Double], values: [Double]
    )
  {
    let rows: [LinearSystem.Row] = [
      .init([1, 1], .equal, [10]), .init([1, 0], .greaterOrEqual, [0], at: 2000),
      .init([0, 1], .greaterOrEqual, [0], at: 2000),
    ]
    let ties = order.map { variable in
      LinearSystem.Row(variable == 0 ? [1, 0] : [0, 1], .equal, [targets[variable]])
    }
    let explanation = proven(LinearSystem(2, rows, tieBreaks: ties), [1])
    #expect(explanation.status == .ambiguous)
    #expect(explanation.undetermined == [0, 1])
    #expect(agree(explanation.values, values))
  }

  /// Spare room goes to the last candidate, missing room is taken from the last candidate.
  @Test(
    arguments: [(30, [10, 10, 10]), (37, [10, 10, 17]), (24, [10, 10, 4]), (15, [10, 5, 0])]
      as [(Double, [Double])])
  func lastCandidateGives(room: Double, widths: [Double]) {
    let units: [[Double]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    let rows =
      [LinearSystem.Row([1, 1, 1], .equal, [0, 1])]
      + units.map { .init($0, .greaterOrEqual, [0], at: 2000) }
      + units.map { .init($0, .equal, [10], at: 250) }
    let system = LinearSystem(
      variableCount: 3, parameterCount: 2, rows: rows, tieBreaks: units.map { .init($0, .equal, [10]) })
    let explanation = proven(system, [1, room])
    #expect(explanation.status == (room == 30 ? .solved : .ambiguous))
    #expect(explanation.undetermined == (room == 30 ? [] : [0, 1, 2]))
    #expect(agree(explanation.values, widths))
  }

  /// Tie-breaks may be inequalities: x at least 4, then y near 9.
  @Test func inequalityTieBreak() {
    let ties: [LinearSystem.Row] = [.init([1, 0], .greaterOrEqual, [4]), .init([0, 1], .equal, [9])]
    let explanation = proven(
      LinearSystem(2, [.init([1, 1], .equal, [10])], tieBreaks: ties),
      [
        1
      ])
    #expect(agree(explanation.values, [4, 6]))
  }

  /// A tie-break's own priority does not make it a level.
  @Test func tieBreaksNeverOutrankRows() {
    let system = LinearSystem(
      1, [.init([1], .equal, [3], at: 1)], tieBreaks: [.init([1], .equal, [50], at: 1000)])
    let explanation = proven(system, [1])
    #expect(explanation.status == .solved)
    #expect(agree(explanation.values, [3]))
    #expect(explanation.errors.map(\.priority) == [1])
  }

  /// Only the variables that another optimum moves are named.
  @Test func determinedVariablesAreNotNamed() {
    let rows: [LinearSystem.Row] = [
      .init([1, 0, 0, 0], .equal, [3]), .init([0, 1, 1, 0], .equal, [5]),
      .init([1, 0, 0, 1], .equal, [9], at: 7),
    ]
    #expect(proven(LinearSystem(4, rows), [1]).undetermined == [1, 2])
  }

  /// Contradictory rows that leave an interval, and a free variable: unsatisfiable, not ambiguous.
  @Test func unsatisfiableOutranksAmbiguous() {
    let rows: [LinearSystem.Row] = [.init([1, 0], .equal, [0]), .init([1, 0], .equal, [1])]
    let ties: [LinearSystem.Row] = [.init([1, 0], .equal, [0.25]), .init([0, 1], .equal, [-2])]
    let system = LinearSystem(2, rows, tieBreaks: ties)
    let explanation = proven(system, [1])
    #expect(explanation.status == .unsatisfiable)
    #expect(explanation.undetermined == [0, 1])
    #expect(agree(explanation.values, [0.25, -2]))
    #expect(BatchAnswer(SystemSolver(system), system, [[1]]).statuses == [.unsatisfiable])
  }

  /// An optimal set that shrinks to a point for some cells of a family: at most θ, at least 5.
  @Test func ambiguityFollowsParameters() {
    let system = LinearSystem(
      variableCount: 1, parameterCount: 2,
      rows: [.init([1], .lessOrEqual, [0, 1]), .init([1], .greaterOrEqual, [5])],
      tieBreaks: [.init([1], .equal, [8])])
    let answer = BatchAnswer(SystemSolver(system), system, [[1, 6], [1, 5], [1, 20], [1, 4]])
    #expect(answer.statuses == [.ambiguous, .solved, .ambiguous, .unsatisfiable])
    #expect(agree(Array(answer.values.flatMap { $0 }[..<3]), [6, 5, 8]))
  }
}
