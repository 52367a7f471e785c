import ConstraintSolver
import Testing

/// Systems at the edges: no variables, no rows, no cells, rows without terms.
@Suite struct EdgeOfSystemsTests {
  /// Neither variables nor rows.
  @Test func emptySystem() {
    let explanation = proven(LinearSystem(0, []), [1])
    #expect(explanation.status == .solved)
    #expect(explanation.values.isEmpty)
    #expect(explanation.errors.isEmpty)
    #expect(explanation.undetermined.isEmpty)
  }

  /// Variables but no rows: all are undetermined.
  @Test func noRows() {
    let ties: [LinearSystem.Row] = [.init([1, 0], .equal, [3]), .init([0, 1], .equal, [-4])]
    let explanation = proven(LinearSystem(2, [], tieBreaks: ties), [1])
    #expect(explanation.status == .ambiguous)
    #expect(explanation.undetermined == [0, 1])
    #expect(agree(explanation.values, [3, -4]))
  }

  /// A variable that no row names is undetermined and takes its tie-break.
  @Test func variableWithoutRows() {
    let system = LinearSystem(2, [.init([0, 1], .equal, [3])], tieBreaks: [.init([1, 0], .equal, [7])])
    let explanation = proven(system, [1])
    #expect(explanation.status == .ambiguous)
    #expect(explanation.undetermined == [0])
    #expect(agree(explanation.values, [7, 3]))
  }

  /// Without tie-breaks an answer is still finite.
  @Test func variableWithoutRowsOrTieBreak() {
    let explanation = proven(LinearSystem(3, [.init([0, 1, 0], .equal, [3])]), [1])
    #expect(explanation.status == .ambiguous)
    #expect(explanation.undetermined == [0, 2])
    #expect(explanation.values.allSatisfy { $0.isFinite })
    #expect(agree([explanation.values[1]], [3]))
  }

  /// A row without terms holds or not whatever the variables are.
  @Test(
    arguments: [
      (.equal, 0, 0), (.equal, 2, 2), (.equal, -2, 2), (.lessOrEqual, 5, 0), (.lessOrEqual, -5, 5),
      (.greaterOrEqual, 5, 5), (.greaterOrEqual, -5, 0),
    ] as [(Relation, Double, Double)]) func rowWithoutTerms(
      _ relation: Relation, bound: Double, error: Double
    )
  {
    let rows: [LinearSystem.Row] = [.init([], relation, [bound]), .init([1], .equal, [4])]
    let explanation = proven(LinearSystem(1, rows), [1])
    #expect(explanation.status == (error > 0 ? .unsatisfiable : .solved))
    #expect(agree(explanation.errors.map(\.sum), [error]))
    #expect(agree(explanation.values, [4]))
    #expect(explanation.conflict == (error > 0 ? [0] : []))
  }

  /// A contradiction without variables.
  @Test func noVariables() {
    let explanation = proven(LinearSystem(0, [.init([], .equal, [1])]), [1])
    #expect(explanation.status == .unsatisfiable)
    #expect(explanation.conflict == [0])
  }

  /// A batch without cells.
  @Test func noCells() {
    let system = LinearSystem(1, [.init([1], .equal, [3])])
    let answer = BatchAnswer(SystemSolver(system), system, [])
    #expect(answer.values.isEmpty)
    #expect(answer.outcomes.isEmpty)
  }

  /// Bounds as large and as small as documents allow, side by side.
  @Test(arguments: [1e7, -1e7, 1e-3, 1.0 / 3, 0]) func extremeNumbers(_ number: Double) {
    let rows: [LinearSystem.Row] = [
      .init([1, 0], .equal, [number]), .init([1, 1], .equal, [number + 1]),
      .init([0, 1], .equal, [5], at: 10),
    ]
    let explanation = proven(LinearSystem(2, rows), [1])
    #expect(explanation.status == .solved)
    #expect(agree(explanation.values, [number, 1]))
  }
}
