import Foundation
import StrategyTestSupport
import Testing

/// The golden cases of anchor, scroll and cell, and what must hold for each of them under a change of its tree.
@Suite struct GoldenTests {
  private static func all() throws -> [Fixture] { try Fixture.all(in: "anchor", of: .module) }

  @Test(arguments: try all())
  func frames(_ fixture: Fixture) { fixture.check() }

  @Test(arguments: try all().compactMap(\.mirrored))
  func directionMirrorsFramesInTheirParents(_ fixture: Fixture) { fixture.check() }

  @Test(arguments: try all().map(\.doubled))
  func twiceTheLengthsGiveTwiceTheFrames(_ fixture: Fixture) { fixture.check() }

  @Test func everyPropertyHasCases() throws {
    #expect(try Self.all().count >= 11)
    #expect(try Self.all().compactMap(\.mirrored).count >= 8)
    #expect(try Self.all().count { !$0.contentSizes.isEmpty } >= 4)
  }
}
