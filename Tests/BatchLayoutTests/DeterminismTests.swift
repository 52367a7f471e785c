import BatchLayout
import LayoutModel
import Testing

/// The answer for a cell depends on that cell alone, to the last bit.
@Suite struct DeterminismTests {
  /// A document whose cells take many ways: bubbles, conflicts, ties, ratios that decide widths, hidden views.
  static let root = #"""
    {"id": "root", "margins": {"top": {"bind": "m", "default": 4}, "leading": 7.3},
     "layout": {"strategy": "column", "spacing": 3.1, "horizontalAlignment": "leading"}, "children": [
      {"id": "bubble", "maxWidth": {"bind": "cap", "default": 210}, "margins": 9,
       "layout": {"strategy": "column", "spacing": 2}, "children": [{"id": "t", "text": {"bind": "t"}}]},
      {"id": "row", "width": 250, "hidden": {"when": {"field": "kind", "equals": "plain"}},
       "layout": {"strategy": "row", "spacing": 6}, "children": [
        {"id": "a", "size": {"bind": "s"}}, {"id": "b", "width": {"bind": "w", "default": 30}},
        {"id": "u", "text": {"bind": "u", "default": "none"}, "maxLines": 2}]},
      {"id": "p", "hidden": {"unless": "r"}, "minHeight": 20, "maxHeight": 90, "aspectRatio": {"bind": "r"}},
      {"id": "q", "hidden": {"unless": "r"}, "size": [90, 40], "width": {"bind": "cap", "default": 50},
       "aspectRatio": {"value": {"bind": "r"}, "priority": 700}}]}
    """#

  /// Items drawn from a seeded generator.
  static let items: [String] = {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func words(_ count: Int) -> String {
      (0..<count).map { _ in String(repeating: "x", count: 1 + next(9)) }.joined(separator: " ")
    }
    return (0..<60).map { _ in
      var parts = ["\"t\": \"\(words(next(20)))\"", "\"s\": [\(next(200)), \(next(50))]"]
      if next(3) > 0 { parts.append("\"u\": \"\(words(next(12)))\"") }
      if next(3) == 0 { parts.append("\"w\": \(next(180))") }
      if next(2) == 0 { parts.append("\"r\": \([0.3, 0.9, 1.7, 3.1][next(4)])") }
      if next(4) == 0 { parts.append("\"cap\": \(next(300))") }
      if next(4) == 0 { parts.append("\"m\": \(Double(next(100)) / 7)") }
      if next(4) == 0 { parts.append("\"kind\": \"plain\"") }
      if next(12) == 0 { parts[0] = "\"t\": \(next(9))" }
      return "{\(parts.joined(separator: ", "))}"
    }
  }()

  /// An engine of the document, at three pixels a point.
  private static func engine() throws -> LayoutEngine {
    try Cells.engine(root: root, setting: #""scale": 3,"#)
  }

  /// The answers for items in batches of a size.
  private static func answers(
    _ items: [String], _ engine: LayoutEngine, batchSize: Int, worker: BatchWorker = BatchWorker(),
    diagnostics: Bool = false, width: Double = 320
  ) throws -> [Answer] {
    let request = MeasureRequest(widths: [width], frames: true, diagnostics: diagnostics)
    return try stride(from: 0, to: items.count, by: batchSize).flatMap { start in
      let batch = try Cells.batch(
        Array(items[start..<min(start + batchSize, items.count)]), for: engine)
      return engine.measure(batch, request, worker: worker).map(Answer.init)
    }
  }

  /// The answers for all items in one batch, by a new engine.
  private static func whole(diagnostics: Bool = false) throws -> [Answer] {
    try answers(items, try engine(), batchSize: items.count, diagnostics: diagnostics)
  }

  @Test func theItemsTakeEveryWay() throws {
    let answers = try Self.whole()
    #expect(Set(answers.map(\.status)) == ["ok", "ambiguous", "unsatisfiable", "error"])
    #expect(Set(answers).count > 40)
  }

  @Test(arguments: [1, 7, 32])
  func batchesDoNotMatter(_ size: Int) throws {
    let whole = try Self.whole()
    #expect(try Self.answers(Self.items, try Self.engine(), batchSize: size) == whole)
  }

  @Test func orderAndWarmthDoNotMatter() throws {
    let engine = try Self.engine()
    let worker = BatchWorker()
    let first = try Self.answers(Self.items, engine, batchSize: 60, worker: worker)
    _ = try Self.answers(Self.items, engine, batchSize: 60, worker: worker, width: 90)
    #expect(try Self.answers(Self.items, engine, batchSize: 60, worker: worker) == first)
    let backwards = try Self.answers(Self.items.reversed(), try Self.engine(), batchSize: 60)
    #expect(backwards.reversed() == first)
    let order = Self.items.indices.map { ($0 * 37) % 60 }
    let shuffled = try Self.answers(order.map { Self.items[$0] }, try Self.engine(), batchSize: 13)
    #expect(shuffled == order.map { first[$0] })
  }

  @Test func coldEnginesAgreeWithWarmOnes() throws {
    let warm = try Self.whole()
    for place in stride(from: 0, to: 60, by: 7) {
      #expect(try Self.answers([Self.items[place]], try Self.engine(), batchSize: 1) == [warm[place]])
    }
  }

  @Test func whatIsAskedForDoesNotMatter() throws {
    let full = try Self.whole(diagnostics: true)
    let bare = try Self.whole()
    #expect(bare.map(\.status) == full.map(\.status))
    #expect(bare.map(\.height) == full.map(\.height))
    #expect(bare.map(\.frames) == full.map(\.frames))
  }

  @Test func widthsAndScalesAreNestedInItems() throws {
    let engine = try Self.engine()
    let widths = [320.0, 90, 200.5]
    let batch = try Cells.batch(Self.items, for: engine)
    let together = engine.measure(
      batch, MeasureRequest(widths: widths, textScales: [1, 1], frames: true),
      worker: BatchWorker()
    ).map(Answer.init)
    for (place, width) in widths.enumerated() {
      let alone = try Self.answers(Self.items, try Self.engine(), batchSize: 60, width: width)
      #expect(Self.items.indices.map { together[6 * $0 + 2 * place] } == alone)
      #expect(Self.items.indices.map { together[6 * $0 + 2 * place + 1] } == alone)
    }
  }

  @Test func workersDoNotMatter() async throws {
    let whole = try Self.whole()
    let engine = try Self.engine()
    let results = try await withThrowingTaskGroup(of: [Answer].self) { group in
      for size in [25, 9, 25, 60] {
        group.addTask { try Self.answers(Self.items, engine, batchSize: size) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 4)
    #expect(results.allSatisfy { $0 == whole })
  }

  @Test func feedCellsDoNotDependOnTheirBatch() throws {
    let cells = FeedCell.cells(300)
    let whole = FeedCell.heights(of: cells, try Cells.engine(FeedCell.document))
    let engine = try Cells.engine(FeedCell.document)
    let alone = cells.flatMap { FeedCell.heights(of: [$0], engine) }
    #expect(alone.map(\.bitPattern) == whole.map(\.bitPattern))
    let more = FeedCell.heights(of: Array(FeedCell.cells(1100).reversed()), engine)
    #expect(more.reversed().prefix(300).map(\.bitPattern) == whole.map(\.bitPattern))
  }
}
