import ConstraintSolver
import TestSupport
import Testing

/// Which required rows contradict each other: a set from which none can be left out.
@Suite struct ConflictSearchTests {
  /// Whether some required rows and all facts can hold together, by the search of all vertices.
  static func isSatisfiable(_ system: LinearSystem, required: [Int]) -> Bool {
    let facts = system.rows.filter { $0.priority > 1000 }
    let rows = facts + required.map { system.rows[$0] }
    guard !rows.isEmpty else { return true }
    return ArrangementSearch(LinearSystem(system.variableCount, rows)).errors.allSatisfy { $0 < 1e-6 }
  }

  /// Two rows among five.
  @Test func pair() {
    let rows: [LinearSystem.Row] = [
      .init([1, 1], .lessOrEqual, [100]), .init([1, 0], .greaterOrEqual, [5]), .init([0, 1], .equal, [1]),
      .init([1, 0], .equal, [7], at: 999), .init([1, 0], .lessOrEqual, [3]),
    ]
    let explanation = proven(LinearSystem(2, rows), [1])
    #expect(explanation.conflict == [1, 4])
    #expect(explanation.status == .unsatisfiable)
  }

  /// a > b > c > a: all three, and none of the rest.
  @Test func ring() {
    let rows: [LinearSystem.Row] = [
      .init([1, 0, 0], .greaterOrEqual, [0]), .init([1, -1, 0], .greaterOrEqual, [1]),
      .init([0, 1, 0], .greaterOrEqual, [0]), .init([0, 1, -1], .greaterOrEqual, [1]),
      .init([0, 0, 1], .greaterOrEqual, [0]), .init([-1, 0, 1], .greaterOrEqual, [1]),
    ]
    #expect(proven(LinearSystem(3, rows), [1]).conflict == [1, 3, 5])
  }

  /// A fact takes part and is not named.
  @Test func factsAreNotNamed() {
    let rows: [LinearSystem.Row] = [
      .init([1, 0], .greaterOrEqual, [0], at: 2000), .init([0, 1], .greaterOrEqual, [0], at: 2000),
      .init([1, 0], .equal, [8]), .init([1, 1], .lessOrEqual, [5]),
    ]
    #expect(proven(LinearSystem(2, rows), [1]).conflict == [2, 3])
  }

  /// A row that contradicts facts alone.
  @Test func aloneAgainstAFact() {
    let rows: [LinearSystem.Row] = [
      .init([1], .greaterOrEqual, [0], at: 2000), .init([1], .equal, [-1]), .init([1], .lessOrEqual, [9]),
    ]
    let explanation = proven(LinearSystem(1, rows), [1])
    #expect(explanation.conflict == [1])
    #expect(agree(explanation.values, [0]))
  }

  /// Contradictions below the required level are no conflict.
  @Test func wishesAreNoConflict() {
    let rows: [LinearSystem.Row] = [.init([1], .equal, [1], at: 999.9), .init([1], .equal, [2], at: 999.9)]
    let explanation = proven(LinearSystem(1, rows), [1])
    #expect(explanation.status == .ambiguous)
    #expect(explanation.conflict.isEmpty)
  }

  /// The conflict belongs to the cell: 3 views of at least 20 with gaps of 8 need 76 points.
  @Test(arguments: [(76, []), (75, [3, 4, 5, 6]), (300, [])] as [(Double, [Int])])
  func followsParameters(room: Double, conflict: [Int]) {
    let units: [[Double]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    let rows =
      units.map { LinearSystem.Row($0, .greaterOrEqual, [0], at: 2000) }
      + units.map { .init($0, .greaterOrEqual, [20]) } + [.init([1, 1, 1], .equal, [-16, 1])]
    let system = LinearSystem(variableCount: 3, parameterCount: 2, rows: rows, tieBreaks: [])
    #expect(proven(system, [1, room]).conflict == conflict)
  }

  /// Random contradictions: the named rows cannot hold together, and can when any one is left out.
  @Test(arguments: UInt64(70)...75) func minimal(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var conflicts = 0
    for round in 0..<25 {
      let system = ArrangementSearchTests.system(
        &generator, variables: 2, rows: 5...9, priorities: [1000, 1000, 1000, 400, 2000])
      let required = system.rows.indices.filter { system.rows[$0].priority == 1000 }
      let facts = Self.isSatisfiable(system, required: [])
      guard facts, !Self.isSatisfiable(system, required: required) else { continue }
      conflicts += 1
      let conflict = proven(system, [1]).conflict
      let note: Comment = "seed \(seed), round \(round): \(system)"
      #expect(Set(conflict).isSubset(of: required), note)
      #expect(conflict == conflict.sorted(), note)
      #expect(!Self.isSatisfiable(system, required: conflict), note)
      for row in conflict {
        #expect(Self.isSatisfiable(system, required: conflict.filter { $0 != row }), note)
      }
    }
    #expect(conflicts > 3)
  }
}
