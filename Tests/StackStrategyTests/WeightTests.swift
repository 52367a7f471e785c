import ItemReading
import LayoutModel
import StrategyTestSupport
import Testing

/// Shares by weight.
@Suite struct WeightTests {
  /// Members of a line without gaps, the line's extent, and the members' extents.
  struct Shares: Sendable {
    /// The members, as the inside of JSON objects.
    var members: [String]
    /// The line's extent.
    var extent: Double
    /// What each member must get.
    var expected: [Double]

    /// The line as a row.
    var tree: JSONValue {
      get throws {
        let children = members.enumerated().map { "{\"id\": \"m\($0)\", \($1)}" }.joined(separator: ", ")
        let root = #"{"layout": {"strategy": "row", "spacing": 0}, "children": [\#(children)]}"#
        return try JSONReader().read(
          Array("{\"width\": \(extent), \"height\": 9, \"root\": \(root)}".utf8))
      }
    }

    /// Expects the extents, as a row and as a column.
    func check(status: String = "ok") throws {
      let row = TreeLayout(of: try tree)
      let column = TreeLayout(of: try tree.transposed())
      let rowSizes = members.indices.map { row["m\($0)"].dropFirst(2).first ?? .nan }
      let columnSizes = members.indices.map { column["m\($0)"].last ?? .nan }
      for (place, expected) in expected.enumerated() {
        #expect(abs(rowSizes[place] - expected) <= TreeLayout.tolerance, "row: \(self), got \(rowSizes)")
        #expect(
          abs(columnSizes[place] - expected) <= TreeLayout.tolerance, "column: \(self), got \(columnSizes)")
      }
      #expect(row.status == status)
      #expect(column.status == status)
    }
  }

  @Test(arguments: [
    // 300 − 60 in the ratio 1 : 2; the fixed member's own weight of 5 counts for nothing.
    Shares(
      members: [#""weight": 1"#, #""weight": 5, "width": 60"#, #""weight": 2"#], extent: 300,
      expected: [80, 60, 160]),
    // A soft width loses to the ratio.
    Shares(
      members: [#""weight": 1"#, #""weight": 3, "width": {"value": 60, "priority": 900}"#], extent: 200,
      expected: [50, 150]),
    // A weight overrides the members' own sizes, even where one is squeezed.
    Shares(
      members: [#""weight": 1, "size": [90, 9]"#, #""weight": 4, "size": [10, 9]"#], extent: 100,
      expected: [20, 80]),
    // One weighted member takes all the slack, and gives way first.
    Shares(
      members: [#""size": [40, 9]"#, #""weight": 9, "size": [10, 9]"#], extent: 100, expected: [40, 60]),
    Shares(
      members: [#""size": [40, 9]"#, #""weight": 9, "size": [90, 9]"#], extent: 100, expected: [40, 60]),
    // Spacers weigh 1, or what they are told; without a weight they are as small as they can be.
    Shares(
      members: [#""spacer": true"#, #""weight": 2"#, #""spacer": true, "weight": 0.5"#], extent: 70,
      expected: [20, 40, 10]),
    Shares(members: [#""spacer": true, "weight": null"#, #""weight": 2"#], extent: 70, expected: [0, 70]),
    // A weight of null is none.
    Shares(
      members: [#""weight": null, "size": [30, 9]"#, #""weight": 1"#], extent: 100, expected: [30, 70]),
    // A member that hugs more than its parent asks leaves the slack to the other.
    Shares(
      members: [#""size": [40, 9]"#, #""size": [60, 9], "hugging": 800"#], extent: 200,
      expected: [140, 60]),
  ])
  func withoutLimits(_ shares: Shares) throws {
    try shares.check()
  }

  @Test(arguments: [
    // What the capped member cannot take goes to the others: 360 in the ratio 1 : 2.
    Shares(
      members: [#""weight": 1, "maxWidth": 50"#, #""weight": 1"#, #""weight": 2"#], extent: 410,
      expected: [50, 120, 240]),
    // What the floor takes comes from the others: 210 in the ratio 1 : 2.
    Shares(
      members: [#""weight": 1, "minWidth": 100"#, #""weight": 1"#, #""weight": 2"#], extent: 310,
      expected: [100, 70, 140]),
    // Two floors, the second of which binds only because the first does: t = 60, 2t < 130.
    Shares(
      members: [#""weight": 1, "minWidth": 150"#, #""weight": 2, "minWidth": 130"#, #""weight": 1"#],
      extent: 340, expected: [150, 130, 60]),
    // A soft cap does not count.
    Shares(
      members: [#""weight": 1, "maxWidth": {"value": 10, "priority": 900}"#, #""weight": 1"#], extent: 100,
      expected: [50, 50]),
  ])
  func withLimits(_ shares: Shares) throws {
    try shares.check()
  }

  @Test(arguments: [
    // A floor and a cap that both bind: 280 = 150 + 30 + 100 and t = 100.
    Shares(
      members: [#""weight": 1, "minWidth": 150"#, #""weight": 2, "maxWidth": 30"#, #""weight": 1"#],
      extent: 280, expected: [150, 30, 100]),
    // Enough room that only the cap binds: t = 300.
    Shares(
      members: [#""weight": 1, "minWidth": 150"#, #""weight": 2, "maxWidth": 100"#, #""weight": 1"#],
      extent: 700, expected: [300, 100, 300]),
    // Little room, so only the floor binds: 279 − 150 in the ratio 2 : 1.
    Shares(
      members: [#""weight": 1, "minWidth": 150"#, #""weight": 2, "maxWidth": 100"#, #""weight": 1"#],
      extent: 279, expected: [150, 86, 43]),
    // The cap of a member heavier than the others together: t = 100.
    Shares(
      members: [#""weight": 1"#, #""weight": 1, "minWidth": 10"#, #""weight": 3, "maxWidth": 50"#],
      extent: 250, expected: [100, 100, 50]),
  ])
  func withFloorsAndCaps(_ shares: Shares) throws {
    try shares.check()
  }

  @Test func capsThatLeaveRoomBreakTheFarEdge() throws {
    let members = [#""weight": 1, "maxWidth": 50"#, #""weight": 1, "maxWidth": 60"#]
    try Shares(members: members, extent: 200, expected: [50, 60]).check(status: "unsatisfiable")
  }

  @Test(arguments: ["0", "-1", "-0.5", "1e8", "\"1\"", "true"])
  func weightsMustBePositiveNumbers(_ weight: String) throws {
    let root = """
      {"layout": {"strategy": "row"}, "children": [{"weight": 1}, {"weight": \(weight)}]}
      """
    let layout = try TreeLayout(width: 100, height: 9, root: root)
    #expect(layout.status == "error")
    #expect(layout.kinds == ["error"])
    #expect(layout.frames.isEmpty)
    let message = try #require(layout.messages.first)
    #expect(message.hasPrefix("root.children[1].weight: "), "\(message)")
  }
}
