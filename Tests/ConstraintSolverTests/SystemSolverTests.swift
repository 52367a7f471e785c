import ConstraintSolver
import Testing

/// Small systems whose answers are worked out by hand.
@Suite struct SystemSolverTests {
  /// Any number of lower priorities loses to one higher.
  @Test func prioritiesAreStrict() {
    var rows = [row([1], .equal, 10, 751)]
    for _ in 0..<50 { rows.append(row([1], .equal, 0, 750)) }
    let explanation = explain(rows)
    #expect(explanation.status == .solved)
    #expect(explanation.values == [10])
    #expect(explanation.errors.map(\.sum) == [0, 500])
  }

  /// The sum of absolute errors is least at the median.
  @Test func oddTargetsMeetAtTheMedian() {
    let explanation = explain([1, 2, 9].map { row([1], .equal, $0, 500) })
    #expect(explanation.status == .solved)
    #expect(explanation.values == [2])
    #expect(explanation.errors.map(\.sum) == [8])
  }

  /// Between two targets of equal priority every value is as good: the tie-break takes the nearest to its target.
  @Test func evenTargetsLeaveAnInterval() {
    let rows = [row([1], .equal, 4, 500), row([1], .equal, 9, 500)]
    let explanation = explain(rows, tieBreaks: [row([1], .equal, 0, 1)])
    #expect(explanation.status == .ambiguous)
    #expect(explanation.undetermined == [0])
    #expect(explanation.values == [4])
  }

  /// Lima's L15: a fitted row of weights 1 : 3 shrinks the first, whose slope is smaller.
  @Test func errorsWeighByTheirSlope() {
    let rows = [
      row([3, -1], .equal, 0, 1000), row([1, 0], .equal, 40, 250), row([0, 1], .equal, 60, 250),
    ]
    let explanation = explain(rows)
    #expect(explanation.values == [20, 60])
    #expect(explanation.errors.map(\.sum) == [0, 20])
  }

  /// A required contradiction is broken as little as possible and named by a set that cannot be smaller.
  @Test func conflictsAreMinimal() {
    let rows = [
      row([1, 0], .greaterOrEqual, 0, 1000), row([1, 1], .equal, 10, 1000), row([0, 1], .equal, 4, 1000),
      row([1, 0], .equal, 7, 1000), row([0, 1], .lessOrEqual, 100, 1000),
    ]
    let explanation = explain(rows)
    #expect(explanation.status == .unsatisfiable)
    #expect(explanation.conflict == [1, 2, 3])
    #expect(abs((explanation.errors.first?.sum ?? 0) - 1) < 1e-9)
    for dropped in explanation.conflict {
      let rest = explanation.conflict.filter { $0 != dropped }.map { rows[$0] }
      #expect(explain(rest).status != .unsatisfiable)
    }
  }

  /// Facts stand above the required level: they hold, and are never named.
  @Test func factsAreNeverBroken() {
    let rows = [row([1], .equal, 5, 2000), row([1], .equal, 9, 1000)]
    let explanation = explain(rows)
    #expect(explanation.values == [5])
    #expect(explanation.status == .unsatisfiable)
    #expect(explanation.conflict == [1])
  }

  /// Rows without variables, repeated rows and variables without rows are all in order.
  @Test func oddSystemsEnd() {
    #expect(explain([], variables: 0).status == .solved)
    #expect(explain([], variables: 2).values == [0, 0])
    #expect(explain([row([0], .greaterOrEqual, 3, 1000)]).status == .unsatisfiable)
    #expect(explain([row([0], .lessOrEqual, 3, 1000)]).status == .ambiguous)
    let repeated = Array(repeating: row([1], .equal, 3, 1000), count: 500)
    #expect(explain(repeated).values == [3])
    #expect(explain(repeated).status == .solved)
  }

  /// x_1 = 8, x_{i+1} = x_i + 8 gives 8 i, whatever the order of the rows.
  @Test func chainsAreFollowed() {
    let count = 60
    var rows = [LinearSystem.Row(terms: [term(0, 1)], relation: .equal, bound: [constant(8)], priority: 1000)]
    for place in 1..<count {
      rows.append(
        LinearSystem.Row(
          terms: [term(place, 1), term(place - 1, -1)], relation: .equal, bound: [constant(8)], priority: 1000))
    }
    let explanation = explain(rows.reversed(), variables: count)
    #expect(explanation.status == .solved)
    #expect(explanation.values == (1...count).map { Double(8 * $0) })
  }
}

/// A term.
func term(_ variable: Int, _ coefficient: Double) -> LinearSystem.Term {
  LinearSystem.Term(variable: variable, coefficient: coefficient)
}

/// A constant right-hand side.
func constant(_ value: Double) -> LinearSystem.BoundTerm { LinearSystem.BoundTerm(parameter: 0, coefficient: value) }

/// A row of dense coefficients with a constant right-hand side.
func row(_ factors: [Double], _ relation: Relation, _ bound: Double, _ priority: Double) -> LinearSystem.Row {
  LinearSystem.Row(
    terms: factors.enumerated().map { term($0, $1) }, relation: relation, bound: [constant(bound)],
    priority: priority)
}

/// Explains a system without parameters.
func explain(_ rows: [LinearSystem.Row], tieBreaks: [LinearSystem.Row] = [], variables: Int? = nil) -> Explanation {
  let count = variables ?? (rows + tieBreaks).flatMap(\.terms).map { $0.variable + 1 }.max() ?? 0
  let system = LinearSystem(variableCount: count, parameterCount: 1, rows: rows, tieBreaks: tieBreaks)
  return SystemSolver(system).explain([1])
}
