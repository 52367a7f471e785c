import LayoutModel
import StrategyTestSupport
import TestSupport
import Testing

/// What holds for containers of every strategy inside each other.
@Suite struct MixedTreeTests {
  /// A tree drawn from a seed, as a case with the answer it has.
  private func fixture(_ seed: Int) -> Fixture {
    var trees = RandomTree(SeededGenerator(seed: UInt64(seed)))
    let tree = trees.tree(depth: 3)
    let layout = TreeLayout(of: tree)
    return Fixture(
      "seed \(seed)", title: "mixed tree", tree: tree, status: layout.status, frames: layout.frames,
      contentSizes: layout.contentSizes)
  }

  @Test(arguments: 1...30)
  func answersFollowChangesOfTheTree(_ seed: Int) throws {
    let fixture = fixture(seed)
    #expect(fixture.status != "error", "\(TreeLayout(of: fixture.tree).messages)")
    #expect(fixture.frames.values.allSatisfy { frame in frame.allSatisfy(\.isFinite) && frame[2] >= 0 })
    try #require(fixture.mirrored).check()
    fixture.doubled.check()
    fixture.withoutHiddenViews?.check()
  }

  @Test(arguments: 1...30)
  func measuredHeightsFedBackChangeNothing(_ seed: Int) throws {
    let fixture = fixture(seed)
    let height = try #require(fixture.frames["v1"]?[3])
    let layout = TreeLayout(of: fixture.tree.setting("height", to: .number(height)))
    #expect(layout.matches(fixture.frames), "expected \(fixture.frames)\nbut got \(layout)")
  }

  @Test func treesAreOfEveryKind() {
    let fixtures = (1...30).map(fixture)
    #expect(fixtures.count { !$0.contentSizes.isEmpty } >= 5)
    #expect(fixtures.count { $0.withoutHiddenViews != nil } >= 5)
    #expect(fixtures.count { $0.status == "ok" } >= 5)
  }
}
