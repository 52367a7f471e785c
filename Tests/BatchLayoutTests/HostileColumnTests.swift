import BatchLayout
import LayoutModel
import Testing

/// Columns of a host that hold nonsense: the rows concerned say why, the others are as if they were not there.
@Suite struct HostileColumnTests {
  /// A text, a number, a size and a ratio, each from the item.
  private static let root = #"""
    {"layout": {"strategy": "column", "spacing": {"bind": "gap", "default": 1}}, "children": [
      {"id": "t", "text": {"bind": "t"}}, {"id": "s", "size": {"bind": "s"}, "hidden": {"unless": "s"}},
      {"id": "p", "hidden": {"unless": "r"}, "aspectRatio": {"bind": "r"}},
      {"id": "h", "height": {"bind": "h"}}]}
    """#

  /// Columns of three items of which the second has `column` at `field`.
  private func batch(_ engine: LayoutEngine, _ field: String, _ column: FieldColumn) -> ItemBatch {
    let columns = engine.fields.map { path in
      if path.description == field { return column }
      switch path.description {
      case "t": return FieldColumn(characterCounts: [3, 12, 0])
      case "h": return FieldColumn(numbers: [7, 8, 9])
      default: return FieldColumn(numbers: [0, 0, 0], isPresent: [false, false, false])
      }
    }
    return ItemBatch(count: 3, fields: engine.fields, columns: columns)
  }

  /// Heights of 20 a line of ten letters, 1, and the height of the box.
  private func expectFault(_ field: String, _ column: FieldColumn, _ words: String) throws {
    let engine = try Cells.engine(root: Self.root)
    let heights = engine.heights(
      of: batch(engine, field, column), MeasureRequest(widths: [100]), worker: BatchWorker())
    #expect(heights.statuses[1] == .error, "\(field)")
    #expect(heights.heights[1] == 0)
    let message = heights.diagnostics[1]?.first?.message ?? ""
    #expect(message.contains(words), "\(message)")
    for item in [0, 2] {
      #expect(heights.statuses[item] == .ok)
      #expect(heights.heights[item] == [20 + 1 + 7, 0, 0 + 1 + 9][item])
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e8, -1])
  func numbersThatAreNoLengths(_ number: Double) throws {
    try expectFault("h", FieldColumn(numbers: [7, number, 9]), "\"h\"")
    if number != -1 {
      var gaps = FieldColumn(numbers: [0, number, 0])
      gaps.kinds[0] = .absent
      gaps.kinds[2] = .null
      try expectFault("gap", gaps, "\"gap\"")
    }
    var ratios = FieldColumn(numbers: [0, number, 0], isPresent: [false, true, false])
    try expectFault("r", ratios, "\"r\"")
    ratios.kinds[1] = .size
    try expectFault("r", ratios, "\"r\"")
    try expectFault("s", ratios, "\"s\"")
  }

  @Test(arguments: [Int32(-1), .min, .max, 10_000_001])
  func countsThatAreNone(_ count: Int32) throws {
    try expectFault("t", FieldColumn(characterCounts: [3, count, 0]), "\"t\" has no number of characters")
  }

  @Test(arguments: [FieldKind.text, .number, .characters, .size, .yes, .array])
  func kindsWithoutTheirParts(_ kind: FieldKind) throws {
    let engine = try Cells.engine(root: Self.root)
    for field in ["h", "t"] {
      var column = FieldColumn(flags: [true, true, true])
      column.kinds = [kind, kind, kind]
      let heights = engine.heights(
        of: batch(engine, field, column), MeasureRequest(widths: [100]), worker: BatchWorker())
      #expect(heights.statuses == [.error, .error, .error])
      #expect(heights.diagnostics.values.allSatisfy { $0.first?.message.contains("\"\(field)\"") == true })
    }
  }

  @Test func textsOutsideTheArena() throws {
    for (start, length) in [(Int32(0), Int32(5)), (-3, 2), (Int32.max, Int32.max), (0, -1)] {
      var column = FieldColumn(count: 3)
      column.kinds = [.text, .text, .text]
      (column.textStarts[1], column.textLengths[1]) = (start, length)
      let engine = try Cells.engine(root: Self.root)
      let heights = engine.heights(
        of: batch(engine, "t", column), MeasureRequest(widths: [100]), worker: BatchWorker())
      #expect(heights.statuses == [.ok, .error, .ok])
    }
  }

  @Test func countsWhereTextsAreNeeded() throws {
    let engine = try Cells.engine(
      root: #"""
        {"layout": {"strategy": "column"}, "children": [
          {"text": [{"text": {"bind": "t"}}, {"text": "more", "letterSpacing": 2}]}]}
        """#)
    let batch = ItemBatch(count: 1, fields: engine.fields, columns: [FieldColumn(characterCounts: [4])])
    let heights = engine.heights(of: batch, MeasureRequest(widths: [100]), worker: BatchWorker())
    #expect(heights.statuses == [.error])
    #expect(heights.diagnostics[0]?.first?.message.contains("number of characters") == true)
  }

  @Test func hugeCountsAreMeasured() throws {
    let engine = try Cells.engine(root: #"{"text": {"bind": "t"}}"#)
    let counts: [Int32] = [10_000_000, 2_550, 2_560, 2_570]
    let batch = ItemBatch(count: 4, fields: engine.fields, columns: [FieldColumn(characterCounts: counts)])
    let heights = engine.heights(of: batch, MeasureRequest(widths: [100]), worker: BatchWorker())
    #expect(heights.heights == [20_000_000, 5_100, 5_120, 5_140])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e8])
  func widthsThatAreNone(_ width: Double) throws {
    let engine = try Cells.engine(root: Self.root)
    let batch = batch(engine, "h", FieldColumn(numbers: [7, 8, 9]))
    let heights = engine.heights(of: batch, MeasureRequest(widths: [width, 100]), worker: BatchWorker())
    #expect(heights.statuses == [.error, .ok, .error, .ok, .error, .ok])
    #expect(heights.heights == [0, 28, 0, 49, 0, 10])
  }

  @Test func batchesWithoutItemsOrWidths() throws {
    let engine = try Cells.engine(root: Self.root)
    let none = ItemBatch(fields: engine.fields, keys: [])
    let some = batch(engine, "h", FieldColumn(numbers: [7, 8, 9]))
    for (batch, widths) in [(none, [100.0]), (some, [])] {
      let heights = engine.heights(of: batch, MeasureRequest(widths: widths), worker: BatchWorker())
      #expect(heights.heights.isEmpty)
      #expect(engine.measure(batch, MeasureRequest(widths: widths), worker: BatchWorker()).isEmpty)
    }
  }
}
