import BatchLayout
import Galley
import ItemReading
import KeyPathStrategy
import LayoutModel
import StrategyTestSupport
import Testing

/// Ids of constraints: look-up, and names in diagnostics.
@Suite struct IdentifierTests {
  private let ties = [
    #"{"item": "c.leading", "to": "super.leading", "id": "l"}"#,
    #"{"item": "c.top", "to": "super.top", "constant": 12, "id": "t"}"#,
    #"{"item": "c.bottom", "relation": "<=", "to": "super.bottom", "multiplier": 0.5, "priority": 600}"#,
  ]

  @Test func lookUp() throws {
    let document = #"""
      {"version": 1, "root": {"children": [{"id": "c"}],
        "layout": {"strategy": "constraints", "constraints": [\#(ties.joined(separator: ", "))]}}}
      """#
    let json = try JSONReader().read(Array(document.utf8))
    let read = try LayoutDocument(json, strategies: .builtIn)
    let strategy = try #require(read.root.strategies.first?.strategy as? ConstraintsStrategy)
    #expect(strategy.constraints.count == 3)
    #expect(strategy["l"]?.item == ViewAttribute(view: "c", attribute: .leading))
    let top = try #require(strategy["t"])
    #expect(top.target == ViewAttribute(view: "super", attribute: .top))
    #expect(top.constant == .literal(12))
    #expect(top.relation == .equal && top.multiplier == 1 && top.priority == .required)
    #expect(strategy["x"] == nil)
    let last = strategy.constraints[2]
    #expect(last.id == nil && last.relation == .lessOrEqual && last.multiplier == 0.5)
    #expect(last.priority == Priority(600))
    #expect(last.description == "c.bottom <= 0.5 · super.bottom")
  }

  @Test func conflictsNameIdsAndElseTheConstraint() throws {
    let layout = try Constraints.layout(
      [
        Constraints.tie("c.leading", "super.leading", #", "id": "start""#),
        Constraints.tie("c.leading", "super.leading", #", "constant": 9"#),
        Constraints.tie("c.top", "super.top", #", "id": "top""#),
        Constraints.fix("c.height", 10),
      ], children: #"{"id": "c", "width": 20}"#)
    #expect(layout.status == "unsatisfiable")
    #expect(layout.constraints == ["start", "c.leading == super.leading (constraints of P)"])
    #expect(layout.views.contains("c"))
  }

  @Test func constantsMayComeFromItems() throws {
    let document = #"""
      {"version": 1, "root": {"children": [{"id": "c", "size": [5, 6]}],
        "layout": {"strategy": "constraints", "constraints": [
          {"item": "c.leading", "to": "super.leading", "constant": {"bind": "x", "default": 3}},
          {"item": "c.top", "to": "super.top", "constant": {"bind": "y"}},
          {"item": "super.bottom", "to": "c.bottom"}]}}}
      """#
    let engine = try LayoutEngine(
      JSONReader().read(Array(document.utf8)), strategies: .builtIn, fonts: FontLibrary())
    let items = [#"{"x": 1, "y": 2}"#, #"{"y": -4}"#, #"{"x": 9}"#, #"{"y": 1e8}"#].joined(separator: "\n")
    var reader = ItemReader(ByteArraySource(Array(items.utf8)), fields: engine.fields)
    let batch = try #require(try reader.next())
    let results = engine.measure(
      batch, MeasureRequest(widths: [20], frames: true, diagnostics: true), worker: BatchWorker())
    #expect(results.map(\.status.name) == ["ok", "ok", "error", "error"])
    #expect(results.map(\.height) == [8, 2, 0, 0])
    #expect(results[1].frames.last?.frame == Rectangle(x: 3, y: -4, width: 5, height: 6))
    #expect(results[2].diagnostics.first?.message.contains("\"y\" is missing") == true)
    #expect(engine.groupCount == 1)
  }
}
