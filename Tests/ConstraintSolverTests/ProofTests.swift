import TestSupport
import Testing

@testable import ConstraintSolver

/// Certificates: every answer is proven by a second way, and wrong ones would not be.
@Suite struct ProofTests {
  /// Random systems with duplicates and ties; in a third of them rows are scaled by 1e-6 to 1e6, and within a row
  /// coefficients lie up to 1e3 apart.
  static func system(_ generator: inout SeededGenerator) -> LinearSystem {
    let variables = Int.random(in: 1...6, using: &generator)
    let isScaled = Int.random(in: 0..<3, using: &generator) == 0
    var rows: [LinearSystem.Row] = []
    for _ in 0..<Int.random(in: 1...14, using: &generator) {
      if !rows.isEmpty, Int.random(in: 0..<5, using: &generator) == 0 {
        var copy = rows[Int.random(in: 0..<rows.count, using: &generator)]
        if Bool.random(using: &generator) { copy.priority = 500 }
        if Bool.random(using: &generator) { copy.bound[0].coefficient += 1 }
        rows.append(copy)
        continue
      }
      let scales = isScaled ? [1e-6, 1e-3, 1, 1e3] : [1]
      let scale = scales[Int.random(in: 0..<scales.count, using: &generator)]
      let coefficients = (0..<variables).map { _ -> Double in
        guard Int.random(in: 0..<2, using: &generator) == 0 else { return 0 }
        let number = Double(Int.random(in: -4...4, using: &generator))
        return isScaled && Bool.random(using: &generator) ? number * scale * 1e3 : number * scale
      }
      let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
      rows.append(
        .init(
          coefficients, relations[Int.random(in: 0..<3, using: &generator)],
          [Double(Int.random(in: -40...40, using: &generator))],
          at: [1000, 750, 500, 250, 1][Int.random(in: 0..<5, using: &generator)]))
    }
    let ties = (0..<variables).map { LinearSystem.Row(sparse: [($0, 1)], .equal, []) }
    return LinearSystem(variables, rows, tieBreaks: ties)
  }

  /// Every answer holds.
  @Test(arguments: UInt64(0)..<8) func randomSystems(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let system = Self.system(&generator)
      let certificate = try #require(SystemSolver(system).certificate([1]))
      #expect(certificate.holds, "seed \(seed), round \(round): \(certificate) \(system)")
    }
  }

  /// Cells of a family, each with parameters of its own.
  @Test func cellsOfAFamily() throws {
    let row = ViewRow(count: 5)
    let solver = SystemSolver(row.system)
    for (cell, parameters) in row.cells(150, seed: 3).enumerated() {
      let certificate = try #require(solver.certificate(parameters))
      #expect(certificate.holds, "cell \(cell): \(certificate)")
    }
  }

  /// What a certificate says of a gap on either side, and of a level that could be improved.
  @Test func verdicts() {
    #expect(Certificate(gap: 1e-9, dualGap: 1e-9, improvableLevel: nil).holds)
    #expect(!Certificate(gap: 1e-3, dualGap: 0, improvableLevel: nil).holds)
    #expect(!Certificate(gap: 0, dualGap: 1e-3, improvableLevel: nil).holds)
    #expect(!Certificate(gap: 0, dualGap: 0, improvableLevel: 0).holds)
  }
}
