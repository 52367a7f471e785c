import StrategyTestSupport
import Testing

/// Where `anchor` puts a member of 50 × 20 in a box of 200 × 100.
@Suite struct AnchorTests {
  private let margins = #"{"top": 10, "leading": 20, "bottom": 30, "trailing": 40}"#

  /// The layout of one member in the box.
  private func layout(_ member: String, direction: String = "ltr") throws -> TreeLayout {
    try TreeLayout(
      #"""
      {"width": 200, "height": 100, "direction": "\#(direction)",
       "root": {"margins": \#(margins), "layout": {"strategy": "anchor"},
                "children": [{"id": "a", \#(member)}]}}
      """#)
  }

  @Test(
    arguments: [
      // The bounds' centre is at 100, 50; the margin area is 20…160 wide from the left, in rtl 40…180, and 10…70 high.
      ("[]", [75.0, 40, 50, 20], [75.0, 40, 50, 20]),
      ("null", [75, 40, 50, 20], [75, 40, 50, 20]),
      (#"["left"]"#, [20, 40, 50, 20], [40, 40, 50, 20]),
      (#"["right"]"#, [110, 40, 50, 20], [130, 40, 50, 20]),
      (#"["leading"]"#, [20, 40, 50, 20], [130, 40, 50, 20]),
      (#"["trailing", "bottom"]"#, [110, 50, 50, 20], [40, 50, 50, 20]),
      (#"["left", "right", "top"]"#, [20, 10, 140, 20], [40, 10, 140, 20]),
      (#"["top", "bottom"]"#, [75, 10, 50, 60], [75, 10, 50, 60]),
      (#""all""#, [20, 10, 140, 60], [40, 10, 140, 60]),
      // Two names of one edge in ltr are both edges in rtl, of two families: the member's size stays firm.
      (#"["leading", "left"]"#, [20, 40, 50, 20], nil),
    ] as [(String, [Double], [Double]?)])
  func edges(_ anchor: String, _ leftToRight: [Double], _ rightToLeft: [Double]?) throws {
    let member = #""size": [50, 20], "anchor": \#(anchor)"#
    let layout = try layout(member)
    #expect(layout.status == "ok")
    #expect(layout["a"] == leftToRight)
    let turned = try self.layout(member, direction: "rtl")
    #expect(turned.status == (rightToLeft == nil ? "unsatisfiable" : "ok"))
    if let rightToLeft { #expect(turned["a"] == rightToLeft) }
  }

  @Test func membersThatAreTooLargeStickOutOnBothSides() throws {
    let layout = try layout(#""size": [300, 20]"#)
    #expect(layout.status == "ok")
    #expect(layout["a"] == [-50, 40, 300, 20])
  }

  @Test func textsWrapAtTheMargins() throws {
    // 140 wide in 140 − 60 of room: three lines of one word, around which the label closes.
    let layout = try TreeLayout(
      #"""
      {"width": 100, "fonts": {"default": {"measurer": "fixed", "advance": 10, "lineHeight": 20}},
       "root": {"margins": 10, "layout": {"strategy": "anchor"},
         "children": [{"id": "t", "text": "abcd efgh ijkl", "anchor": ["top", "leading"]}]}}
      """#)
    #expect(layout.status == "ok")
    #expect(layout["t"] == [10, 10, 40, 60])
    #expect(layout["root"] == [0, 0, 100, 80])
  }

  @Test func fittedBoxesHoldMembersAtAnyEdge() throws {
    let children = #"""
      [{"id": "a", "size": [50, 20], "anchor": ["bottom", "trailing"]},
       {"id": "b", "size": [30, 60], "anchor": ["top"]}, {"id": "h", "size": [900, 900], "hidden": true}]
      """#
    let root = #"{"margins": 5, "layout": {"strategy": "anchor"}, "children": \#(children)}"#
    let layout = try TreeLayout(root: root)
    #expect(layout.status == "ok")
    #expect(layout.matches(["root": [0, 0, 60, 70], "a": [5, 45, 50, 20], "b": [15, 5, 30, 60]]), "\(layout)")
  }

  @Test func safeAreaAddsToTheMarginsOfTheRoot() throws {
    let root = #"{"margins": 5, "layout": {"strategy": "anchor"}, "children": [{"id": "a", "anchor": "all"}]}"#
    let layout = try TreeLayout(
      #"{"width": 100, "height": 80, "safeArea": {"top": 20, "trailing": 7}, "root": \#(root)}"#)
    #expect(layout["a"] == [5, 25, 83, 50])
  }
}
