import ConstraintSolver
import Testing
import Workloads

/// The search of all vertices on systems worked out by hand, and the numbers it calculates with.
@Suite struct VertexSearchTests {
  private static func row(
    _ coefficients: [Double], _ relation: Relation, _ bound: Double, at priority: Double = 1000
  ) -> LinearSystem.Row {
    LinearSystem.Row(
      terms: coefficients.enumerated().map { LinearSystem.Term(variable: $0, coefficient: $1) }, relation: relation,
      bound: [LinearSystem.BoundTerm(parameter: 0, coefficient: bound)], priority: priority)
  }

  /// A system whose tie-breaks draw each variable to 0 in turn.
  private static func system(_ variables: Int, _ rows: [LinearSystem.Row]) -> LinearSystem {
    let ties = (0..<variables).map { variable in
      row((0..<variables).map { $0 == variable ? 1 : 0 }, .equal, 0)
    }
    return LinearSystem(variableCount: variables, parameterCount: 1, rows: rows, tieBreaks: ties)
  }

  /// Both precisions give these sums, values and undetermined variables.
  private static func expect(
    _ system: LinearSystem, sums: [Double], values: [Double], undetermined: [Int],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let short = VertexSearch<Extended>(system)
    let long = VertexSearch<LongNumber>(system)
    let count = short.priorities.count
    #expect(short.sums.prefix(count).map(\.rounded) == sums, sourceLocation: location)
    #expect(long.sums.prefix(count).map(\.rounded) == sums, sourceLocation: location)
    #expect(short.values.map(\.rounded) == values, sourceLocation: location)
    #expect(long.values.map(\.rounded) == values, sourceLocation: location)
    #expect(short.undetermined() == undetermined, sourceLocation: location)
    #expect(long.undetermined() == undetermined, sourceLocation: location)
  }

  @Test func oneMedian() {
    Self.expect(
      Self.system(1, [1, 4, 9].map { Self.row([1], .equal, $0) }), sums: [8], values: [4], undetermined: [])
  }

  /// 1, 4, 6, 20: all from 4 to 6 is best.
  @Test func medianInterval() {
    Self.expect(
      Self.system(1, [20, 1, 6, 4].map { Self.row([1], .equal, $0, at: 500) }), sums: [21], values: [4],
      undetermined: [0])
  }

  /// x + y == 10, both at least 0, y at most 7 before x: x ends at 3 and what is open stays open.
  @Test func tieBreaksDecide() {
    let rows = [
      Self.row([1, 1], .equal, 10), Self.row([1, 0], .greaterOrEqual, 0), Self.row([0, 1], .greaterOrEqual, 0),
      Self.row([0, 1], .lessOrEqual, 7, at: 400),
    ]
    Self.expect(Self.system(2, rows), sums: [0, 0], values: [3, 7], undetermined: [0, 1])
  }

  /// The higher level wins whatever it costs the lower one.
  @Test func levelsAreStrict() {
    let rows = [Self.row([1], .equal, 0, at: 751)] + (0..<5).map { _ in Self.row([1], .equal, 100, at: 750) }
    Self.expect(Self.system(1, rows), sums: [0, 500], values: [0], undetermined: [])
  }

  /// z is in no row: every value of it is best, 0 is chosen.
  @Test func freeVariable() {
    let rows = [Self.row([1, 0, 0], .equal, 3), Self.row([0, 1, 0], .lessOrEqual, -2, at: 9)]
    Self.expect(Self.system(3, rows), sums: [0, 0], values: [3, -2, 0], undetermined: [1, 2])
  }

  /// Numbers of twice the length keep what the machine's own lose.
  @Test func longNumbers() {
    let tiny = LongNumber(0x1p-100)
    #expect(((LongNumber(1) + tiny) - LongNumber(1)).rounded == 0x1p-100)
    let third = LongNumber(1) / LongNumber(3)
    #expect((third * LongNumber(3) - LongNumber(1)).magnitude < LongNumber(1e-36))
    let root = LongNumber(1) + LongNumber(0x1p-60)
    #expect((root * root - LongNumber(1) - LongNumber(0x1p-59)).rounded == 0x1p-120)
    #expect(-third < third)
    #expect(third.magnitude == (-third).magnitude)
  }
}
