import LayoutModel
import StrategyTestSupport
import Testing

/// The golden cases of rows and columns, and what must hold for each of them under a change of its tree.
@Suite struct GoldenTests {
  /// What a cell of a status is told.
  private static let kinds = ["ok": [], "ambiguous": ["ambiguous"], "unsatisfiable": ["conflict"]]

  @Test(arguments: try Fixture.all())
  func frames(_ fixture: Fixture) {
    let layout = TreeLayout(of: fixture.tree)
    let isSame = layout.status == fixture.status && layout.matches(fixture.frames)
    let expected = TreeLayout.describe(status: fixture.status, fixture.frames)
    #expect(isSame, "expected \(expected)\nbut got \(layout)")
    #expect(layout.kinds == Self.kinds[fixture.status])
  }

  @Test(arguments: try Fixture.all())
  func directionMirrorsFramesInTheirParents(_ fixture: Fixture) {
    // Rounding half away from zero is not the same from the other side.
    guard fixture.tree["scale"] == nil else { return }
    let turned: JSONValue = fixture.tree["direction"] == .string("rtl") ? .string("ltr") : .string("rtl")
    let layout = TreeLayout(of: fixture.tree.setting("direction", to: turned))
    var mirrored = fixture.frames
    for (parent, child) in fixture.tree["root"]?.family ?? [] {
      guard let width = fixture.frames[parent]?[2], let frame = fixture.frames[child] else { continue }
      mirrored[child]?[0] = width - frame[0] - frame[2]
    }
    let isSame = layout.status == fixture.status && layout.matches(mirrored)
    #expect(isSame, "expected \(TreeLayout.describe(status: fixture.status, mirrored))\nbut got \(layout)")
  }

  @Test(arguments: try Fixture.all())
  func twiceTheLengthsGiveTwiceTheFrames(_ fixture: Fixture) {
    let layout = TreeLayout(of: fixture.tree.doublingLengths())
    let doubled = fixture.frames.mapValues { frame in frame.map { 2 * $0 } }
    let isSame = layout.status == fixture.status && layout.matches(doubled)
    #expect(isSame, "expected \(TreeLayout.describe(status: fixture.status, doubled))\nbut got \(layout)")
  }

  @Test(arguments: try Fixture.all().filter(\.tree.isTransposable))
  func columnsAreRowsSeenFromTheOtherAxis(_ fixture: Fixture) {
    let layout = TreeLayout(of: fixture.tree.transposed())
    let transposed = fixture.frames.mapValues { frame in [1, 0, 3, 2].map { frame[$0] } }
    let isSame = layout.status == fixture.status && layout.matches(transposed)
    let expected = TreeLayout.describe(status: fixture.status, transposed)
    #expect(isSame, "expected \(expected)\nbut got \(layout)")
  }

  @Test(arguments: try Fixture.all().filter { $0.tree.removingHiddenViews() != $0.tree })
  func hiddenMembersAreAbsent(_ fixture: Fixture) {
    let layout = TreeLayout(of: fixture.tree.removingHiddenViews())
    let isSame = layout.status == fixture.status && layout.matches(fixture.frames)
    let expected = TreeLayout.describe(status: fixture.status, fixture.frames)
    #expect(isSame, "expected \(expected)\nbut got \(layout)")
  }

  @Test func everyPropertyHasCases() throws {
    let cases = try Fixture.all()
    #expect(cases.count(where: \.tree.isTransposable) >= 40)
    #expect(cases.count { $0.tree.removingHiddenViews() != $0.tree } >= 5)
    #expect(cases.count >= 90)
  }

  @Test func doublingSparesWeights() throws {
    let tree = JSONValue.object([JSONMember("width", .number(3)), JSONMember("weight", .number(3))])
    #expect(
      tree.doublingLengths()
        == .object([JSONMember("width", .number(6)), JSONMember("weight", .number(3))]))
  }
}
