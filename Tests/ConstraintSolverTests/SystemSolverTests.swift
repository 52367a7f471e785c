import ConstraintSolver
import Testing

/// Small systems whose answers were worked out by hand.
@Suite struct SystemSolverTests {
  /// One system of one variable, its answer and its errors from the highest level down.
  struct Line: Sendable, CustomTestStringConvertible {
    /// What the case shows.
    var testDescription: String
    /// The rows.
    var rows: [LinearSystem.Row]
    /// The variable.
    var value: Double
    /// The sums of errors.
    var errors: [Double]
    /// How the solve ends.
    var status: CellOutcome.Status = .solved
  }

  /// Systems of one variable.
  static let lines = [
    Line(
      testDescription: "nine 750s lose to one 751",
      rows: Array(repeating: .init([1], .equal, [0], at: 750), count: 9) + [
        .init([1], .equal, [10], at: 751)
      ],
      value: 10, errors: [0, 90]),
    Line(
      testDescription: "a level between two whole numbers is a level",
      rows: [
        .init([1], .equal, [1], at: 999), .init([1], .equal, [2], at: 999.5), .init([1], .equal, [3], at: 1),
      ],
      value: 2, errors: [0, 1, 1]),
    Line(
      testDescription: "equal priorities meet at the median",
      rows: [1, 40, 4, 2, 9].map { .init([1], .equal, [$0], at: 500) }, value: 4, errors: [3 + 36 + 0 + 2 + 5]
    ),
    Line(
      testDescription: "a repeated target counts twice",
      rows: [1, 5, 5].map { .init([1], .equal, [$0], at: 500) }, value: 5, errors: [4]),
    Line(
      testDescription: "errors are in the unit of the row",
      rows: [.init([2], .equal, [8], at: 400), .init([1], .equal, [1], at: 400)], value: 4, errors: [3]),
    Line(
      testDescription: "an inequality that holds costs nothing",
      rows: [.init([1], .lessOrEqual, [10]), .init([1], .equal, [4], at: 300)], value: 4, errors: [0, 0]),
    Line(
      testDescription: "at most",
      rows: [.init([1], .lessOrEqual, [3]), .init([1], .greaterOrEqual, [5], at: 500)], value: 3,
      errors: [0, 2]),
    Line(
      testDescription: "at least, with a negative coefficient",
      rows: [.init([-2], .lessOrEqual, [-6]), .init([1], .equal, [0], at: 500)], value: 3, errors: [0, 3]),
    Line(
      testDescription: "redundant rows do no harm",
      rows: [
        .init([1], .equal, [7]), .init([1], .equal, [7]), .init([3], .equal, [21]),
        .init([1], .lessOrEqual, [7]),
      ],
      value: 7, errors: [0]),
    Line(
      testDescription: "a fact outranks a requirement",
      rows: [.init([1], .greaterOrEqual, [0], at: 2000), .init([1], .equal, [-5])], value: 0, errors: [0, 5],
      status: .unsatisfiable),
    Line(
      testDescription: "a level below picks from what a contradiction leaves",
      rows: [.init([1], .equal, [0]), .init([1], .equal, [10]), .init([1], .equal, [3], at: 10)],
      value: 3, errors: [10, 0], status: .unsatisfiable),
    Line(
      testDescription: "a hair above the tolerance is a contradiction",
      rows: [.init([1], .equal, [0], at: 1001), .init([1], .equal, [2e-6])], value: 0, errors: [0, 2e-6],
      status: .unsatisfiable),
    Line(
      testDescription: "rounding is no contradiction",
      rows: [.init([1], .equal, [0.3], at: 1001), .init([1], .equal, [0.1 + 0.2])], value: 0.3,
      errors: [0, 0]),
  ]

  /// One variable: value, errors by level and status.
  @Test(arguments: lines) func solves(_ line: Line) {
    let explanation = proven(LinearSystem(1, line.rows), [1])
    #expect(explanation.status == line.status)
    #expect(agree(explanation.values, [line.value]))
    #expect(agree(explanation.errors.map(\.sum), line.errors))
    #expect(explanation.undetermined.isEmpty)
  }

  /// Levels are listed from the highest down, and rows with an error by their place.
  @Test func namesLevelsAndViolatedRows() {
    let rows: [LinearSystem.Row] = [
      .init([1], .equal, [1], at: 20), .init([1], .equal, [5], at: 300),
      .init([1], .lessOrEqual, [4], at: 20),
      .init([1], .greaterOrEqual, [2], at: 750),
    ]
    let explanation = proven(LinearSystem(1, rows), [1])
    #expect(explanation.errors.map(\.priority) == [750, 300, 20])
    #expect(agree(explanation.errors.map(\.sum), [0, 0, 5]))
    #expect(explanation.violated == [0, 2])
    #expect(explanation.conflict.isEmpty)
  }

  /// x + y == 10 stated twice and x - y == 2: (6, 4).
  @Test func dependentEquations() {
    let rows: [LinearSystem.Row] = [
      .init([1, 1], .equal, [10]), .init([2, 2], .equal, [20]), .init([1, -1], .equal, [2]),
    ]
    let explanation = proven(LinearSystem(2, rows), [1])
    #expect(explanation.status == .solved)
    #expect(agree(explanation.values, [6, 4]))
  }

  /// Two wishes for parts of 10: the higher is met, the lower gets what is left.
  @Test func higherWishFirst() {
    let rows: [LinearSystem.Row] = [
      .init([0, 1], .equal, [8], at: 500), .init([1, 0], .equal, [8], at: 600), .init([1, 1], .equal, [10]),
    ]
    let explanation = proven(LinearSystem(2, rows), [1])
    #expect(agree(explanation.values, [8, 2]))
    #expect(agree(explanation.errors.map(\.sum), [0, 0, 6]))
  }

  /// Terms of one variable in one row add up, also to zero; so do terms of one parameter.
  @Test func termsAddUp() {
    let rows: [LinearSystem.Row] = [
      .init(sparse: [(0, 1), (0, 1)], .equal, [(0, 4), (0, 2)]),
      .init(sparse: [(1, 1), (0, 5), (0, -5)], .equal, [(0, 9)]),
    ]
    let explanation = proven(LinearSystem(2, rows), [1])
    #expect(agree(explanation.values, [3, 9]))
  }

  /// x == θ1 - 2 θ2 + 3, capped at 10, over four cells.
  @Test func boundsFollowParameters() {
    let system = LinearSystem(
      variableCount: 1, parameterCount: 3,
      rows: [.init([1], .equal, [3, 1, -2], at: 500), .init([1], .lessOrEqual, [10])], tieBreaks: [])
    let cells: [[Double]] = [[1, 0, 0], [1, 5, 1], [1, 7, 0], [1, 400, 6]]
    let answer = BatchAnswer(SystemSolver(system), system, cells)
    #expect(agree(answer.values.flatMap { $0 }, [3, 6, 10, 10]))
    #expect(answer.statuses == Array(repeating: .solved, count: 4))
  }

  /// One family, satisfiable for one width and contradictory for another.
  @Test func statusFollowsParameters() {
    let system = LinearSystem(
      variableCount: 1, parameterCount: 2,
      rows: [.init([1], .equal, [0, 1]), .init([1], .lessOrEqual, [10])], tieBreaks: [])
    let answer = BatchAnswer(SystemSolver(system), system, [[1, 5], [1, 12], [1, 10]])
    #expect(answer.statuses == [.solved, .unsatisfiable, .solved])
  }
}
