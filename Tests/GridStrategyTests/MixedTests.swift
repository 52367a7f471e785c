import StrategyTestSupport
import Testing

/// Grids inside other strategies and others inside grids; frames worked out by hand.
@Suite struct MixedTests {
  private static let mono = #""fonts": {"mono": {"measurer": "fixed", "advance": 10, "lineHeight": 20}}"#

  @Test func gridInARowAsksForItsMeasure() throws {
    // 30 + 4 + 50 wide, as tall as the taller cell.
    let grid = """
      {"id": "g", "layout": {"strategy": "grid", "axis": "horizontal", "spacing": 4}, "children": [
        {"id": "k", "cell": {"type": "constant", "value": 30}},
        {"id": "p", "size": [50, 20], "cell": {"type": "expanded"}}]}
      """
    let layout = try TreeLayout(
      width: 200,
      root: """
        {"layout": {"strategy": "row", "spacing": 6, "horizontalAlignment": "leading"},
         "children": [\(grid), {"id": "s", "width": 7}]}
        """)
    #expect(layout.status == "ok")
    #expect(layout["g"] == [0, 0, 84, 20])
    #expect(layout["p"] == [34, 0, 50, 20])
    #expect(layout["s"] == [90, 0, 7, 20])
  }

  @Test func gridInAFilledRowTooSmallForItIsAConflict() throws {
    let grid =
      #"{"id": "g", "layout": {"strategy": "grid"}, "children": [{"cell": {"type": "constant", "value": 50}}]}"#
    let layout = try TreeLayout(
      width: 90, height: 40, root: #"{"layout": {"strategy": "row"}, "children": [\#(grid)]}"#)
    #expect(layout.status == "unsatisfiable")
    #expect(layout.constraints.contains { $0.hasPrefix("g.height of its cells") })
  }

  @Test func exactHeightOfAGridOverridesItsMeasure() throws {
    let grid = """
      {"id": "g", "height": 40, "layout": {"strategy": "grid"},
       "children": [{"id": "k", "cell": {"type": "constant", "value": 50}}]}
      """
    let layout = try TreeLayout(width: 90, root: #"{"layout": {"strategy": "column"}, "children": [\#(grid)]}"#)
    #expect(layout.status == "ok")
    #expect(layout["g"] == [0, 0, 90, 40])
    #expect(layout["k"] == [0, 0, 90, 50])
  }

  @Test func expandedContainersMeasureByTheirContent() throws {
    // Fitted: 20 + 8 + 40 wide with 4 of margin on each side of both, then shared 1 : 1.
    func cell(_ id: String, _ width: Int) -> String {
      """
      {"id": "\(id)", "layout": {"strategy": "column"}, "children": [{"size": [\(width), 10]}],
       "cell": {"type": "expanded", "margin": {"leading": 4, "trailing": 4}}}
      """
    }
    let grid = """
      {"layout": {"strategy": "grid", "axis": "horizontal", "spacing": 8},
       "children": [\(cell("a", 20)), \(cell("b", 40))]}
      """
    let layout = try TreeLayout(root: grid)
    #expect(layout.status == "ok")
    #expect(layout["root"] == [0, 0, 84, 10])
    #expect(layout["a"] == [4, 0, 30, 10])
    #expect(layout["b"] == [50, 0, 30, 10])
  }

  @Test func expandedColumnOfTextFallsBackToItsContent() throws {
    // The constant takes all 60; the column, 50 wide, wraps 9 letters into 2 lines and keeps its 40.
    let column = """
      {"id": "c", "layout": {"strategy": "column"}, "children": [{"id": "t", "text": "abcd efgh", "font": "mono"}],
       "cell": {"type": "expanded"}}
      """
    let layout = try TreeLayout(
      """
      {"width": 50, "height": 60, \(Self.mono), "root": {"layout": {"strategy": "grid"}, "children": [
        {"id": "k", "cell": {"type": "constant", "value": 60}}, \(column)]}}
      """)
    #expect(layout.status == "ok")
    #expect(layout["c"] == [0, 60, 50, 40])
    #expect(layout["t"] == [0, 0, 50, 40])
  }

  @Test func autoTextsAreOfferedInOrderWhatIsLeft() throws {
    // 160 − 20 − 2 · 5 = 130: the first takes its 90, the second wraps into the 40 that are left.
    let layout = try TreeLayout(
      """
      {"width": 160, \(Self.mono), "root": {"layout": {"strategy": "grid", "axis": "horizontal", "spacing": 5},
       "children": [{"id": "a", "text": "abcd efgh", "font": "mono"}, {"id": "b", "text": "abc def", "font": "mono"},
                    {"id": "k", "cell": {"type": "constant", "value": 20}}]}}
      """)
    #expect(layout.status == "ok")
    #expect(layout["a"] == [0, 0, 90, 40])
    #expect(layout["b"] == [95, 0, 30, 40])
    #expect(layout["k"] == [130, 0, 20, 40])
  }

  @Test func ratiosDecideAutoLengths() throws {
    // 120 wide less 2 · 10: a picture of 2 : 1 is 50 tall; in a horizontal grid it is twice as wide as the grid is tall.
    let vertical = try TreeLayout(
      width: 120,
      root: #"{"layout": {"strategy": "grid"}, "margins": 10, "children": [{"id": "p", "aspectRatio": 2}]}"#)
    #expect(vertical.status == "ok")
    #expect(vertical["root"] == [0, 0, 120, 70])
    #expect(vertical["p"] == [10, 10, 100, 50])
    let horizontal = try TreeLayout(
      width: 120, height: 30,
      root: """
        {"layout": {"strategy": "grid", "axis": "horizontal"},
         "children": [{"id": "p", "aspectRatio": 2}, {"id": "r", "cell": {"type": "expanded"}}]}
        """)
    #expect(horizontal.status == "ok")
    #expect(horizontal["p"] == [0, 0, 60, 30])
    #expect(horizontal["r"] == [60, 0, 60, 30])
  }

  @Test func ratiosDecideLengthsAcross() throws {
    // 210 less 10 of gap, shared 1 : 3; the picture of 2 : 1 is 25 tall in its 50, and the grid as tall as it.
    let layout = try TreeLayout(
      width: 210,
      root: """
        {"layout": {"strategy": "grid", "axis": "horizontal", "spacing": 10}, "children": [
          {"id": "p", "aspectRatio": 2, "cell": {"type": "expanded"}},
          {"id": "r", "size": [9, 20], "cell": {"type": "expanded", "value": 3}}]}
        """)
    #expect(layout.status == "ok")
    #expect(layout["p"] == [0, 0, 50, 25])
    #expect(layout["r"] == [60, 0, 150, 25])
  }

  @Test func exactSizesOfPlainViewsAreTheirContent() throws {
    let layout = try TreeLayout(
      width: 100,
      root: """
        {"layout": {"strategy": "grid"}, "children": [
          {"id": "p", "width": 30, "height": 12,
           "cell": {"horizontalAlignment": {"auto": "center"}, "verticalAlignment": {"auto": "top"}, "margin": 4}},
          {"id": "k", "cell": {"type": "constant", "value": 5}}]}
        """)
    #expect(layout.status == "ok")
    #expect(layout["p"] == [35, 4, 30, 12])
    #expect(layout["k"] == [0, 20, 100, 5])
  }

  @Test func safeAreaInsetsARootGrid() throws {
    let layout = try TreeLayout(
      """
      {"width": 100, "safeArea": {"top": 7, "leading": 11}, "root": {"margins": 2, "layout": {"strategy": "grid"},
       "children": [{"id": "k", "cell": {"type": "constant", "value": 20}}]}}
      """)
    #expect(layout["root"] == [0, 0, 100, 31])
    #expect(layout["k"] == [13, 9, 85, 20])
  }

  /// 11 characters, 110 wide in one line, and a spacer that takes the rest; the conflict of `x` is no affair of theirs.
  ///
  /// A conflict is solved in full, where the row's width and the grid's are one loop from right to left.
  @Test(arguments: ["ltr", "rtl"])
  func textsAreNotMeasuredAtGuessedWidths(_ direction: String) throws {
    let row = """
      {"id": "p", "maxWidth": 150, "layout": {"strategy": "row", "spacing": 0},
       "children": [{"id": "q", "text": "hello there", "font": "mono"}, {"id": "s", "spacer": true}]}
      """
    let conflict = """
      {"id": "x", "width": 20, "layout": {"strategy": "row"}, "children": [{"id": "w", "width": 300}]}
      """
    let layout = try TreeLayout(
      """
      {"width": 200, "direction": "\(direction)", \(Self.mono),
       "root": {"layout": {"strategy": "grid"}, "children": [\(row), \(conflict)]}}
      """)
    #expect(layout.status == "unsatisfiable")
    #expect(layout["p"] == [direction == "ltr" ? 0 : 50, 0, 150, 20])
    #expect(layout["q"] == [direction == "ltr" ? 0 : 40, 0, 110, 20])
    #expect(layout["s"] == [direction == "ltr" ? 110 : 0, 0, 40, 20])
  }
}
