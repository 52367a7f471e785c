import ListIndex
import Testing

/// Public reports about lists, replayed; the numbers are theirs or small ones of the same kind.
@Suite struct ReplayTests {
  private func list(_ extents: [Double], _ metrics: ListMetrics = ListMetrics()) throws -> ListIndex<Int> {
    try ListIndex(keys: Array(extents.indices), points: extents, metrics: metrics)
  }

  private func points(_ length: Double) throws -> Extent { try Extent(points: length) }

  /// Rows spliced in and out above the reader (KiroCrew 7198).
  @Test func readerStaysWhileRowsAboveChange() throws {
    var list = try list(Array(repeating: 200, count: 50))
    let start = try list.offset(at: 20) + points(12)
    let anchor = try #require(list.anchor(at: start))
    #expect(try anchor == ListAnchor(20, inside: points(12)))
    try list.insert(100, extent: points(100), at: 3)
    #expect(try list.scrollOffset(keeping: anchor) == start + points(100))
    try list.apply([.remove(4), .remove(7)])
    #expect(try list.scrollOffset(keeping: anchor) == start + points(100) - points(400))
    #expect(try list.anchor(at: start - points(300)) == anchor)
  }

  /// A list filtered from 100 rows to one keeps nothing of the others (react-window 31).
  @Test func filteredListHasTheTotalOfWhatIsLeft() throws {
    var list = try list(Array(repeating: 30, count: 100))
    try list.apply((0..<100).filter { $0 != 57 }.map { .remove($0) } + [.setExtent(57, points(44))])
    #expect(list.count == 1)
    #expect(try list.total == points(44))
    #expect(try list.rows(in: .zero..<points(5000)) == 0..<1)
    #expect(list.index(of: 58) == nil)
  }

  /// Two keys out, one in: extents belong to keys (react-virtualized 1315).
  @Test func extentsBelongToKeys() throws {
    var list = try list(Array(repeating: 50, count: 96))
    try list.apply([.remove(94), .remove(95), .insert(200, extent: points(80), at: 94)])
    #expect(try list.total == points(4780))
    #expect(try list.offset(at: 94) == points(4700))
    #expect(try list.extent(at: 94) == points(80))
  }

  /// A million rows of 60, and of 13.3333 (react-virtualized 193).
  @Test func aMillionRowsAreExact() throws {
    let sixty = try list(Array(repeating: 60, count: 1_000_000))
    #expect(try sixty.total == points(60_000_000))
    #expect(try sixty.offset(at: 999_999) == points(59_999_940))
    #expect(try sixty.index(at: points(59_999_950)) == 999_999)
    let thirds = try list(Array(repeating: 13.3333, count: 1_000_000))
    #expect(abs(thirds.total.points - 13_333_300) < 1e-3)
    #expect(sixty.total.points > RendererLimit.chromium)
  }

  /// One row grew: extent, offset and total come from one source (sv-grid 102).
  @Test func oneRowGrew() throws {
    var list = try list(Array(repeating: 30, count: 1000))
    try list.setExtent(of: 10, to: points(90))
    #expect(try list.total == points(30_060))
    #expect(try list.offset(at: 11) == points(390))
    #expect(try list.offset(at: 999) == points(30_030))
    #expect(try list.extent(at: 10) == points(90))
  }

  /// Three inset sections on a line, a fourth below (IGListKit 522).
  @Test func insetSectionsShareALine() throws {
    let lanes = try LaneWidths(count: 3, width: points(100))
    var grid = LanedListIndex<Int>(lanes: lanes, arrangement: .lines)
    try grid.insert((0..<4).map { LaneMember($0, extent: try points(30)) }, at: 0)
    #expect(try grid.frame(at: 2) == ListFrame(offset: .zero, extent: points(30)))
    #expect(try grid.frame(at: 3).offset == points(30))
  }

  /// Two columns at an odd width (CHTCollectionViewWaterfallLayout 81).
  @Test(arguments: [(2.0, 182.5, 182.5), (1.0, 183, 182)])
  func oddWidthIsDividedWithoutAStripe(scale: Double, first: Double, second: Double) throws {
    let lanes = try LaneWidths(
      count: 2, width: points(375), gap: points(10), unit: points(1 / scale))
    #expect(lanes.frame(ofLane: 0).extent.points == first)
    #expect(lanes.frame(ofLane: 1).extent.points == second)
    #expect(try lanes.frame(ofLane: 1).end == points(375))
  }

  /// Equal heights side by side (FlexibleRowHeightGridLayout 1).
  @Test func framesOfALineAreAsTallAsTheTallest() throws {
    let lanes = try LaneWidths(count: 2, width: points(320), gap: points(10))
    let grid = try LanedListIndex(
      [60, 20, 20, 80].enumerated().map { LaneMember($0.offset, extent: try points($0.element)) },
      lanes: lanes, arrangement: .lines, metrics: ListMetrics(spacing: 10))
    #expect(try (0..<4).map { try grid.frame(at: $0).extent.points } == [60, 60, 80, 80])
    #expect(try (0..<4).map { try grid.frame(at: $0).offset.points } == [0, 0, 70, 70])
    #expect(try grid.total == points(150))
    #expect(try grid.extent(of: 1) == points(20))
  }

  /// Three columns whose widths add up to a hair over (LEAmountInputView 4).
  @Test func threeColumnsStayThree() throws {
    let lanes = try LaneWidths(count: 3, width: points(202), gap: points(1))
    let grid = try LanedListIndex(
      (0..<9).map { LaneMember($0, extent: try points(10)) }, lanes: lanes, arrangement: .lines)
    #expect(try (0..<9).map { try grid.laneFrame(at: $0).lane } == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(try grid.total == points(30))
    #expect(try lanes.frame(ofLane: 2).end == points(202))
  }
}
