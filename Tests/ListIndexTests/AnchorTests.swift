import ListIndex
import TestSupport
import Testing

@Suite struct AnchorTests {
  private func points(_ length: Double) throws -> Extent { try Extent(points: length) }

  /// The row after a gone one keeps its place on the screen, else the one before it.
  @Test func neighboursOfAGoneRowKeepTheirPlace() throws {
    let before = try ListIndex(keys: [1, 2, 3, 4], points: [10, 20, 30, 40])
    let anchor = try #require(before.anchor(at: points(15)))
    #expect(try anchor == ListAnchor(2, inside: points(5)))
    var after = before
    try after.apply([.remove(2), .remove(3), .setExtent(1, points(100))])
    // Row 4 stood 60 − 15 below the edge; it stands at 100 now.
    #expect(try after.scrollOffset(keeping: anchor, from: before) == points(55))
    try after.remove(4)
    // Row 1 stood 15 above the edge.
    #expect(try after.scrollOffset(keeping: anchor, from: before) == points(15))
    try after.remove(1)
    #expect(after.scrollOffset(keeping: anchor, from: before) == .zero)
    #expect(after.scrollOffset(keeping: anchor) == nil)
  }

  /// A row that became shorter than the point inside it is kept by its end.
  @Test func shrunkRowStaysInView() throws {
    var list = try ListIndex(keys: [1, 2], points: [100, 300])
    let anchor = try #require(list.anchor(at: points(350)))
    try list.setExtent(of: 2, to: points(50))
    #expect(try list.scrollOffset(keeping: anchor) == points(150))
  }

  @Test func viewportAnchorsAtItsFirstWholeRow() throws {
    let list = try ListIndex(keys: [1, 2, 3], points: [100, 100, 900])
    #expect(try list.anchor(in: points(50)..<points(150)) == ListAnchor(2, inside: points(-50)))
    #expect(try list.anchor(in: points(300)..<points(400)) == ListAnchor(3, inside: points(100)))
    #expect(try list.anchor(in: points(100)..<points(110)) == ListAnchor(2, inside: .zero))
    #expect(try list.scrollRange(viewport: points(400)) == .zero...points(700))
    #expect(try list.scrollRange(viewport: points(4000)) == .zero...(.zero))
  }

  /// Random edits around a reader: the row at the edge stays, to the unit.
  @Test func readerNeverMoves() throws {
    var random = SeededGenerator(seed: 11)
    var list = try ListIndex(
      keys: Array(0..<500), points: (0..<500).map { _ in Double(Int.random(in: 20...200, using: &random)) })
    let anchor = ListAnchor(250, inside: try points(7))
    var fresh = 500
    for _ in 0..<max(1500, longRun / 4) {
      let index = Int.random(in: 0..<list.count, using: &random)
      let key = try list.key(at: index)
      let extent = try points(Double(Int.random(in: 0...300, using: &random)))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        try list.insert(fresh, extent: extent, at: index)
        fresh += 1
      case 1 where key != 250: try list.remove(key)
      case 2 where key != 250: try list.setExtent(of: key, to: extent)
      default: try list.move(key, to: Int.random(in: 0..<list.count, using: &random))
      }
      let edge = try #require(list.scrollOffset(keeping: anchor))
      #expect(try edge - list.offset(of: 250) == anchor.inside)
      #expect(list.anchor(at: edge) == anchor)
    }
  }
}
