import StrategyTestSupport
import Testing

/// Lines whose members do not fit: content overflows at the far edge and the cell is unsatisfiable.
@Suite struct OverflowTests {
  /// Two members of 40 × 20 and 60 × 30 that cannot shrink.
  private let members = #"[{"id": "a", "size": [40, 20]}, {"id": "b", "size": [60, 30]}]"#

  @Test func rowsOverflowTrailing() throws {
    let root = #"{"layout": {"strategy": "row", "spacing": 10}, "children": \#(members)}"#
    let layout = try TreeLayout(width: 80, height: 50, root: root)
    #expect(layout.status == "unsatisfiable")
    #expect(layout["a"] == [0, 0, 40, 50])
    #expect(layout["b"] == [50, 0, 60, 50])
  }

  @Test func rowsFromRightToLeftOverflowLeft() throws {
    let root = #"{"layout": {"strategy": "row", "spacing": 10}, "children": \#(members)}"#
    let tree = #"{"width": 80, "height": 50, "direction": "rtl", "root": \#(root)}"#
    let layout = try TreeLayout(tree)
    #expect(layout.status == "unsatisfiable")
    #expect(layout["a"] == [40, 0, 40, 50])
    #expect(layout["b"] == [-30, 0, 60, 50])
  }

  @Test func columnsOverflowAtTheBottom() throws {
    let root = #"{"layout": {"strategy": "column", "spacing": 4}, "margins": 3, "children": \#(members)}"#
    let layout = try TreeLayout(width: 50, height: 40, root: root)
    #expect(layout.status == "unsatisfiable")
    #expect(layout["a"] == [3, 3, 44, 20])
    #expect(layout["b"] == [3, 27, 44, 30])
  }

  @Test func weightedMembersGiveAllTheyHaveFirst() throws {
    let root = #"""
      {"layout": {"strategy": "row", "spacing": 10},
       "children": [{"id": "a", "size": [100, 20]}, {"id": "b", "size": [60, 30], "weight": 1}]}
      """#
    let layout = try TreeLayout(width: 80, height: 50, root: root)
    #expect(layout.status == "unsatisfiable")
    #expect(layout["a"] == [0, 0, 100, 50])
    #expect(layout["b"] == [110, 0, 0, 50])
  }

  @Test func conflictsNameTheMembersAndTheFarEdge() throws {
    let root = #"{"id": "r", "layout": {"strategy": "row", "spacing": 10}, "children": \#(members)}"#
    let layout = try TreeLayout(width: 80, height: 50, root: root)
    #expect(layout.kinds == ["conflict"])
    #expect(Set(layout.views).isSuperset(of: ["a", "b"]))
    // Without any one of these five the rest could hold.
    #expect(layout.constraints.count == 5)
    #expect(layout.constraints.contains("a.leading (row of r)"))
    #expect(layout.constraints.contains("b.leading (row of r)"))
    #expect(layout.constraints.contains("b.trailing (row of r)"))
  }

  @Test func innerOverflowLeavesTheOuterLineAlone() throws {
    let root = #"""
      {"layout": {"strategy": "column", "spacing": 5}, "children": [
        {"id": "r", "layout": {"strategy": "row", "spacing": 10}, "children": \#(members)},
        {"id": "c", "size": [20, 15]}]}
      """#
    let layout = try TreeLayout(width: 90, root: root)
    #expect(layout.status == "unsatisfiable")
    #expect(layout["root"] == [0, 0, 90, 50])
    #expect(layout["r"] == [0, 0, 90, 30])
    #expect(layout["b"] == [50, 0, 60, 30])
    #expect(layout["c"] == [0, 35, 90, 15])
  }

  @Test(arguments: ["leading", "trailing", "center"])
  func alignedLinesThatFitAreFine(_ alignment: String) throws {
    let root = #"""
      {"layout": {"strategy": "row", "spacing": 10, "horizontalAlignment": "\#(alignment)"},
       "children": \#(members)}
      """#
    let layout = try TreeLayout(width: 110, height: 50, root: root)
    #expect(layout.status == "ok")
    #expect(layout["a"] == [0, 0, 40, 50])
    #expect(layout["b"] == [50, 0, 60, 50])
  }
}
