import ConstraintSolver
import Testing
import Workloads

/// The systems of the soak, and that its check finds faults.
@Suite struct SmallSystemTests {
  @Test func seedsRepeat() {
    for seed in UInt64(1)...50 {
      let (left, right) = (SmallSystem(seed: seed), SmallSystem(seed: seed))
      #expect(left.system == right.system)
      #expect(left.cells == right.cells)
    }
  }

  @Test func everyKindAndSizeComes() {
    let systems = (UInt64(1)...500).map { SmallSystem(seed: $0) }
    #expect(Set(systems.map(\.kind)).count == SmallSystem.Kind.allCases.count)
    #expect(Set(systems.map(\.system.variableCount)) == Set(2...6))
    #expect(Set(systems.map(\.system.rows.count)) == Set(3...12))
  }

  /// An answer with one number changed is told, unless the change costs nothing.
  @Test func wrongAnswersAreFound() {
    for seed in UInt64(1)...60 {
      let small = SmallSystem(seed: seed)
      guard small.kind == .whole || small.kind == .chain else { continue }
      let check = SoakCheck(small.plain(cell: 0))
      var explanation = SystemSolver(small.system).explain(small.cells[0])
      explanation.values[0] += 0.5
      let finding = check.finding(explanation)
      #expect(finding != nil, "seed \(seed)")
    }
  }

  @Test func wrongStatusesAreFound() {
    let small = SmallSystem(seed: 5)
    var explanation = SystemSolver(small.system).explain(small.cells[0])
    #expect(SoakCheck(small.plain(cell: 0)).finding(explanation) == nil)
    explanation.undetermined = explanation.undetermined.isEmpty ? [0] : []
    #expect(SoakCheck(small.plain(cell: 0)).finding(explanation)?.fault == .undetermined)
    explanation.status = .failed
    #expect(SoakCheck(small.plain(cell: 0)).finding(explanation)?.fault == .failed)
  }
}
