import BatchLayout
import LayoutModel
import Testing

/// What is measured from solved values, item by item.
@Suite struct MeasuredStageTests {
  /// A vertical grid whose lengths, margins and shares items bring.
  private static let grid = #"""
    {"id": "g", "layout": {"strategy": "grid", "spacing": {"bind": "gap"}}, "children": [
      {"id": "k", "cell": {"type": "constant", "value": {"bind": "k"}, "margin": {"bind": "m"}}},
      {"id": "p", "size": {"bind": "size"}, "cell": {"minLength": {"bind": "least", "default": 0}}},
      {"id": "e", "cell": {"type": "expanded", "value": {"bind": "w"}}},
      {"id": "f", "cell": {"type": "expanded", "value": {"bind": "v"}}}]}
    """#

  @Test func cellsAreBoundToItems() throws {
    let root = #"{"layout": {"strategy": "column"}, "height": 200, "children": [\#(Self.grid)]}"#
    let engine = try Cells.engine(root: root)
    let items = [
      #"{"gap": 4, "k": 30, "m": 5, "size": [20, 25], "w": 1, "v": 3}"#,
      #"{"gap": 0, "k": 60, "m": 0, "size": [20, 25], "least": 40, "w": 0, "v": 0}"#,
      #"{"gap": 0, "k": 500, "m": 0, "size": [20, 25], "w": 1, "v": 1}"#,
    ]
    let results = try Cells.measure(engine, items, width: 100)
    // 200 − 3 · 4 − 30 − 25 = 133, in the ratio 1 : 3.
    #expect(results[0].status == .ok)
    #expect(results[0].has("k", [5, 5, 90, 20]))
    #expect(results[0].has("e", [0, 63, 100, 33.25]))
    #expect(results[0].has("f", [0, 100.25, 100, 99.75]))
    // All shares are 0, so the 100 that are left are shared equally.
    #expect(results[1].has("p", [0, 60, 100, 40]))
    #expect(results[1].has("f", [0, 150, 100, 50]))
    // The measure of 525 contradicts the column's 200; nothing is left to share.
    #expect(results[2].status == .unsatisfiable)
    #expect(results[2].has("f", [0, 525, 100, 0]))
  }

  @Test(arguments: [
    (#"{"gap": 4, "k": -1, "m": 5, "size": [20, 25], "w": 1, "v": 3}"#, "k"),
    (#"{"gap": 4, "k": 1, "m": 5, "size": [20, 25], "w": -1, "v": 3}"#, "w"),
    (#"{"gap": "4", "k": 1, "m": 5, "size": [20, 25], "w": 1, "v": 3}"#, "gap"),
    (#"{"gap": 4, "k": 1, "m": 1e9, "size": [20, 25], "w": 1, "v": 3}"#, "m"),
    (#"{"gap": 4, "k": 1, "m": 5, "w": 1, "v": 3}"#, "size"),
  ])
  func faultsOfItemsNameTheirField(_ item: String, _ field: String) throws {
    let result = try Cells.measure(root: Self.grid, item, width: 100)
    #expect(result.status == .error)
    let message = try #require(result.diagnostics.first).message
    #expect(message.contains("\"\(field)\"") || message.contains(" \(field): "), "\(message)")
  }

  @Test func equalCellsHaveEqualBitsInEveryBatch() throws {
    let engine = try Cells.engine(root: Self.grid)
    let items = (0..<40).map { number in
      #"{"gap": 1.1, "k": \#(number).3, "m": 0.7, "size": [20, \#(3 * number).9], "w": 0.\#(1 + number % 9), "v": 0.7}"#
    }
    let together = try Cells.measure(engine, items, width: 333.3).map(Answer.init)
    for (item, answer) in zip(items, together).reversed() {
      let alone = try Cells.measure(try Cells.engine(root: Self.grid), [item], width: 333.3).map(Answer.init)
      #expect(alone == [answer])
    }
  }

  @Test func valuesThatDependOnEachOtherSettle() throws {
    // The picture is as wide as the grid is tall; the text gets what is left of 100 and decides how tall that is: at 80
    // it has 1 line of 20, and so the picture is 20 wide.
    let result = try Cells.measure(
      root: #"""
        {"layout": {"strategy": "grid", "axis": "horizontal"}, "children": [
          {"id": "p", "aspectRatio": 1}, {"id": "t", "text": "abcd", "cell": {"type": "expanded"}}]}
        """#, width: 100)
    #expect(result.status == .ok)
    #expect(result.has("p", [0, 0, 20, 20]))
    #expect(result.has("t", [20, 0, 80, 20]))
  }
}
