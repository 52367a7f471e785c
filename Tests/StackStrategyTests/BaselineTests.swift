import StrategyTestSupport
import Testing

/// Rows whose members' baselines meet.
@Suite struct BaselineTests {
  /// The frames of a baseline row of members.
  private func row(
    _ baseline: String = "first", alignment: String = "fill", height: Double? = nil, of members: String
  ) throws -> TreeLayout {
    let root = #"""
      {"children": [\#(members)], "layout": {"strategy": "row", "spacing": 0,
        "alignToBaseline": "\#(baseline)", "verticalAlignment": "\#(alignment)"}}
      """#
    return try TreeLayout(height: height, root: root)
  }

  /// A member with its baseline 12 below its top and 3 above its bottom.
  private let small = #"{"id": "a", "size": [30, 15], "baseline": {"first": 12, "last": 3}}"#
  /// A member with its baseline 5 below its top and 15 above its bottom.
  private let hanging = #"{"id": "b", "size": [50, 20], "baseline": {"first": 5, "last": 15}}"#
  /// A member with its baseline 48 below its top and 12 above its bottom.
  private let tall = #"{"id": "b", "size": [50, 60], "baseline": {"first": 48, "last": 12}}"#

  @Test func fittedRowsHoldTheTallestAscentAndTheDeepestDescent() throws {
    let layout = try row(of: "\(small), \(hanging)")
    #expect(layout.status == "ok")
    let expected = ["root": [0.0, 0, 80, 27], "a": [0, 0, 30, 15], "b": [30, 7, 50, 20]]
    #expect(layout.matches(expected), "\(layout)")
  }

  @Test(arguments: [
    // The group is 60 high: b fills it and a sits 36 below its top.
    ("fill", 0.0), ("top", 0.0), ("center", 20.0), ("bottom", 40.0),
  ])
  func groupsAreAlignedAsAWholeInTallerRows(_ alignment: String, _ top: Double) throws {
    let layout = try row(alignment: alignment, height: 100, of: "\(small), \(tall)")
    #expect(layout.status == "ok")
    let expected = [
      "root": [0.0, 0, 80, 100], "a": [0, top + 36, 30, 15], "b": [30, top, 50, 60],
    ]
    #expect(layout.matches(expected), "\(layout)")
  }

  @Test func lastBaselinesOfTexts() throws {
    // Two lines of 20 whose baselines are 16 below their tops: the last is at 36; b's is 8 below its top.
    let layout = try TreeLayout(
      #"""
      {"fonts": {"default": {"measurer": "fixed", "advance": 10, "lineHeight": 20}},
       "root": {"layout": {"strategy": "row", "spacing": 0, "alignToBaseline": "last"}, "children": [
         {"id": "a", "text": "abcd efgh", "width": 40},
         {"id": "b", "size": [30, 10], "baseline": {"last": 2}}]}}
      """#)
    #expect(layout.status == "ok")
    #expect(
      layout.matches(["root": [0, 0, 70, 40], "a": [0, 0, 40, 40], "b": [40, 28, 30, 10]]), "\(layout)")
  }

  @Test func firstBaselineOfAColumnIsThatOfItsFirstVisibleMember() throws {
    let column = #"""
      {"id": "c", "layout": {"strategy": "column", "spacing": 0}, "children": [
        {"id": "h", "size": [90, 90], "hidden": true}, \#(hanging)]}
      """#
    let layout = try row(of: "\(small), \(column)")
    #expect(layout.status == "ok")
    let expected = [
      "root": [0.0, 0, 80, 27], "a": [0, 0, 30, 15], "c": [30, 7, 50, 20], "b": [0, 0, 50, 20],
    ]
    #expect(layout.matches(expected), "\(layout)")
  }

  @Test func viewsWithoutBaselineHaveTheirEdges() throws {
    let plain = #"{"id": "p", "size": [10, 8]}"#
    #expect(try row("first", of: "\(small), \(plain)")["p"] == [30, 12, 10, 8])
    #expect(try row("last", of: "\(small), \(plain)")["p"] == [30, 4, 10, 8])
  }
}
