import StrategyTestSupport
import Testing

/// What grids refuse, and how they say so.
@Suite struct OptionTests {
  @Test(arguments: [
    (#"{"strategy": "grid", "axis": "diagonal"}"#, "root.layout.axis", "vertical"),
    (#"{"strategy": "grid", "axis": 1}"#, "root.layout.axis", "string"),
    (#"{"strategy": "grid", "spacing": "8"}"#, "root.layout.spacing", "number"),
    (#"{"strategy": "grid", "spacing": 1e8}"#, "root.layout.spacing", "1e7"),
    (#"{"strategy": "grid", "columns": 2}"#, "root.layout.columns", "unknown key"),
  ])
  func keys(_ layout: String, _ path: String, _ words: String) throws {
    try expectFault(#"{"layout": \#(layout), "children": [{}]}"#, at: path, words)
  }

  @Test(arguments: [
    ("3", "root.children[0].cell", "object"),
    (#"{"type": "fixed"}"#, "root.children[0].cell.type", "expanded"),
    (#"{"type": "constant"}"#, "root.children[0].cell.value", "needs one"),
    (#"{"type": "constant", "value": -1}"#, "root.children[0].cell.value", "at least 0"),
    (#"{"type": "constant", "value": 1e8}"#, "root.children[0].cell.value", "1e7"),
    (#"{"type": "constant", "value": "wide"}"#, "root.children[0].cell.value", "number"),
    (#"{"type": "constant", "value": 4, "minLength": 2}"#, "root.children[0].cell.minLength", "none"),
    (#"{"type": "expanded", "value": -2}"#, "root.children[0].cell.value", "at least 0"),
    (#"{"type": "auto", "value": 2}"#, "root.children[0].cell.value", "none"),
    (#"{"type": "auto", "minLength": -2}"#, "root.children[0].cell.minLength", "at least 0"),
    (#"{"type": "auto", "maxLength": -2}"#, "root.children[0].cell.maxLength", "at least 0"),
    (#"{"type": "auto", "canCollapse": true}"#, "root.children[0].cell.canCollapse", "expanded"),
    (#"{"type": "expanded", "canCollapse": "yes"}"#, "root.children[0].cell.canCollapse", "true or false"),
    (#"{"span": 2}"#, "root.children[0].cell.span", "one axis"),
    (#"{"margin": {"left": 2}}"#, "root.children[0].cell.margin.left", "unknown key"),
    (#"{"margin": "2"}"#, "root.children[0].cell.margin", "number"),
    (#"{"weight": 2}"#, "root.children[0].cell.weight", "unknown key"),
    (#"{"horizontalAlignment": "left"}"#, "root.children[0].cell.horizontalAlignment", "fill"),
    (#"{"horizontalAlignment": {"auto": "top"}}"#, "root.children[0].cell.horizontalAlignment", "right"),
    (#"{"verticalAlignment": {"auto": "left"}}"#, "root.children[0].cell.verticalAlignment", "bottom"),
    (#"{"verticalAlignment": {"constant": "top"}}"#, "root.children[0].cell.verticalAlignment.length", "missing"),
    (
      #"{"verticalAlignment": {"constant": "top", "length": -4}}"#, "root.children[0].cell.verticalAlignment.length",
      "at least 0"
    ),
    (
      #"{"verticalAlignment": {"auto": "top", "length": 4}}"#, "root.children[0].cell.verticalAlignment.length",
      "unknown key"
    ),
  ])
  func cells(_ cell: String, _ path: String, _ words: String) throws {
    try expectFault(#"{"layout": {"strategy": "grid"}, "children": [{"cell": \#(cell)}]}"#, at: path, words)
  }

  @Test func cellsOutsideOfGridsAreUnread() throws {
    #expect(try TreeLayout(width: 9, height: 9, root: #"{"cell": 3, "children": []}"#).status == "ok")
  }

  @Test func expandedContainersDoNotNestWithoutEnd() throws {
    var view = #"{"size": [10, 10]}"#
    for _ in 0..<60 {
      let cell = #""cell": {"type": "expanded"}"#
      view = #"{"layout": {"strategy": "grid"}, "children": [{\#(cell), \#(view.dropFirst())]}"#
    }
    let layout = try TreeLayout(width: 100, root: view)
    #expect(layout.status == "error")
    #expect(try #require(layout.messages.first).contains("too many levels"))
  }

  private func expectFault(_ root: String, at path: String, _ words: String) throws {
    let layout = try TreeLayout(width: 9, height: 9, root: root)
    #expect(layout.status == "error")
    let message = try #require(layout.messages.first)
    #expect(message.hasPrefix("\(path): ") && message.contains(words), "\(message)")
  }
}
