import LayoutModel
import StrategyTestSupport
import TestSupport
import Testing

/// Grids drawn at random against the reference, and what must hold for each of them under a change of its tree.
@Suite struct RandomGridTests {
  /// A tree drawn from a seed, with the frames that the reference gives it.
  private static func fixture(_ seed: Int, depth: Int) -> Fixture {
    var trees = RandomGrid(SeededGenerator(seed: UInt64(seed)))
    let tree = trees.tree(depth: depth)
    return Fixture(
      "seed \(seed)", title: "\(depth) grids deep", tree: tree, status: "ok", frames: GridReference(tree).frames)
  }

  @Test(arguments: 1...250)
  func leaves(_ seed: Int) { Self.fixture(seed, depth: 1).check() }

  @Test(arguments: 1...100)
  func gridsInGrids(_ seed: Int) {
    let fixture = Self.fixture(seed, depth: 2)
    // A container in a grid that is smaller than the margins around it contradicts sizes of at least 0.
    guard TreeLayout(of: fixture.tree).status == "ok" else { return }
    fixture.check()
  }

  @Test(arguments: 1...60)
  func answersFollowChangesOfTheTree(_ seed: Int) throws {
    let fixture = Self.fixture(seed, depth: 1)
    try #require(fixture.mirrored).check()
    fixture.doubled.check()
    fixture.withoutHiddenViews?.check()
    fixture.withHeightFedBack?.check()
  }

  @Test func treesAreOfEveryKind() {
    let fixtures = (1...100).map { Self.fixture($0, depth: 2) }
    #expect(fixtures.count { TreeLayout(of: $0.tree).status == "ok" } >= 95)
    #expect(fixtures.count { $0.withoutHiddenViews != nil } >= 20)
    #expect(fixtures.count { $0.withHeightFedBack != nil } >= 20)
  }
}
