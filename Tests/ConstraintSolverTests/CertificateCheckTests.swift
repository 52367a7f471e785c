import Testing

@testable import ConstraintSolver

/// The independent check refutes bases that are not optimal and values that are not theirs.
@Suite struct CertificateCheckTests {
  /// x >= 2 at 1000, x <= 5 at 1000, x == 9 at 500: best is 5.
  static let system = LinearSystem(
    1, [.init([1], .greaterOrEqual, [2]), .init([1], .lessOrEqual, [5]), .init([1], .equal, [9], at: 500)])

  static func verdict(active: Int, sides: [Int8], value: Double) throws -> Certificate {
    let form = StandardForm(system, withTieBreaks: false)
    let node = try #require(BasisNode(form, Basis(active: [active], sides: sides)))
    return CertificateCheck(system, system.rows, [1], [value], node).certificate()
  }

  /// The optimum.
  @Test func optimum() throws {
    #expect(try Self.verdict(active: 1, sides: [-1, 0, 1, -1], value: 5).holds)
  }

  /// A vertex that is feasible but not best: x = 2 leaves 7 at level 500, the second level.
  @Test func feasibleButNotBest() throws {
    let certificate = try Self.verdict(active: 0, sides: [0, 1, 1, -1], value: 2)
    #expect(certificate.improvableLevel == 1)
    #expect(!certificate.holds)
  }

  /// A vertex that breaks a required row: x = 9.
  @Test func broken() throws {
    #expect(try Self.verdict(active: 2, sides: [-1, -1, 0, -1], value: 9).improvableLevel == 0)
  }

  /// Values that are not the vertex's.
  @Test func otherValues() throws {
    #expect(try Self.verdict(active: 1, sides: [-1, 0, 1, -1], value: 4.99).gap > 1e-3)
  }

  /// A row claimed on the wrong side.
  @Test func wrongSide() throws {
    #expect(try Self.verdict(active: 1, sides: [1, 0, 1, -1], value: 5).gap > 0.1)
  }
}
