import BatchLayout
import LayoutModel
import TestSupport
import Testing

/// Answers as columns are, to the bit, the answers that items get one by one.
@Suite struct HeightColumnTests {
  /// Feed cells as columns, with texts known by their numbers of characters.
  private static func columns(_ cells: [FeedCell], fields: [FieldPath]) -> ItemBatch {
    let columns = fields.map { field in
      switch field.description {
      case "title": FieldColumn(characterCounts: cells.map { Int32($0.title) })
      case "body": FieldColumn(characterCounts: cells.map { Int32($0.body) })
      default: FieldColumn(numbers: cells.map(\.ratio), isPresent: cells.map(\.hasImage))
      }
    }
    return ItemBatch(count: cells.count, fields: fields, columns: columns)
  }

  private static func bits(_ numbers: [Double]) -> [UInt64] { numbers.map(\.bitPattern) }

  /// Batches of one cell, around a chunk and around a block of items.
  @Test(arguments: [1, 2047, 2049, 8191, 8193, 20_000])
  func feedCellsAreThoseOfTheirTexts(_ count: Int) throws {
    let cells = FeedCell.cells(count)
    let engine = try Cells.engine(FeedCell.document)
    let expected = Self.bits(FeedCell.heights(of: cells, try Cells.engine(FeedCell.document)))
    let batch = Self.columns(cells, fields: engine.fields)
    let request = MeasureRequest(widths: [375])
    let alone = engine.heights(of: batch, request, worker: BatchWorker())
    #expect(Self.bits(alone.heights) == expected)
    #expect(alone.statuses.allSatisfy { $0 == .ok })
    #expect(alone.diagnostics.isEmpty)
    var shared = HeightColumns()
    let workers = (0..<3).map { _ in BatchWorker() }
    for _ in 0..<2 {
      engine.heights(of: batch, request, workers: workers, into: &shared)
      #expect(Self.bits(shared.heights) == expected)
    }
    var frames = FrameColumns()
    engine.frames(of: batch, width: 375, worker: workers[0], into: &frames)
    #expect(Self.bits(frames.cells.heights) == expected)
    #expect(frames.sections.map(\.items.count).reduce(0, +) == count)
  }

  @Test func publishedSumOfFeedCells() throws {
    let engine = try Cells.engine(FeedCell.document)
    let batch = Self.columns(FeedCell.cells(20_000), fields: engine.fields)
    let heights = engine.heights(of: batch, MeasureRequest(widths: [375]), worker: BatchWorker()).heights
    #expect(abs(heights.prefix(10_000).reduce(0, +) - 2_989_346.954) <= 0.01)
    #expect(abs(heights.reduce(0, +) - 5_992_101.877) <= 0.01)
  }

  @Test func orderDoesNotMatter() throws {
    let cells = FeedCell.cells(3000)
    let engine = try Cells.engine(FeedCell.document)
    let request = MeasureRequest(widths: [320, 375], textScales: [1, 1.3])
    let forwards = engine.heights(
      of: Self.columns(cells, fields: engine.fields), request, worker: BatchWorker())
    let order = cells.indices.map { ($0 * 1009) % 3000 }
    let shuffled = try Cells.engine(FeedCell.document).heights(
      of: Self.columns(order.map { cells[$0] }, fields: engine.fields), request, worker: BatchWorker())
    let expected = order.flatMap { item in (0..<4).map { forwards.heights[4 * item + $0] } }
    #expect(Self.bits(shuffled.heights) == Self.bits(expected))
  }

  /// Conflicts, ties, careful cells, faults, ratios, bubbles and pixels.
  @Test(arguments: [false, true])
  func cellsOfEveryWay(_ diagnostics: Bool) throws {
    let engine = try Cells.engine(root: DeterminismTests.root, setting: #""scale": 3,"#)
    let batch = try Cells.batch(DeterminismTests.items, for: engine)
    let request = MeasureRequest(widths: [320, 90], textScales: [1, 1.5], frames: true, diagnostics: diagnostics)
    let results = engine.measure(batch, request, worker: BatchWorker())
    let heights = engine.heights(of: batch, request, worker: BatchWorker())
    #expect(Self.bits(heights.heights) == Self.bits(results.map(\.height)))
    #expect(heights.statuses == results.map(\.status))
    for (place, result) in results.enumerated() {
      #expect(heights.diagnostics[place, default: []] == result.diagnostics, "\(place)")
    }
    #expect(Set(heights.statuses).count == 4)
  }

  @Test(arguments: [320.0, 90])
  func framesAreThoseOfResults(_ width: Double) throws {
    let engine = try Cells.engine(root: DeterminismTests.root, setting: #""scale": 3,"#)
    let batch = try Cells.batch(DeterminismTests.items, for: engine)
    let results = engine.measure(
      batch, MeasureRequest(widths: [width], frames: true, diagnostics: true), worker: BatchWorker())
    var frames = FrameColumns()
    // The second time the memory of the first is used again.
    for _ in 0..<2 {
      engine.frames(of: batch, width: width, diagnostics: true, worker: BatchWorker(), into: &frames)
      var seen: Set<Int> = []
      for section in frames.sections {
        for (cell, item) in section.items.enumerated() {
          let named = section.views.indices.map { view in
            NamedFrame(view: section.views[view], frame: section.frame(of: view, at: cell))
          }
          #expect(named == results[Int(item)].frames)
          #expect(seen.insert(Int(item)).inserted)
        }
      }
      #expect(seen == Set(results.indices.filter { results[$0].status != .error }))
      #expect(frames.cells.statuses == results.map(\.status))
    }
  }

  @Test func textsAndCountsMayMix() throws {
    let engine = try Cells.engine(
      root: #"""
        {"layout": {"strategy": "row", "horizontalAlignment": "leading", "spacing": 3}, "margins": 2, "children": [
          {"id": "t", "text": {"bind": "t"}, "hidden": {"unless": "t"}}, {"id": "n", "width": {"bind": "n", "default": 5},
            "minHeight": {"bind": "n", "default": 4}}]}
        """#)
    var random = SeededGenerator(seed: 8)
    let counts = (0..<200).map { _ in Int32.random(in: 0...60, using: &random) }
    var texts = try Cells.batch(
      counts.enumerated().map { "{\"t\": \"\(String(repeating: "x", count: Int($1)))\", \"n\": \($0)}" },
      for: engine)
    let expected = engine.measure(texts, MeasureRequest(widths: [250]), worker: BatchWorker())
    let column = try #require(engine.fields.firstIndex(of: FieldPath("t")))
    for share in [3, 2, 1] {
      for item in counts.indices where item % share == 0 { texts.columns[column].kinds[item] = .characters }
      let heights = engine.heights(of: texts, MeasureRequest(widths: [250]), worker: BatchWorker())
      #expect(Self.bits(heights.heights) == Self.bits(expected.map(\.height)))
      #expect(heights.statuses == expected.map(\.status))
    }
  }
}
