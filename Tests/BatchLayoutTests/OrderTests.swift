import BatchLayout
import Testing

/// Cells that meet again at one basis in another order than they came in keep their own numbers.
@Suite struct OrderTests {
  private static let root = #"""
    {"layout": {"strategy": "row", "horizontalAlignment": "trailing"}, "children": [
      {"layout": {"strategy": "column"}, "margins": {"bind": "n"}, "children": [
        {"layout": {"strategy": "row"}, "children": [{"width": {"value": 30, "priority": 600}}]}]},
      {"layout": {"strategy": "column"}, "children": [
        {"layout": {"strategy": "row", "horizontalAlignment": "trailing"}, "minWidth": {"bind": "n"},
          "children": [{"width": 10}]}, {"text": {"bind": "a"}}]}]}
    """#

  @Test func reversedBatchesGiveTheSameFrames() throws {
    let items = [
      #"{"a": "wwww wwwwwwww www wwwwww wwwwwwwwwww wwwwwwwwwwww", "n": 0}"#,
      #"{"a": "ww wwwww ww wwwwwwww wwwwwwww wwwwwww", "n": 60}"#,
    ]
    let engine = try Cells.engine(root: Self.root)
    for width in [200.0, 300, 375, 468.75] {
      let forwards = try Cells.measure(engine, items, width: width).map(\.frames)
      let backwards = try Cells.measure(engine, items.reversed(), width: width).map(\.frames)
      let alone = try items.map { try Cells.measure(engine, [$0], width: width)[0].frames }
      #expect(forwards == backwards.reversed())
      #expect(forwards == alone)
    }
  }
}
