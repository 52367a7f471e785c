import StrategyTestSupport
import Testing

/// Relations, multipliers and constants, and which views they tie.
@Suite struct RelationTests {
  private let child = #"{"id": "c", "size": [20, 10]}"#

  @Test(
    arguments: [
      // Multiplied places are distances from the container's leading edge, left edge or top.
      (("leading", "trailing"), #", "multiplier": 0.25"#, 50.0, 130.0),
      (("leading", "trailing"), #", "multiplier": 0.25, "constant": 6"#, 56, 124),
      (("trailing", "leading"), #", "multiplier": -1, "constant": 60"#, 40, 140),
      (("left", "right"), #", "multiplier": 0.25"#, 50, 50),
      (("centerX", "centerX"), #", "multiplier": 1.5, "constant": 4"#, 144, 144),
      // A leading edge tied to a centre changes sides, and its constant stays.
      (("leading", "centerX"), #", "constant": 10"#, 110, 90),
      (("centerX", "trailing"), #", "multiplier": 0.5, "constant": 10"#, 100, 0),
    ] as [((String, String), String, Double, Double)])
  func placesAcross(
    _ attributes: (String, String), _ keys: String, _ leftToRight: Double, _ rightToLeft: Double
  ) throws {
    // P stands 30 inside the root: absolute places would differ.
    for (direction, x) in [("ltr", leftToRight), ("rtl", rightToLeft)] {
      let ties = [
        Constraints.tie("c.\(attributes.0)", "super.\(attributes.1)", keys),
        Constraints.tie("c.top", "super.bottom", #", "multiplier": 0.5, "constant": 3"#),
      ]
      let inner = #"""
        {"id": "P", "width": 200, "height": 100, "children": [\#(child)],
         "layout": {"strategy": "constraints", "constraints": [\#(ties.joined(separator: ", "))]}}
        """#
      let layout = try TreeLayout(
        #"""
        {"direction": "\#(direction)",
         "root": {"margins": 30, "layout": {"strategy": "cell"}, "children": [\#(inner)]}}
        """#)
      #expect(layout.status == "ok")
      #expect(layout["c"] == [x, 53, 20, 10], "\(direction)")
    }
  }

  @Test func sizesTiedAcrossAxes() throws {
    let layout = try Constraints.layout([
      Constraints.tie("c.width", "super.height", #", "multiplier": 0.5, "constant": -10"#),
      Constraints.tie("c.height", "c.width", #", "multiplier": 2, "constant": 1"#),
      Constraints.tie("c.leading", "super.leading"), Constraints.tie("c.top", "super.top"),
    ])
    #expect(layout.status == "ok")
    #expect(layout["c"] == [0, 0, 40, 81])
  }

  @Test func relationAndNumbersHaveDefaults() throws {
    let layout = try Constraints.layout([
      #"{"item": "c.leading", "to": "super.leading"}"#, #"{"item": "c.top", "to": "super.top"}"#,
      #"{"item": "c.width", "constant": 30}"#, #"{"item": "c.height"}"#,
    ])
    #expect(layout.status == "ok")
    #expect(layout["c"] == [0, 0, 30, 0])
  }

  @Test func anyViewInsideTheContainerByItsId() throws {
    // The children of boxes without layout belong to the constraints of P, whatever their depth; ids may hold dots.
    let children = #"""
      {"id": "box", "children": [{"id": "a.b", "size": [30, 10]}, {"children": [{"size": [5, 6]}]}]},
      {"id": "c", "size": [20, 10]}
      """#
    let layout = try Constraints.layout(
      [
        Constraints.tie("box.leading", "P.leading", #", "constant": 10"#),
        Constraints.tie("box.top", "P.top"),
        Constraints.tie("a.b.leading", "box.leading", #", "constant": 1"#),
        Constraints.tie("a.b.top", "box.top"), Constraints.tie("a.b.bottom", "box.bottom"),
        Constraints.tie("root.0.1.leading", "a.b.trailing"), Constraints.tie("root.0.1.trailing", "box.trailing"),
        Constraints.tie("root.0.1.top", "box.top"), Constraints.tie("root.0.1.bottom", "box.bottom"),
        Constraints.tie("root.0.1.0.trailing", "root.0.1.trailing"),
        Constraints.tie("root.0.1.0.leading", "root.0.1.leading"),
        Constraints.tie("root.0.1.0.bottom", "root.0.1.bottom"),
        Constraints.tie("c.leading", "root.0.1.0.trailing", #", "constant": 2"#),
        Constraints.tie("c.centerY", "super.centerY"),
      ], children: children)
    #expect(layout.status == "ok")
    let expected = [
      "P": [0.0, 0, 200, 100], "box": [10, 0, 36, 10], "a.b": [1, 0, 30, 10], "root.0.1": [31, 0, 5, 10],
      "root.0.1.0": [0, 4, 5, 6], "c": [48, 45, 20, 10],
    ]
    #expect(layout.matches(expected), "\(layout)")
  }

  @Test func containersWithoutLayoutLeaveTheirChildrenUnplaced() throws {
    let root = #"{"children": [{"id": "box", "children": [{"id": "a", "size": [3, 4]}]}]}"#
    let layout = try TreeLayout(width: 9, height: 9, root: root)
    #expect(layout.status == "ambiguous")
    #expect(layout["a"] == [0, 0, 3, 4])
  }
}
