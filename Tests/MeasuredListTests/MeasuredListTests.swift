import Galley
import TestSupport
import Testing

@Suite struct MeasuredListTests {
  private func notes(_ lines: [Int]) -> [ItemLine] {
    lines.enumerated().map { NoteList.note($0.offset, lines: $0.element) }
  }

  /// One row of 500 grows: one cell is measured, rows below move by as much (react-virtualized 842).
  @Test func oneChangedRowIsOneCell() throws {
    let list = try NoteList.make()
    var items = notes(Array(repeating: 1, count: 500))
    let first = try list.set(items)
    #expect(first.measured == 500)
    let before = list.snapshot.index
    items[40] = NoteList.note(40, lines: 5)
    let change = try list.set(items, keeping: ListAnchor("300", inside: Extent(points: 9)))
    #expect(change.measured == 1)
    let grown = RowChange("40", old: try Extent(points: 44), new: try Extent(points: 124))
    #expect(change.rows == [grown])
    let after = list.snapshot.index
    for row in 0...500 {
      let moved = try after.offset(at: row).points - before.offset(at: row).points
      #expect(moved == (row > 40 ? 80 : 0))
    }
    let reader = try before.offset(of: "300") + Extent(points: 89)
    #expect(change.scrollOffset == reader)
    #expect(try list.set(items).rows.isEmpty)
  }

  /// Another text scale measures all; the first one's extents are known when it returns (OsmAnd-iOS 5750).
  @Test func textScaleIsPartOfWhatIsKnown() throws {
    let list = try NoteList.make()
    try list.set(notes([1, 2, 3]))
    let first = list.points
    let larger = try list.set(ListSetting(width: 104, textScale: 1.353))
    #expect(larger.measured == 3)
    #expect(larger.prepared == 3)
    #expect(list.points != first)
    let back = try list.set(ListSetting(width: 104))
    #expect(back.measured == 0)
    #expect(list.points == first)
  }

  /// The height of the viewport is no setting; the width is, and lays out texts that are shaped (Lumiverse 136).
  @Test func widthLaysOutAgainAndShapesNothing() throws {
    let list = try NoteList.make(width: 360)
    try list.set(notes([9, 2, 30]))
    #expect(try list.set(ListSetting(width: 360)).measured == 0)
    let wider = try list.set(ListSetting(width: 412))
    #expect(wider.measured == 3)
    #expect(wider.prepared == 0)
    #expect(try list.set(ListSetting(width: 360)).measured == 0)
    // 412 − 24 holds 48 characters, four words.
    try list.set(ListSetting(width: 412))
    #expect(list.points == [84, 44, 184])
  }

  @Test func changesAreReportedByKey() throws {
    let list = try NoteList.make(metrics: ListMetrics(spacing: 2))
    try list.set(notes([1, 1, 1, 1]))
    let change = try list.set(
      [NoteList.note(3, lines: 1), NoteList.note(7, lines: 2), NoteList.note(1, lines: 3)],
      keeping: ListAnchor("2", inside: Extent(points: 5)))
    #expect(change.measured == 2)
    let one = try Extent(points: 44)
    let expected: Set<RowChange<String>> = [
      RowChange("0", old: one, new: nil), RowChange("2", old: one, new: nil),
      RowChange("7", old: nil, new: try Extent(points: 64)),
      RowChange("1", old: one, new: try Extent(points: 84)),
    ]
    #expect(Set(change.rows) == expected)
    #expect(list.points == [44, 64, 84])
    // Row 2 stood at 92; the next one that is left, 3, stood 46 below it and stands at 0 now.
    #expect(change.scrollOffset?.points == -41)
    #expect(Array(list.snapshot.index) == ["3", "7", "1"])
  }

