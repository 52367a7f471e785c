import ListIndex
import Testing

/// Whatever is refused leaves the list as it was.
@Suite struct ListErrorTests {
  private func list() throws -> ListIndex<String> {
    try ListIndex(keys: ["a", "b", "c"], points: [10, 20, 30])
  }

  @Test func badRowsAreRefused() throws {
    #expect(throws: ListError.duplicateKey("a")) {
      try ListIndex(keys: ["a", "b", "a"], points: [1, 2, 3])
    }
    #expect(throws: ListError.countsDiffer(keys: 1, extents: 2)) {
      try ListIndex(keys: ["a"], points: [1, 2])
    }
    #expect(throws: ListError.invalidExtent(points: -1)) { try ListIndex(keys: ["a"], points: [-1]) }
    #expect(throws: ListError.invalidExtent(points: .infinity)) {
      try ListIndex(keys: ["a"], points: [.infinity])
    }
    #expect(throws: ListError.self) { try ListIndex(keys: ["a"], points: [.nan]) }
    #expect(throws: ListError.tooLong) { try ListIndex(keys: ["a", "b"], points: [5e9, 5e9]) }
    #expect(throws: ListError.tooLong) {
      try ListIndex(keys: Array(0..<8), points: Array(repeating: 7e9, count: 8))
    }
  }

  @Test(arguments: [
    [ListEdit<String>.insert("d", extent: Extent(units: 1), at: 0), .insert("a", extent: .zero, at: 0)],
    [.remove("a"), .remove("a")],
    [.setExtent("a", Extent(units: 5)), .setExtent("x", .zero)],
    [.setExtent("a", Extent(units: -1))],
    [.setExtent("a", Extent(units: .max)), .setExtent("b", Extent(units: .max))],
    [.move("a", to: 2), .move("a", to: 3)],
    [.move("a", to: -1)],
    [.replace("a", with: "b", extent: .zero)],
    [.insert("d", extent: .zero, at: 4)],
    [.insert("d", extent: .zero, at: -1)],
  ])
  func aBatchIsDoneInWholeOrNotAtAll(edits: [ListEdit<String>]) throws {
    var list = try list()
    #expect(throws: ListError.self) { try list.apply(edits) }
    #expect(Array(list) == ["a", "b", "c"])
    #expect(try (0...3).map { try list.offset(at: $0).points } == [0, 10, 30, 60])
  }

  @Test func movesOntoThemselvesChangeNothing() throws {
    var list = try list()
    try list.move(from: 1, to: 1)
    try list.replace("b", with: "b", extent: Extent(points: 20))
    #expect(Array(list) == ["a", "b", "c"])
  }

  @Test func emptyListsAnswer() throws {
    var list = ListIndex<Int>()
    #expect(list.total == .zero)
    #expect(list.index(at: .zero) == nil)
    #expect(list.rows(in: Extent(units: .min)..<Extent(units: .max)).isEmpty)
    #expect(list.anchor(at: .zero) == nil)
    #expect(throws: ListError.indexOutOfRange(0, count: 0)) { try list.remove(at: 0) }
    #expect(try list.offset(at: 0) == .zero)
    #expect(Array(list).isEmpty)
    #expect(try ListIndex(keys: [Int](), points: []).count == 0)
  }

  /// Offsets far beyond a list are held to its ends.
  @Test func farOffsetsAreHeld() throws {
    let list = try ListIndex(
      keys: [1, 2], points: [1e9, 5], metrics: ListMetrics(spacing: 3, leadingInset: 7, trailingInset: 11))
    #expect(list.index(at: Extent(units: .min)) == 0)
    #expect(list.index(at: Extent(units: .max)) == 1)
    #expect(list.rows(in: Extent(units: .min)..<Extent(units: .max)) == 0..<2)
    #expect(list.total.points == 1_000_000_026)
    #expect(try list.offset(at: 1).points == 1_000_000_010)
  }

  /// Lengths that no list can have are refused where they would show, and never trap.
  @Test func absurdMetricsDoNotTrap() throws {
    let most = Extent(units: .max)
    var list = ListIndex<Int>(metrics: ListMetrics(spacing: most, separator: most))
    try list.append(1, extent: most)
    #expect(throws: ListError.tooLong) { try list.append(2, extent: .zero) }
    #expect(list.index(at: most) == 0)
    _ = try list.offset(at: 1)
    _ = list.rows(in: .zero..<most)
    var sections = SectionedListIndex<Int, Int>(metrics: SectionMetrics(rows: ListMetrics(spacing: most)))
    try sections.insertSection(1, rows: [(1, .zero)], at: 0)
    #expect(throws: ListError.tooLong) { try sections.insert(2, extent: .zero, in: 1, at: 0) }
    #expect(throws: ListError.tooLong) {
      try sections.insertSection(2, header: Extent(points: 7e9), footer: Extent(points: 7e9), at: 0)
    }
    #expect(throws: ListError.self) { try SegmentScale(total: most, limit: Extent(points: 5), viewport: .zero) }
    #expect(ListIndex<Int>().scrollRange(viewport: most) == .zero...(.zero))
  }

  /// An iterator keeps the rows of the moment it was made.
  @Test func editsDuringIterationDoNotShow() throws {
    var list = try list()
    var seen: [String] = []
    for key in list {
      seen.append(key)
      try list.remove(key)
      try list.append(key + "'", extent: .zero)
    }
    #expect(seen == ["a", "b", "c"])
    #expect(Array(list) == ["a'", "b'", "c'"])
  }
}
