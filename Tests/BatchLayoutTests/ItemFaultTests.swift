import BatchLayout
import LayoutModel
import Testing

/// Items that cannot be measured: their rows say why, and the others are as if they were not there.
@Suite struct ItemFaultTests {
  /// A column of a text, a picture and a box whose numbers all come from the item.
  private static let root = #"""
    {"id": "root", "margins": {"top": {"bind": "m", "default": 3}}, "children": [
      {"id": "t", "text": {"bind": "t"}}, {"id": "s", "size": {"bind": "s"}},
      {"id": "h", "height": {"bind": "h", "default": 7}}],
     "layout": {"strategy": "column", "spacing": {"bind": "gap", "default": 1}}}
    """#

  /// An item that lacks nothing: 3 + 20 + 1 + 6 + 1 + 7 high.
  private static let sound = #"{"t": "ab", "s": [5, 6]}"#

  @Test(arguments: [
    (#"{"s": [5, 6]}"#, "\"t\" is missing"), (#"{"t": null, "s": [5, 6]}"#, "\"t\" is missing"),
    (#"{"t": 5, "s": [5, 6]}"#, "\"t\" is a number"), (#"{"t": true, "s": [5, 6]}"#, "\"t\" is a boolean"),
    (#"{"t": [], "s": [5, 6]}"#, "\"t\" is an array"), (#"{"t": {}, "s": [5, 6]}"#, "\"t\" is an object"),
    (#"{"t": "ab"}"#, "\"s\" is missing"), (#"{"t": "ab", "s": 5}"#, "\"s\" is a number"),
    (#"{"t": "ab", "s": "5"}"#, "\"s\" is a string"), (#"{"t": "ab", "s": [5, -6]}"#, "\"s\""),
    (#"{"t": "ab", "s": [5, 6], "h": "7"}"#, "\"h\" is a string"),
    (#"{"t": "ab", "s": [5, 6], "h": 1e8}"#, "h"), (#"{"t": "ab", "s": [5, 6], "gap": false}"#, "\"gap\""),
    (#"{"t": "ab", "s": [5, 6], "m": []}"#, "\"m\" is an array"),
    (#"{"t": "ab", "s": [5, 6]"#, "line 2"), ("[]", "line 2"),
  ])
  func faultsStayInTheirRow(_ item: String, _ words: String) throws {
    let results = try Cells.measure(
      try Cells.engine(root: Self.root), [Self.sound, item, Self.sound], width: 100)
    #expect(results.map(\.status) == [.ok, .error, .ok])
    #expect(results.map(\.height) == [38, 0, 38])
    #expect(results[1].frames.isEmpty)
    #expect(results[1].diagnostics.map(\.kind) == [.error])
    let message = try #require(results[1].diagnostics.first?.message)
    #expect(message.contains(words), "\(message)")
  }

  @Test(arguments: [
    (#"{"t": "ab", "s": [5, 6], "h": 10, "m": 2, "gap": 4}"#, 46.0),
    (#"{"t": "ab", "s": {"w": 5, "h": 6}, "h": 0, "m": 0, "gap": 0}"#, 26),
    (#"{"t": "", "s": [0, 0], "h": null, "m": null, "gap": null}"#, 12),
    (#"{"t": "ab", "s": [5, 6], "gap": -2}"#, 32),
  ])
  func valuesAndDefaults(_ item: String, _ height: Double) throws {
    let result = try Cells.measure(root: Self.root, item, width: 100)
    #expect(result.status == .ok)
    #expect(result.height == height)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e8, -1e8])
  func numbersOfAHostThatAreNoneNeverComeOut(_ number: Double) throws {
    let engine = try Cells.engine(root: Self.root)
    for field in ["h", "m", "gap", "s"] {
      var batch = try Cells.batch([Self.sound, Self.sound, Self.sound], for: engine)
      let column = try #require(engine.fields.firstIndex(of: FieldPath(field)))
      batch.columns[column].kinds[1] = field == "s" ? .size : .number
      batch.columns[column].numbers[1] = number
      if field == "s" { batch.columns[column].heights[1] = number }
      let request = MeasureRequest(widths: [100], frames: true)
      let results = engine.measure(batch, request, worker: BatchWorker())
      #expect([results[0].height, results[2].height] == [38, 38], "\(field)")
      #expect(results.map(\.status) == [.ok, .error, .ok], "\(field)")
      #expect(results[1].height == 0, "\(field)")
    }
  }

  @Test func lengthsBelowZeroAreFaultsAsInADocument() throws {
    let item = #"{"t": "ab", "s": [5, 6], "h": -7}"#
    let result = try Cells.measure(root: Self.root, item, width: 100)
    #expect(result.status == .error)
  }

  @Test func fieldsThatABatchLacksAreMissing() throws {
    let engine = try Cells.engine(root: Self.root)
    let batch = ItemBatch(fields: [], keys: [.number("0")])
    let results = engine.measure(batch, MeasureRequest(widths: [100]), worker: BatchWorker())
    #expect(results.map(\.status) == [.error])
  }

  @Test func hiddenViewsNeedNoValues() throws {
    let root = #"""
      {"layout": {"strategy": "column", "spacing": 5}, "children": [
        {"text": {"bind": "t"}, "hidden": {"unless": "t"}}, {"height": {"bind": "h"}}]}
      """#
    let results = try Cells.measure(
      try Cells.engine(root: root), [#"{"h": 4}"#, #"{"t": "a", "h": 4}"#, #"{"t": "", "h": 4}"#], width: 90)
    #expect(results.map(\.status) == [.ok, .ok, .ok])
    #expect(results.map(\.height) == [4, 29, 4])
  }
}
