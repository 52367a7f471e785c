import BatchLayout
import Testing

/// Rounding to whole pixels.
@Suite struct ScaleTests {
  /// A text `t` whose characters and lines are of the given sizes, in a leading column.
  private func text(
    _ text: String, advance: Double, lineHeight: Double, scale: Double
  ) throws -> CellResult {
    let font = #"{"measurer": "fixed", "advance": \#(advance), "lineHeight": \#(lineHeight)}"#
    let engine = try Cells.engine(
      #"""
      {"version": 1, "scale": \#(scale), "fonts": {"default": \#(font)}, "root": {
        "layout": {"strategy": "column", "horizontalAlignment": "leading"},
        "children": [{"id": "t", "text": "\#(text)"}]}}
      """#)
    return try Cells.measure(engine, ["{}"], width: 200)[0]
  }

  @Test(arguments: [
    // 3 · 7.3 = 21.9 and 17.2, rounded up to halves, wholes and thirds.
    (7.3, 17.2, 2.0, 22.0, 17.5), (7.3, 17.2, 1.0, 22.0, 18.0), (7.3, 17.2, 3.0, 22.0, 52.0 / 3),
    // Whole pixels stay.
    (7.5, 17.0, 2.0, 22.5, 17.0), (7.0, 17.0, 1.0, 21.0, 17.0),
    // Less than 1/512 of a point above a pixel is the pixel; more is the next one.
    (7.0, 17.0019, 1.0, 21.0, 17.0), (7.0, 17.0021, 1.0, 21.0, 18.0),
    (7.0, 17.0019, 2.0, 21.0, 17.0), (7.0, 17.0021, 2.0, 21.0, 17.5),
  ])
  func measuredTextsAreRoundedUpToPixels(
    _ advance: Double, _ lineHeight: Double, _ scale: Double, _ width: Double, _ height: Double
  ) throws {
    let result = try text("abc", advance: advance, lineHeight: lineHeight, scale: scale)
    #expect(result.has("t", [0, 0, width, height]), "\(result["t"])")
    #expect(abs(result.height - height) <= Cells.tolerance)
  }

  @Test func textsAreRoundedBeforeTheyPushOthers() throws {
    let font = #"{"measurer": "fixed", "advance": 7, "lineHeight": 17.2}"#
    let children = (0..<4).map { "{\"id\": \"t\($0)\", \"text\": \"ab\"}" }.joined(separator: ", ")
    let engine = try Cells.engine(
      #"""
      {"version": 1, "scale": 1, "fonts": {"default": \#(font)}, "root": {
        "layout": {"strategy": "column", "spacing": 0}, "children": [\#(children)]}}
      """#)
    let result = try Cells.measure(engine, ["{}"], width: 50)[0]
    #expect(result.height == 72)
    for place in 0..<4 { #expect(result["t\(place)"] == [0, Double(18 * place), 50, 18]) }
  }

  @Test func framesAreDifferencesOfRoundedAbsoluteEdges() throws {
    // Absolute edges: outer 0.3 and 9.7, inner 0.6 and 9.4.
    let root = #"""
      {"margins": 0.3, "layout": {"strategy": "column"}, "children": [
        {"id": "outer", "margins": 0.3, "layout": {"strategy": "column"},
         "children": [{"id": "inner", "height": 8.8}]}]}
      """#
    let result = try Cells.measure(root: root, setting: #""scale": 1,"#, width: 10)
    #expect(result["root"] == [0, 0, 10, 10])
    #expect(result["outer"] == [0, 0, 10, 10])
    #expect(result["inner"] == [1, 1, 8, 8])
    #expect(result.height == 10)
    let exact = try Cells.measure(root: root, width: 10)
    #expect(exact.has("inner", [0.3, 0.3, 8.8, 8.8]))
  }

  @Test func neighboursStayFlush() throws {
    let children = (0..<7).map { "{\"id\": \"m\($0)\", \"weight\": 1}" }.joined(separator: ", ")
    let root = #"{"layout": {"strategy": "row", "spacing": 0}, "height": 9, "children": [\#(children)]}"#
    let result = try Cells.measure(root: root, setting: #""scale": 2,"#, width: 100)
    for place in 0..<7 {
      let edges = [place, place + 1].map { (Double($0) * 100 / 7 * 2).rounded() / 2 }
      #expect(result["m\(place)"] == [edges[0], 0, edges[1] - edges[0], 9])
    }
  }

  @Test func halvesAreRoundedAwayFromZero() throws {
    // Edges: a 0…10 and, after a gap of −10.5, b −0.5…2.5.
    let root = #"""
      {"layout": {"strategy": "row", "spacing": -10.5, "horizontalAlignment": "leading"}, "children": [
        {"id": "a", "width": 10, "height": 2.5}, {"id": "b", "width": 3, "height": 1}]}
      """#
    let result = try Cells.measure(root: root, setting: #""scale": 1,"#, width: 50)
    #expect(result["a"] == [0, 0, 10, 3])
    #expect(result["b"] == [-1, 0, 4, 1])
    #expect(result.height == 3)
  }
}
