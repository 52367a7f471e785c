import ConstraintSolver
import TestSupport
import Testing

/// The solver against a search of all vertices, on random systems full of ties and contradictions.
@Suite struct ArrangementSearchTests {
  /// A random system; `priorities` are the levels to draw from.
  static func system(
    _ generator: inout SeededGenerator, variables: Int, rows: ClosedRange<Int>, priorities: [Double],
    coefficients: [Double] = [-2, -1, 0, 0, 1, 1, 3]
  ) -> LinearSystem {
    let rows = (0..<Int.random(in: rows, using: &generator)).map { _ in
      LinearSystem.Row(
        (0..<variables).map { _ in coefficients.randomElement(using: &generator) ?? 0 },
        [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator) ?? .equal,
        [Double(Int.random(in: -4...4, using: &generator))],
        at: priorities.randomElement(using: &generator) ?? 1000)
    }
    let ties = (0..<variables).shuffled(using: &generator).map { variable in
      LinearSystem.Row(
        (0..<variables).map { $0 == variable ? 1 : 0 }, .equal,
        [Double(Int.random(in: -3...3, using: &generator))])
    }
    return LinearSystem(variables, rows, tieBreaks: ties)
  }

  /// Values, errors, undetermined variables and status of 30 systems a seed.
  @Test(arguments: UInt64(1)...6, [2, 3]) func agreesWithSearch(seed: UInt64, variables: Int) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<30 {
      let system = Self.system(
        &generator, variables: variables, rows: 4...7, priorities: [1000, 500, 100])
      let search = ArrangementSearch(system)
      let found = proven(system, [1])
      let note: Comment = "seed \(seed), round \(round): \(system)"
      #expect(agree(found.errors.map(\.sum), search.errors), note)
      #expect(found.undetermined == search.undetermined, note)
      #expect(agree(found.values, search.values), note)
      let isBroken = system.rows.contains { $0.priority == 1000 } && (search.errors.first ?? 0) > 1e-6
      let status: CellOutcome.Status =
        isBroken ? .unsatisfiable : search.undetermined.isEmpty ? .solved : .ambiguous
      #expect(found.status == status, note)
    }
  }

  /// Few rows over three variables: optimal sets without bounds.
  @Test(arguments: UInt64(100)...102) func agreesWhereUnbounded(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<30 {
      let system = Self.system(&generator, variables: 3, rows: 0...3, priorities: [1000, 100])
      let search = ArrangementSearch(system)
      let found = proven(system, [1])
      let note: Comment = "seed \(seed), round \(round): \(system)"
      #expect(agree(found.errors.map(\.sum), search.errors), note)
      #expect(found.undetermined == search.undetermined, note)
      #expect(agree(found.values, search.values), note)
    }
  }

  /// Coefficients that are no binary fractions, and facts.
  @Test(arguments: UInt64(500)...502, [1, 2, 3]) func agreesWithFractions(seed: UInt64, variables: Int) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<20 {
      let system = Self.system(
        &generator, variables: variables, rows: 3...8, priorities: [2000, 1000, 750, 250],
        coefficients: [-1.0 / 3, 0.1, 0, 0, 1, 0.3, -0.7, 1.5, 16.0 / 9])
      let search = ArrangementSearch(system)
      let found = proven(system, [1])
      let note: Comment = "seed \(seed), round \(round): \(system)"
      #expect(agree(found.errors.map(\.sum), search.errors), note)
      #expect(found.undetermined == search.undetermined, note)
      #expect(agree(found.values, search.values), note)
    }
  }

  /// The search itself, on systems worked out by hand.
  @Test func searchIsRight() {
    let median = ArrangementSearch(LinearSystem(1, [1, 4, 9].map { .init([1], .equal, [$0]) }))
    #expect(median.errors == [8])
    #expect(median.values == [4])
    #expect(median.undetermined.isEmpty)
    let open = ArrangementSearch(
      LinearSystem(
        2, [.init([1, 0], .greaterOrEqual, [2]), .init([0, 1], .equal, [3])],
        tieBreaks: [.init([1, 0], .equal, [5])]))
    #expect(open.errors == [0])
    #expect(open.values == [5, 3])
    #expect(open.undetermined == [0])
  }
}
