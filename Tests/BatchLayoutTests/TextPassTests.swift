import BatchLayout
import LayoutModel
import Testing

/// How texts take their widths: characters are 10 wide and lines 20 high.
@Suite struct TextPassTests {
  /// The frame of a text `t` inside a column of the given keys, 300 wide.
  private func measure(
    _ keys: String, text: String = "abcd efgh ij", alignment: String = "leading", width: Double = 300
  ) throws -> [Double] {
    let root = #"""
      {"layout": {"strategy": "column", "spacing": 0, "horizontalAlignment": "\#(alignment)"},
       "children": [{"id": "t", "text": "\#(text)"\#(keys)}]}
      """#
    let result = try Cells.measure(root: root, width: width)
    #expect(result.status == .ok)
    #expect(result.diagnostics == [])
    return result["t"]
  }

  @Test(arguments: [
    // 12 characters on one line.
    ("", [0.0, 0, 120, 20]),
    // "abcd efgh" and "ij": as wide as the longer line.
    (#", "maxWidth": 100"#, [0, 0, 90, 40]),
    // Exactly the longer line.
    (#", "maxWidth": 90"#, [0, 0, 90, 40]),
    // "abcd", "efgh" and "ij".
    (#", "maxWidth": 60"#, [0, 0, 40, 60]),
    // The floor is above the longest line.
    (#", "maxWidth": 100, "minWidth": 95"#, [0, 0, 95, 40]),
    (#", "minWidth": 200"#, [0, 0, 200, 20]),
    // A given width is kept.
    (#", "width": 100"#, [0, 0, 100, 40]),
    (#", "width": 45"#, [0, 0, 45, 60]),
    // Lines are reserved.
    (#", "minLines": 3"#, [0, 0, 120, 60]),
  ])
  func alignedTextsHugTheirLongestLine(_ keys: String, _ expected: [Double]) throws {
    #expect(try measure(keys) == expected)
  }

  @Test(arguments: [(300.0, 20.0), (120, 20), (119, 40), (90, 40), (89, 40), (70, 40), (69, 60), (40, 60)])
  func filledTextsAreAsWideAsTheirColumn(_ width: Double, _ height: Double) throws {
    #expect(try measure("", alignment: "fill", width: width) == [0, 0, width, height])
  }

  @Test func linesAreCut() throws {
    #expect(try measure(#", "maxLines": 2"#, alignment: "fill", width: 60) == [0, 0, 60, 40])
  }

  @Test(arguments: [("leading", 0.0), ("trailing", 210.0), ("center", 105.0)])
  func wrappedTextsAreAlignedByTheirLongestLine(_ alignment: String, _ x: Double) throws {
    #expect(try measure(#", "maxWidth": 100"#, alignment: alignment) == [x, 0, 90, 40])
  }

  @Test func bubblesHugTheirLongestLine() throws {
    let root = #"""
      {"margins": 5, "layout": {"strategy": "column", "horizontalAlignment": "trailing"}, "children": [
        {"id": "bubble", "maxWidth": 120, "margins": 10, "layout": {"strategy": "column", "spacing": 2},
         "children": [{"id": "t", "text": "abcd efgh ij"}, {"id": "u", "text": "abc"}]}]}
      """#
    let result = try Cells.measure(root: root, width: 300)
    #expect(result.status == .ok)
    #expect(result.height == 92)
    #expect(result["bubble"] == [185, 5, 110, 82])
    #expect(result["t"] == [10, 10, 90, 40])
    #expect(result["u"] == [10, 52, 90, 20])
  }

  @Test func textsWrapBeforeTheyOverflow() throws {
    let root = #"""
      {"layout": {"strategy": "row", "spacing": 10},
       "children": [{"id": "a", "width": 40}, {"id": "t", "text": "abcd efgh ij"}]}
      """#
    let result = try Cells.measure(root: root, width: 150)
    #expect(result.status == .ok)
    #expect(result["t"] == [50, 0, 100, 40])
    #expect(result["a"] == [0, 0, 40, 40])
  }

  @Test func emptyTextsTakeNoRoomButKeepTheirGap() throws {
    let root = #"""
      {"layout": {"strategy": "column", "spacing": 4, "horizontalAlignment": "leading"}, "children": [
        {"id": "a", "text": ""}, {"id": "b", "text": "ab"}, {"id": "c", "text": "", "minLines": 2}]}
      """#
    let result = try Cells.measure(root: root, width: 100)
    #expect(result.status == .ok)
    #expect(result["a"] == [0, 0, 0, 0])
    #expect(result["b"] == [0, 4, 20, 20])
    #expect(result["c"] == [0, 28, 0, 40])
  }

  @Test func heightsFollowTheLinesOfEachItem() throws {
    let engine = try Cells.engine(
      root: #"{"layout": {"strategy": "column"}, "margins": 5, "children": [{"text": {"bind": "t"}}]}"#)
    let words = (0...12).map { Array(repeating: "abcd", count: $0).joined(separator: " ") }
    let results = try Cells.measure(engine, words.map { "{\"t\": \"\($0)\"}" }, width: 110)
    // Two words of four letters and their space fill 90 of 100.
    let expected = (0...12).map { count in Double(20 * ((count + 1) / 2) + 10) }
    #expect(results.map(\.height) == expected)
  }
}
