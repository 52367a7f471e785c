import StrategyTestSupport
import Testing

/// Stacks whose frames are worked out by hand.
@Suite struct StackTests {
  /// A stack of leaves a 40 × 20, b 60 × 30 and c 20 × 10.
  private func stack(
    width: Double? = 200, height: Double? = 50, _ keys: String, a: String = "", b: String = "", c: String = ""
  ) throws -> TreeLayout {
    try TreeLayout(
      width: width, height: height,
      root: """
        {"layout": {"strategy": "stack", \(keys)}, "children": [
          {"id": "a", "size": [40, 20]\(a)}, {"id": "b", "size": [60, 30]\(b)}, {"id": "c", "size": [20, 10]\(c)}]}
        """)
  }

  @Test func proportionalSizesShareTheRoomThatGapsLeave() throws {
    // 200 − 2 · 10 − 12 − 8 = 160, in the ratio 40 : 60 : 20.
    let layout = try stack(
      #""distribution": "fillProportionally", "spacing": 10, "margins": {"leading": 12, "trailing": 8}"#)
    #expect(layout["a"].prefix(3) == [12, 0, 160 / 3.0])
    #expect(layout["c"][0] + layout["c"][2] == 192)
    #expect(layout["b"][2] == 80)
  }

  @Test func proportionalSizesOfAFittedStackAreTheContents() throws {
    let layout = try stack(
      width: nil, height: nil, #""distribution": "fillProportionally", "spacing": 10, "verticalAlignment": "fill""#)
    #expect(layout.status == "ok")
    #expect(layout["root"] == [0, 0, 140, 30])
    #expect(layout["b"] == [50, 0, 60, 30])
  }

  @Test func equalSpacingSharesTheRest() throws {
    // 200 − 120 = 80 in two gaps.
    let layout = try stack(#""distribution": "equalSpacing", "spacing": 10, "verticalAlignment": "top""#)
    #expect(layout.status == "ok")
    #expect(layout["b"] == [80, 0, 60, 30])
    #expect(layout["c"] == [180, 0, 20, 10])
  }

  @Test func equalCenteringSpacesTheCentres() throws {
    // Centres at 20, 105 and 190.
    let layout = try stack(#""distribution": "equalCentering", "spacing": 4, "verticalAlignment": "top""#)
    #expect(layout.status == "ok")
    #expect(layout["b"] == [75, 0, 60, 30])
  }

  @Test func equalCenteringKeepsTheGaps() throws {
    // In 132 the gaps are 6 at least: 40 + 6 + 60 + 6 + 20, whatever the centres.
    let layout = try stack(
      width: 132, #""distribution": "equalCentering", "spacing": 6, "verticalAlignment": "top""#)
    #expect(layout["a"] == [0, 0, 40, 20])
    #expect(layout["b"] == [46, 0, 60, 30])
    #expect(layout["c"] == [112, 0, 20, 10])
  }

  @Test func customGapsBelongToVisibleNeighbours() throws {
    let keys =
      #""customSpacing": [{"after": "a", "spacing": 3}, {"after": "b", "spacing": 17}], "verticalAlignment": "top""#
    let layout = try stack(#"\#(keys), "horizontalAlignment": "leading""#, b: #", "hidden": true"#)
    #expect(layout["c"] == [43, 0, 20, 10])
  }

  @Test func viewsChooseMembersAndTheirOrder() throws {
    let layout = try stack(
      #""views": ["c", "a"], "horizontalAlignment": "leading", "verticalAlignment": "top", "spacing": 5"#)
    #expect(layout["c"] == [0, 0, 20, 10])
    #expect(layout["a"] == [25, 0, 40, 20])
    #expect(layout.views == ["b"])
  }

  @Test func firstBaselinesMeet() throws {
    // Baselines 15, 8 and, without one, 0 from the top: a at the top, b 7 and c 15 below.
    let layout = try stack(
      #""horizontalAlignment": "leading", "verticalAlignment": "firstBaseline""#,
      a: #", "baseline": {"first": 15, "last": 5}"#, b: #", "baseline": {"first": 8, "last": 5}"#)
    #expect(layout.status == "ok")
    #expect(layout["a"] == [0, 0, 40, 20])
    #expect(layout["b"] == [40, 7, 60, 30])
    #expect(layout["c"] == [100, 15, 20, 10])
  }

  @Test func marginsMayYield() throws {
    // Weaker than the resistance of 750: a stays 40 wide though the margins leave 30.
    let layout = try TreeLayout(
      width: 50, height: 20,
      root: """
        {"layout": {"strategy": "stack", "horizontalAlignment": "fill", "verticalAlignment": "top",
                    "margins": {"leading": 15, "trailing": 5}, "marginsPriority": 700},
         "children": [{"id": "a", "size": [40, 20]}]}
        """)
    #expect(layout["a"][2] == 40)
  }

  @Test(arguments: [
    (#"{"strategy": "stack", "axis": "depth"}"#, "root.layout.axis", "horizontal"),
    (#"{"strategy": "stack", "views": "a"}"#, "root.layout.views", "array"),
    (#"{"strategy": "stack", "views": ["a", "x"]}"#, "root.layout.views[1]", "no child"),
    (#"{"strategy": "stack", "views": ["a", "a"]}"#, "root.layout.views[1]", "twice"),
    (#"{"strategy": "stack", "views": [3]}"#, "root.layout.views[0]", "id"),
    (#"{"strategy": "stack", "horizontalAlignment": "firstBaseline"}"#, "root.layout.horizontalAlignment", "across"),
    (
      #"{"strategy": "stack", "axis": "vertical", "verticalAlignment": "lastBaseline"}"#,
      "root.layout.verticalAlignment", "across"
    ),
    (#"{"strategy": "stack", "verticalAlignment": "middle"}"#, "root.layout.verticalAlignment", "center"),
    (#"{"strategy": "stack", "distribution": "fill"}"#, "root.layout.distribution", "fillEqually"),
    (#"{"strategy": "stack", "spacingPriority": -1}"#, "root.layout.spacingPriority", "1000"),
    (#"{"strategy": "stack", "marginsPriority": 1001}"#, "root.layout.marginsPriority", "1000"),
    (#"{"strategy": "stack", "spacing": 1e9}"#, "root.layout.spacing", "1e7"),
    (#"{"strategy": "stack", "customSpacing": [{"spacing": 2}]}"#, "root.layout.customSpacing[0].after", "missing"),
    (#"{"strategy": "stack", "customSpacing": [{"after": "a"}]}"#, "root.layout.customSpacing[0].spacing", "missing"),
    (
      #"{"strategy": "stack", "customSpacing": [{"after": "x", "spacing": 2}]}"#, "root.layout.customSpacing",
      "no child"
    ),
    (
      #"{"strategy": "stack", "customSpacing": [{"after": "a", "spacing": 2}, {"after": "a", "spacing": 3}]}"#,
      "root.layout.customSpacing[1].after", "already"
    ),
    (#"{"strategy": "stack", "viewMargins": {"x": {"top": 2}}}"#, "root.layout.viewMargins", "no child"),
    (#"{"strategy": "stack", "viewMargins": {"a": {"leading": 2}}}"#, "root.layout.viewMargins.a.leading", "top"),
    (#"{"strategy": "stack", "weight": 2}"#, "root.layout.weight", "unknown key"),
    (#"{"strategy": "stack", "distribution": "fillProportionally"}"#, "root.children[0]", "no width of its own"),
  ])
  func faultsNameTheirPlaceAndWhatWouldBeRight(_ layout: String, _ path: String, _ words: String) throws {
    let result = try TreeLayout(
      width: 9, height: 9, root: #"{"layout": \#(layout), "children": [{"id": "a"}, {"id": "b"}]}"#)
    #expect(result.status == "error")
    let message = try #require(result.messages.first)
    #expect(message.hasPrefix("\(path): ") && message.contains(words), "\(message)")
  }
}
