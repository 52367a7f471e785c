import BatchLayout
import LayoutModel
import Testing

/// What items decide about the structure of their cells.
@Suite struct StructureTests {
  /// A column of a view of 10, hidden by a rule, and one of 5.
  private func height(hidden: String, _ item: String) throws -> Double {
    let root = #"""
      {"layout": {"strategy": "column", "spacing": 2}, "children": [
        {"id": "v", "height": 10, "hidden": \#(hidden)}, {"id": "w", "height": 5}]}
      """#
    let result = try Cells.measure(root: root, item, width: 50)
    #expect(result.status == .ok)
    #expect(result["v"].isEmpty == (result.height == 5))
    return result.height
  }

  @Test(arguments: [
    ("{}", false), (#"{"f": null}"#, false), (#"{"f": false}"#, false), (#"{"f": 0}"#, false),
    (#"{"f": -0.0}"#, false), (#"{"f": ""}"#, false), (#"{"f": []}"#, false), (#"{"f": true}"#, true),
    (#"{"f": 0.1}"#, true), (#"{"f": "0"}"#, true), (#"{"f": [0]}"#, true), (#"{"f": {}}"#, true),
    (#"{"f": [0, 0]}"#, true), (#"{"f": {"w": 0, "h": 0}}"#, true),
  ])
  func truth(_ item: String, _ isTrue: Bool) throws {
    #expect(try height(hidden: #"{"when": "f"}"#, item) == (isTrue ? 5 : 17))
    #expect(try height(hidden: #"{"unless": "f"}"#, item) == (isTrue ? 17 : 5))
    #expect(try height(hidden: #"{"when": {"field": "f"}}"#, item) == (isTrue ? 5 : 17))
  }

  @Test(arguments: [
    (#""equals": "a""#, #"{"f": "a"}"#, true), (#""equals": "a""#, #"{"f": "b"}"#, false),
    (#""equals": "a""#, "{}", false), (#""equals": 1"#, #"{"f": 1.0}"#, true),
    (#""equals": 1"#, #"{"f": "1"}"#, false), (#""equals": true"#, #"{"f": true}"#, true),
    (#""equals": true"#, #"{"f": 1}"#, false), (#""equals": null"#, "{}", true),
    (#""equals": null"#, #"{"f": null}"#, true), (#""equals": null"#, #"{"f": 0}"#, false),
    (#""in": ["a", 2]"#, #"{"f": 2}"#, true), (#""in": ["a", 2]"#, #"{"f": "a"}"#, true),
    (#""in": ["a", 2]"#, #"{"f": 3}"#, false), (#""in": []"#, #"{"f": 3}"#, false),
    (#""equals": """#, #"{"f": ""}"#, true),
  ])
  func comparisons(_ test: String, _ item: String, _ holds: Bool) throws {
    let condition = #"{"field": "f", \#(test)}"#
    #expect(try height(hidden: #"{"when": \#(condition)}"#, item) == (holds ? 5 : 17))
    #expect(try height(hidden: #"{"unless": \#(condition)}"#, item) == (holds ? 17 : 5))
  }

  @Test(arguments: [("true", 5.0), ("false", 17.0)])
  func constants(_ hidden: String, _ height: Double) throws {
    #expect(try self.height(hidden: hidden, "{}") == height)
  }

  @Test func nestedFieldsAndArrayPlaces() throws {
    #expect(try height(hidden: #"{"unless": "a.b.1"}"#, #"{"a": {"b": [0, "x"]}}"#) == 17)
    #expect(try height(hidden: #"{"unless": "a.b.2"}"#, #"{"a": {"b": [0, "x"]}}"#) == 5)
  }

  @Test func childrenOfHiddenViewsAreHidden() throws {
    let root = #"""
      {"layout": {"strategy": "column"}, "children": [
        {"id": "c", "hidden": {"when": "f"}, "layout": {"strategy": "column"},
         "children": [{"id": "v", "height": 10}]}, {"id": "w", "height": 5}]}
      """#
    let result = try Cells.measure(root: root, #"{"f": 1}"#, width: 50)
    #expect(result.frames.map(\.view) == ["root", "w"])
  }

  @Test func weightsAndAlignmentsMayBeBound() throws {
    let engine = try Cells.engine(
      root: #"""
        {"layout": {"strategy": "row", "spacing": 0, "verticalAlignment": {"bind": "v", "default": "top"}},
         "children": [{"id": "a", "weight": {"bind": "w", "default": 1}, "height": 10},
                      {"id": "b", "weight": 1, "height": 30}]}
        """#)
    let items = ["{}", #"{"w": 3}"#, #"{"v": "bottom"}"#, #"{"w": 3, "v": "center"}"#, #"{"v": null}"#]
    let results = try Cells.measure(engine, items, width: 120)
    #expect(results.map(\.status) == [.ok, .ok, .ok, .ok, .ok])
    let frames: [[Double]] = [
      [0, 0, 60, 10], [0, 0, 90, 10], [0, 20, 60, 10], [0, 10, 90, 10], [0, 0, 60, 10],
    ]
    for (result, frame) in zip(results, frames) { #expect(result.has("a", frame)) }
  }

  @Test(arguments: [#"{"w": 0}"#, #"{"w": "x"}"#, #"{"v": "middle"}"#, #"{"v": 3}"#])
  func wrongStructuralValuesAreFaultsOfTheirItems(_ item: String) throws {
    let engine = try Cells.engine(
      root: #"""
        {"layout": {"strategy": "row", "spacing": 0, "verticalAlignment": {"bind": "v", "default": "top"}},
         "children": [{"id": "a", "weight": {"bind": "w", "default": 1}, "height": 10}]}
        """#)
    let results = try Cells.measure(engine, ["{}", item, "{}"], width: 120)
    #expect(results.map(\.status) == [.ok, .error, .ok])
    #expect(results.map(\.height) == [10, 0, 10])
  }

  @Test func structuresAreCompiledOnce() throws {
    let engine = try Cells.engine(
      root: #"""
        {"layout": {"strategy": "column", "spacing": {"bind": "gap", "default": 1}}, "children": [
          {"height": {"bind": "h", "default": 3}, "hidden": {"when": "f"}},
          {"height": 5, "weight": {"bind": "w", "default": 1}}]}
        """#)
    let items = [
      "{}", #"{"h": 9}"#, #"{"gap": 7}"#, #"{"f": 1}"#, #"{"f": 2}"#, #"{"w": 2}"#, #"{"f": "x", "w": 2}"#,
      #"{"w": 2, "h": 40}"#,
    ]
    _ = try Cells.measure(engine, items, width: 50)
    #expect(engine.groupCount == 4)
    _ = try Cells.measure(engine, items, width: 60)
    #expect(engine.groupCount == 4)
  }
}
