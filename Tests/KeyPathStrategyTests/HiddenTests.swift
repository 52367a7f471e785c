import StrategyTestSupport
import Testing

/// Constraints that name hidden views.
@Suite struct HiddenTests {
  private func layout(hidden: String) throws -> TreeLayout {
    let children = #"""
      {"id": "box", "hidden": \#(hidden == "box"), "children": [{"id": "a", "size": [30, 10], "hidden": \#(hidden == "a")}]},
      {"id": "c", "size": [20, 10]}
      """#
    return try Constraints.layout(
      [
        Constraints.tie("box.leading", "super.leading"), Constraints.tie("box.top", "super.top"),
        Constraints.tie("a.leading", "box.leading"), Constraints.tie("a.top", "box.top"),
        Constraints.tie("a.trailing", "box.trailing"), Constraints.tie("a.bottom", "box.bottom"),
        Constraints.tie("c.leading", "a.trailing", #", "constant": 5"#),
        Constraints.tie("c.leading", "box.trailing", #", "constant": 7, "priority": 500"#),
        Constraints.tie("c.leading", "super.leading", #", "constant": 1, "priority": 400"#),
        Constraints.tie("c.top", "super.top"),
      ], children: children)
  }

  @Test(arguments: [("", 35.0), ("a", 7), ("box", 1)])
  func leaveWithTheView(_ hidden: String, _ x: Double) throws {
    let layout = try layout(hidden: hidden)
    #expect(layout.status == "ok")
    #expect(layout["c"] == [x, 0, 20, 10])
  }

  @Test func namesOfHiddenViewsAreKnown() throws {
    let layout = try Constraints.layout(
      [Constraints.tie("c.width", "h.width")], children: #"{"id": "c"}, {"id": "h", "hidden": true}"#)
    #expect(layout.status != "error")
  }
}
