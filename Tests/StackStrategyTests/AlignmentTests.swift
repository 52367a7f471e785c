import StrategyTestSupport
import Testing

/// Where members sit along and across a line.
@Suite struct AlignmentTests {
  /// Two members of 40 × 20 and 60 × 30.
  private let members = #"[{"id": "a", "size": [40, 20]}, {"id": "b", "size": [60, 30]}]"#

  @Test(arguments: [
    // The margin area is 10…170 wide and 5…95 high; the line is 110 wide.
    ("fill", "top", [10.0, 5, 40, 20], [60.0, 5, 110, 30], "ambiguous"),
    ("leading", "fill", [10, 5, 40, 90], [60, 5, 60, 90], "ok"),
    ("trailing", "bottom", [60, 75, 40, 20], [110, 65, 60, 30], "ok"),
    // Along, the group is centred in the margin area: 10 + (160 − 110) / 2; across, in the bounds of 100.
    ("center", "center", [35, 40, 40, 20], [85, 35, 60, 30], "ok"),
  ])
  func rows(
    _ horizontal: String, _ vertical: String, _ first: [Double], _ second: [Double], _ status: String
  ) throws {
    let root = #"""
      {"margins": {"top": 5, "leading": 10, "bottom": 5, "trailing": 30}, "children": \#(members),
       "layout": {"strategy": "row", "spacing": 10, "horizontalAlignment": "\#(horizontal)",
                  "verticalAlignment": "\#(vertical)"}}
      """#
    let layout = try TreeLayout(width: 200, height: 100, root: root)
    #expect(layout.status == status)
    #expect(layout.matches(["root": [0, 0, 200, 100], "a": first, "b": second]), "\(layout)")
  }

  @Test(arguments: ["fill", "top", "bottom", "center"])
  func fittedLinesAreAsLargeAsTheirMembersNeed(_ vertical: String) throws {
    let root = #"""
      {"margins": {"top": 2, "bottom": 4}, "children": \#(members),
       "layout": {"strategy": "column", "spacing": 6, "verticalAlignment": "\#(vertical)"}}
      """#
    let layout = try TreeLayout(width: 100, root: root)
    #expect(layout.status == "ok")
    let expected = ["root": [0.0, 0, 100, 62], "a": [0, 2, 100, 20], "b": [0, 28, 100, 30]]
    #expect(layout.matches(expected), "\(layout)")
  }

  @Test func fixedMembersOfFilledLinesSitAtTheStart() throws {
    let column = #"{"layout": {"strategy": "column"}, "children": [{"id": "a", "width": 30, "height": 9}]}"#
    #expect(try TreeLayout(width: 100, root: column)["a"] == [0, 0, 30, 9])
    let turned = #"{"width": 100, "direction": "rtl", "root": \#(column)}"#
    #expect(try TreeLayout(turned)["a"] == [70, 0, 30, 9])
    let row = #"{"layout": {"strategy": "row"}, "children": [{"id": "a", "width": 100, "height": 9}]}"#
    let layout = try TreeLayout(width: 100, height: 50, root: row)
    #expect(layout["a"] == [0, 0, 100, 9])
    #expect(layout.status == "ok")
  }

  @Test func equalHuggersAreNamedAndTheLastTakesTheRoom() throws {
    let root = #"{"layout": {"strategy": "row", "spacing": 10}, "children": \#(members)}"#
    let layout = try TreeLayout(width: 200, height: 50, root: root)
    #expect(layout.kinds == ["ambiguous"])
    #expect(layout.views == ["a", "b"])
    #expect(layout["a"] == [0, 0, 40, 50])
    #expect(layout["b"] == [50, 0, 150, 50])
  }

  @Test func theDefaultSpacingIsEight() throws {
    let root = #"{"layout": {"strategy": "row"}, "children": \#(members)}"#
    #expect(try TreeLayout(root: root)["b"] == [48, 0, 60, 30])
  }

  @Test func safeAreaAddsToTheMarginsOfTheRoot() throws {
    let root = #"{"margins": 5, "layout": {"strategy": "row", "spacing": 10}, "children": \#(members)}"#
    let layout = try TreeLayout(#"{"safeArea": {"top": 20, "trailing": 7}, "root": \#(root)}"#)
    #expect(layout["root"] == [0, 0, 127, 60])
    #expect(layout["a"] == [5, 25, 40, 30])
  }

  @Test func linesWithoutMembersConstrainNothing() throws {
    let layout = try TreeLayout(root: #"{"margins": 7, "layout": {"strategy": "row"}, "children": []}"#)
    #expect(layout.status == "ok")
    #expect(layout["root"] == [0, 0, 0, 0])
  }
}
