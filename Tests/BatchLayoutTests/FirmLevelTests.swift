import BatchLayout
import Galley
import ItemReading
import LayoutModel
import Testing
import TextMeasurement

/// What is taken for exact when equations are eliminated gives way to what counts more.
@Suite struct FirmLevelTests {
  private func layout(_ tree: String) throws -> CellResult {
    let json = try JSONReader().read(Array(tree.utf8))
    return TreeEngine(strategies: .builtIn, fonts: FontLibrary()).layout([json], worker: BatchWorker())[0]
  }

  /// 300 wide, weights 1 : 2 would give 100 and 200; at 999.45, above weights, the first asks for 200.
  @Test(arguments: [#""width": 300,"#, #""minWidth": 300, "maxWidth": 300,"#])
  func wishesAboveWeightsWin(width: String) throws {
    let result = try layout(
      #"""
      {"root": {\#(width) "layout": {"strategy": "row", "spacing": 0}, "children": [
        {"id": "a", "weight": 1, "minWidth": {"value": 200, "priority": 999.45}, "size": [10, 10]},
        {"id": "b", "weight": 2, "size": [10, 10]}]}}
      """#)
    #expect(result.has("a", [0, 0, 200, 10]), "\(result)")
    #expect(result.has("b", [200, 0, 100, 10]), "\(result)")
  }

  /// A bind in a tree would meet the numbers of other views.
  @Test func treesHaveNoItem() throws {
    let result = try layout(
      ##"{"width": 10, "root": {"children": [{"size": [1, 33]}, {"height": {"bind": "#1"}}]}}"##)
    #expect(result.status == .error)
    #expect(result.diagnostics[0].message == "root.children[1].height: is bound to a field; a tree has no item")
  }

  /// A bound font takes its default where the item has none, and is missing without one.
  @Test func boundFontsHaveDefaults() throws {
    func engine(_ font: String) throws -> LayoutEngine {
      try Cells.engine(
        #"""
        {"version": 1, "fonts": {"big": {"measurer": "fixed", "advance": 10, "lineHeight": 50},
          "small": {"measurer": "fixed", "advance": 10, "lineHeight": 20}}, "root": {"text": "x", "font": \#(font)}}
        """#)
    }
    let items = [#"{}"#, #"{"f": null}"#, #"{"f": "small"}"#, #"{"f": []}"#]
    let defaulted = try Cells.measure(try engine(#"{"bind": "f", "default": "big"}"#), items, width: 100)
    #expect(defaulted.map(\.status) == [.ok, .ok, .ok, .error])
    #expect(defaulted.map(\.height) == [50, 50, 20, 0])
    let bare = try Cells.measure(try engine(#"{"bind": "f"}"#), items, width: 100)
    #expect(bare.map(\.status) == [.error, .error, .ok, .error])
  }

  /// A weight bound to another kind is a fault, not a missing weight.
  @Test func structuralBindsMindTheKind() throws {
    let root = #"""
      {"layout": {"strategy": "row"}, "children": [{"weight": {"bind": "w", "default": 1}, "size": [1, 1]}]}
      """#
    let engine = try Cells.engine(root: root)
    let results = try Cells.measure(engine, [#"{"w": [3, 4, 5]}"#, #"{"w": {}}"#, "{}", #"{"w": 2}"#], width: 100)
    #expect(results.map(\.status) == [.error, .error, .ok, .ok])
  }
}