  @Test func badContentsChangeNothing() throws {
    let list = try NoteList.make()
    try list.set(notes([1, 2]))
    #expect(throws: ListError.duplicateKey("0")) { try list.set(notes([1]) + notes([2])) }
    #expect(throws: ListError.duplicateKey("1")) { try list.insert([NoteList.note(1, lines: 1)], at: 0) }
    #expect(throws: ListError.indexOutOfRange(3, count: 2)) { try list.insert([NoteList.note(9, lines: 1)], at: 3) }
    #expect(throws: ListError.unknownKey("9")) { try list.update([NoteList.note(9, lines: 1)]) }
    #expect(throws: ListError.unknownKey("9")) { try list.remove(["0", "9"]) }
    #expect(throws: ListError.self) { try list.move("0", to: 2) }
    #expect(throws: LayoutError.self) { try list.set(ListSetting(width: .nan)) }
    #expect(throws: LayoutError.self) { try list.set(ListSetting(width: 100, textScale: 0)) }
    #expect(list.points == [44, 64])
    #expect(list.item(of: "1") == NoteList.note(1, lines: 2))
  }

  /// A bad item is a row without extent that says why; the others are measured.
  @Test func badItemsSayWhy() throws {
    let list = try NoteList.make()
    let change = try list.set([NoteList.note(0, lines: 1), ItemLine(key: "x", "{"), ItemLine(key: "y", "{}")])
    #expect(Set(change.failures.keys) == ["x", "y"])
    #expect(list.points == [44, 0, 0])
    #expect(list.failure(of: "x") != nil)
    try list.update([NoteList.note(0, lines: 2)])
    #expect(list.failure(of: "0") == nil)
  }

  /// Rows of two templates in one list.
  @Test func templatesAreChosenByItem() throws {
    let json = try JSONReader().read(Array(NoteList.document.utf8))
    let tall = try JSONReader().read(Array(#"{"version": 1, "root": {"width": 10, "height": 77}}"#.utf8))
    let list = try MeasuredList(
      [DocumentTemplate(json), DocumentTemplate(tall)], setting: ListSetting(width: 104), key: \ItemLine.key,
      template: { $0.key.hasPrefix("t") ? 1 : $0.key == "?" ? 2 : 0 })
    try list.set([NoteList.note(0, lines: 2), ItemLine(key: "t", "{}"), ItemLine(key: "?", "{}")])
    #expect(list.points == [64, 77, 0])
    #expect(list.failure(of: "?") != nil)
  }

  /// Whatever the way, the end is that of a list that was measured at once.
  @Test(arguments: [UInt64(1), 2, 3])
  func anyWayEndsAlike(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let list = try NoteList.make()
    var items: [ItemLine] = []
    var setting = ListSetting(width: 104)
    for step in 0..<60 {
      let mode: MeasuredList<ItemLine, String>.Measuring = Bool.random(using: &random) ? .now : .later
      let fresh = (0..<Int.random(in: 0...30, using: &random)).map {
        NoteList.note(step * 100 + $0, lines: Int.random(in: 1...9, using: &random))
      }
      let place = Int.random(in: 0...items.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        items.insert(contentsOf: fresh, at: place)
        try list.insert(fresh, at: place, measuring: mode)
      case 2:
        guard let old = items.randomElement(using: &random), let at = items.firstIndex(of: old),
          let key = Int(old.key)
        else { break }
        items[at] = NoteList.note(key, lines: Int.random(in: 1...9, using: &random), extra: step)
        try list.update([items[at]], measuring: mode)
      case 3:
        items.shuffle(using: &random)
        items += fresh
        try list.set(items, measuring: mode)
      case 4:
        items.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
        try list.set(items, measuring: mode)
      case 5:
        setting = ListSetting(
          width: [104.0, 200, 320].randomElement(using: &random) ?? 104,
          textScale: [1, 1.5].randomElement(using: &random) ?? 1,
          direction: [nil, .rightToLeft].randomElement(using: &random) ?? nil)
        try list.set(setting, measuring: mode)
      default: try await list.measureRest(.outward(from: place..<place + 3))
      }
      #expect(Array(list.snapshot.index) == items.map(\.key))
    }
    try await list.measureRest()
    let fresh = try NoteList.make()
    try fresh.set(setting)
    try fresh.set(items)
    #expect(list.snapshot.estimatedRows == 0)
    #expect(list.snapshot.estimate == nil)
    #expect(list.points == fresh.points)
    #expect(list.snapshot.index.total == fresh.snapshot.index.total)
  }
}
