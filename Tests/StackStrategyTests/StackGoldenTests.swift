import Foundation
import StrategyTestSupport
import Testing

/// The golden cases of stacks, and what must hold for each of them under a change of its tree.
@Suite struct StackGoldenTests {
  private static func stacks() throws -> [Fixture] { try Fixture.all(in: "stack", of: .module) }

  @Test(arguments: try stacks())
  func frames(_ fixture: Fixture) { fixture.check() }

  @Test(arguments: try stacks().compactMap(\.mirrored))
  func directionMirrorsFramesInTheirParents(_ fixture: Fixture) { fixture.check() }

  @Test(arguments: try stacks().map(\.doubled))
  func twiceTheLengthsGiveTwiceTheFrames(_ fixture: Fixture) { fixture.check() }

  @Test(arguments: try stacks().compactMap(\.withHeightFedBack))
  func measuredHeightsFedBackChangeNothing(_ fixture: Fixture) { fixture.check() }

  @Test(arguments: try stacks().compactMap(\.withoutHiddenViews))
  func hiddenMembersAreAbsent(_ fixture: Fixture) { fixture.check() }

  @Test func everyPropertyHasCases() throws {
    #expect(try Self.stacks().count >= 70)
    #expect(try Self.stacks().compactMap(\.mirrored).count >= 50)
    #expect(try Self.stacks().compactMap(\.withHeightFedBack).count >= 12)
    #expect(try Self.stacks().compactMap(\.withoutHiddenViews).count >= 1)
  }
}
