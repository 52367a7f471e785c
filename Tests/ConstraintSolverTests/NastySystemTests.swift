import ConstraintSolver
import TestSupport
import Testing

/// A short soak: small random systems of a nasty kind each, whose answers must be proven.
@Suite struct NastySystemTests {
  /// What is nasty about a system.
  enum Kind: CaseIterable {
    /// Coefficients from 1e-6 to 1e6 in one system.
    case scaled
    /// Rows that are nearly multiples of others.
    case parallel
    /// Rows that are multiples of others, but for what rounding took off thirds and tenths.
    case repeated
    /// Rows that all meet in one point.
    case degenerate
  }

  /// Draws a system.
  static func system(_ kind: Kind, _ generator: inout SeededGenerator) -> LinearSystem {
    func draw<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &generator)]
    }
    let variables = Int.random(in: 2...5, using: &generator)
    let coefficients: [Double] =
      kind == .scaled ? [1e-6, -1e-3, 0, 0, 1, -1, 1e3, 1e6, 3e-5] : [-3, -1, 0, 0, 1, 1, 2]
    let point = (0..<variables).map { _ in Double(Int.random(in: -4...4, using: &generator)) }
    var planes: [(coefficients: [Double], bound: Double)] = []
    for _ in 0..<Int.random(in: 3...10, using: &generator) {
      var plane = (coefficients: (0..<variables).map { _ in draw(coefficients) }, bound: draw([-5.0, 0, 1, 4]))
      if kind == .degenerate { plane.bound = zip(plane.coefficients, point).reduce(0) { $0 + $1.0 * $1.1 } }
      if !planes.isEmpty, kind == .parallel || kind == .repeated, Bool.random(using: &generator) {
        plane = draw(planes)
        if kind == .parallel { plane.coefficients[draw(Array(0..<variables))] += draw([1e-3, 1e-4, 1e-6]) }
        let factor = kind == .repeated ? draw([1.0 / 3, 0.1, -0.7, 3]) : 1
        plane = (plane.coefficients.map { $0 * factor }, plane.bound * factor)
      }
      planes.append(plane)
    }
    let levels = draw([[1000.0], [1000, 500], [2000, 1000, 750, 1]])
    let rows = planes.map { plane in
      LinearSystem.Row(
        plane.coefficients, draw([Relation.equal, .lessOrEqual, .greaterOrEqual]), [plane.bound], at: draw(levels))
    }
    let ties = (0..<variables).map { LinearSystem.Row(sparse: [($0, 1)], .equal, []) }
    return LinearSystem(variables, rows, tieBreaks: ties)
  }

  /// Every system has an answer, and its certificate holds.
  @Test(arguments: Kind.allCases, UInt64(0)..<4) func proven(_ kind: Kind, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let system = Self.system(kind, &generator)
      let certificate = try #require(SystemSolver(system).certificate([1]), "round \(round): \(system)")
      #expect(certificate.holds, "round \(round): \(certificate) \(system)")
    }
  }

  /// Required rows that agree but for rounding leave open what they leave open: they are one row.
  @Test func redundantFractions() {
    let rows: [LinearSystem.Row] = [
      .init([1, -0.5, 0], .equal, []), .init([0, 1, -1.0 / 3], .equal, []), .init([1, 0, -1.0 / 6], .equal, []),
      .init([0, 0, 1], .equal, [60], at: 500),
    ]
    let explanation = ConstraintSolverTests.proven(LinearSystem(3, rows), [1])
    #expect(explanation.status == .solved)
    #expect(agree(explanation.values, [10, 20, 60]))
    #expect(explanation.violated.isEmpty)
  }
}
