import StrategyTestSupport
import Testing

/// `alignToGrid`: one common width for the k-th members of all row children.
@Suite struct AlignedColumnTests {
  /// A column of rows.
  private func column(width: Double, _ children: [String]) throws -> TreeLayout {
    try TreeLayout(
      width: width,
      root: #"""
        {"layout": {"strategy": "column", "spacing": 4, "alignToGrid": true},
         "children": [\#(children.joined(separator: ", "))]}
        """#)
  }

  /// A row of members, with more keys of its layout.
  private func row(_ id: String, _ members: [String], keys: String = "", hidden: Bool = false) -> String {
    #"""
    {"id": "\#(id)", "hidden": \#(hidden), "children": [\#(members.joined(separator: ", "))],
     "layout": {"strategy": "row", "spacing": 10\#(keys)}}
    """#
  }

  /// A view of an id and a size.
  private func leaf(_ id: String, _ width: Double, _ height: Double, _ keys: String = "") -> String {
    #"{"id": "\#(id)", "size": [\#(width), \#(height)]\#(keys)}"#
  }

  /// A view that takes the rest of its row.
  private func rest(_ id: String) -> String { leaf(id, 5, 20, #", "weight": 1"#) }

  @Test func shortRowsTakePartAndOtherViewsDoNot() throws {
    let layout = try column(
      width: 300,
      [
        row("r1", [leaf("a", 30, 20), rest("b")]), leaf("heading", 90, 10),
        row("r2", [leaf("c", 50, 20), rest("d")]),
        row("r3", [leaf("e", 20, 20)], keys: #", "horizontalAlignment": "leading""#),
      ])
    #expect(layout.status == "ok")
    #expect(layout["a"] == [0, 0, 50, 20])
    #expect(layout["b"] == [60, 0, 240, 20])
    #expect(layout["heading"] == [0, 24, 300, 10])
    #expect(layout["c"] == [0, 0, 50, 20])
    #expect(layout["d"] == [60, 0, 240, 20])
    #expect(layout["e"] == [0, 0, 50, 20])
    #expect(layout["r3"] == [0, 62, 300, 20])
  }

  @Test func hiddenRowsLeaveTheColumns() throws {
    let layout = try column(
      width: 300,
      [
        row("r1", [leaf("a", 30, 20), rest("b")]),
        row("r2", [leaf("c", 50, 20), rest("d")], hidden: true),
        row("r3", [leaf("e", 40, 20), rest("f")]),
      ])
    #expect(layout.status == "ok")
    #expect(layout["a"] == [0, 0, 40, 20])
    #expect(layout["e"] == [0, 0, 40, 20])
    #expect(layout["r3"] == [0, 24, 300, 20])
    #expect(layout["root"] == [0, 0, 300, 44])
  }

  @Test func hiddenMembersMoveTheRestOfTheirRowUp() throws {
    let layout = try column(
      width: 300,
      [
        row("r1", [leaf("a", 30, 20), rest("b")]),
        row("r2", [leaf("h", 99, 20, #", "hidden": true"#), leaf("c", 50, 20), rest("d")]),
      ])
    #expect(layout["a"] == [0, 0, 50, 20])
    #expect(layout["c"] == [0, 0, 50, 20])
  }

  @Test func weightsYieldToCommonWidths() throws {
    // With a = c and b = d = 200 − a, |b − a| + |d − 3c| = |200 − 2a| + |200 − 4a| is least at a = 50.
    let layout = try column(
      width: 210,
      [
        row("r1", [leaf("a", 5, 20, #", "weight": 1"#), leaf("b", 5, 20, #", "weight": 1"#)]),
        row("r2", [leaf("c", 5, 20, #", "weight": 1"#), leaf("d", 5, 20, #", "weight": 3"#)]),
      ])
    let expected = [
      "root": [0.0, 0, 210, 44], "r1": [0, 0, 210, 20], "r2": [0, 24, 210, 20],
      "a": [0, 0, 50, 20], "b": [60, 0, 150, 20], "c": [0, 0, 50, 20], "d": [60, 0, 150, 20],
    ]
    #expect(layout.status == "ok")
    #expect(layout.matches(expected), "\(layout)")
  }

  @Test func spansCoverColumnsAndTheirGaps() throws {
    // Columns of 60 and 90; the span covers both and the gap of 10 between them.
    let layout = try column(
      width: 300,
      [
        row("r1", [leaf("a", 60, 20), leaf("b", 90, 20), rest("c")]),
        row("r2", [leaf("s", 100, 20, #", "cell": {"span": 2}"#), rest("d")]),
      ])
    #expect(layout.status == "ok")
    #expect(layout["s"] == [0, 0, 160, 20])
    #expect(layout["d"] == layout["c"])
    #expect(layout["a"] == [0, 0, 60, 20])
  }

  @Test func spansWidenColumnsOnlyWhereTheyMust() throws {
    // 200 asked, 10 of gap: 190 for two columns of which the first hugs more.
    let layout = try column(
      width: 300,
      [
        row("r1", [leaf("a", 60, 20, #", "hugging": 800"#), leaf("b", 90, 20), rest("c")]),
        row("r2", [leaf("s", 200, 20, #", "cell": {"span": 2}"#), rest("d")]),
      ])
    #expect(layout["s"] == [0, 0, 200, 20])
    #expect(layout["a"] == [0, 0, 60, 20])
    #expect(layout["b"] == [70, 0, 130, 20])
  }

  @Test func columnsThatOnlySpansCoverAreAsNarrowAsTheyCanBe() throws {
    // The second span wants 110: its columns are 40 and, after the gap of 10, the 60 that are missing.
    let leading = #", "horizontalAlignment": "leading""#
    let layout = try column(
      width: 300,
      [
        row("r1", [leaf("a", 60, 20), leaf("b", 40, 20)], keys: leading),
        row("r2", [leaf("s", 50, 20), leaf("t", 110, 20, #", "cell": {"span": 2}"#)], keys: leading),
      ])
    #expect(layout.status == "ok")
    #expect(layout["s"] == [0, 0, 60, 20])
    #expect(layout["b"] == [70, 0, 40, 20])
    #expect(layout["t"] == [70, 0, 110, 20])
  }

  @Test(arguments: ["0", "1.5", "1001", "\"2\""])
  func spansAreWholeNumbers(_ span: String) throws {
    let layout = try column(width: 300, [row("r", [leaf("a", 9, 9, #", "cell": {"span": \#(span)}"#)])])
    #expect(layout.status == "error")
    #expect(try #require(layout.messages.first).hasPrefix("root.children[0].children[0].cell.span: "))
  }
}
