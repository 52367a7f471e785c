import StrategyTestSupport
import Testing

/// `cell`: one child that fills it.
@Suite struct CellTests {
  /// The layout of a cell around one child.
  private func layout(_ keys: String, child: String, width: Double? = nil) throws -> TreeLayout {
    let root = #"{"id": "k", "margins": 10, "layout": {"strategy": "cell"\#(keys)}, "children": [\#(child)]}"#
    return try TreeLayout(width: width, root: root)
  }

  private let picture = #"{"id": "c", "size": [30, 20]}"#

  @Test(
    arguments: [
      ("", nil, [0.0, 0, 50, 40], [10.0, 10, 30, 20]),
      ("", 100, [0, 0, 100, 40], [10, 10, 80, 20]),
      (#", "ignoreMargins": true"#, nil, [0, 0, 30, 20], [0, 0, 30, 20]),
      (#", "ignoreMargins": true"#, 25, [0, 0, 25, 20], [0, 0, 25, 20]),
    ] as [(String, Double?, [Double], [Double])])
  func childrenFillTheCell(_ keys: String, _ width: Double?, _ cell: [Double], _ child: [Double]) throws {
    let layout = try layout(keys, child: picture, width: width)
    #expect(layout.status == "ok")
    #expect(layout.matches(["k": cell, "c": child]), "\(layout)")
  }

  @Test(arguments: ["", #"{"id": "c", "size": [30, 20], "hidden": true}"#])
  func cellsWithoutContentAreEmpty(_ child: String) throws {
    let layout = try layout("", child: child)
    #expect(layout.status == "ok")
    #expect(layout.frames == ["k": [0, 0, 0, 0]])
  }

  @Test func baselinesComeFromTheContent() throws {
    // The baseline of b, 12 below its top of 10, meets that of c in the cell, 10 + 5 below the cell's top.
    let cell = #"""
      {"id": "k", "margins": 10, "layout": {"strategy": "cell"},
       "children": [{"id": "c", "size": [30, 20], "baseline": {"first": 5}}]}
      """#
    let layout = try TreeLayout(
      root: #"""
        {"layout": {"strategy": "row", "spacing": 0, "alignToBaseline": "first"},
         "children": [\#(cell), {"id": "b", "size": [10, 15], "baseline": {"first": 12}}]}
        """#)
    #expect(layout.status == "ok")
    #expect(layout["k"] == [0, 0, 50, 40])
    #expect(layout["b"] == [50, 3, 10, 15])
  }
}
