import Galley
import LayoutModel
import StrategyPlugin
import StrategyTestSupport
import TestSupport
import Testing

/// Strategies behind messages: they write what they write without.
@Suite struct LibraryStrategyTests {
  @Test func namesAndMemberKeysAreTheSame() throws {
    let registry = try BuiltInLibrary.registry
    #expect(registry.names == ["row", "column", "anchor", "scroll", "cell", "stack", "grid", "constraints"])
    #expect(registry.memberKeys == StrategyRegistry.builtIn.memberKeys)
  }

  /// The visible part of a tree drawn from a seed.
  ///
  /// A library does not see hidden views, so it could not tell their names from wrong ones.
  private static func tree(_ seed: Int) -> JSONValue {
    var trees = RandomTree(SeededGenerator(seed: UInt64(seed)))
    let tree = trees.tree(depth: 3)
    return Fixture("", title: "", tree: tree, status: "", frames: [:]).withoutHiddenViews?.tree ?? tree
  }

  /// Whether a tree has a grid; grids look at the strategies of their parents, which a library does not see.
  private static func hasGrid(_ tree: JSONValue) -> Bool {
    String(decoding: JSONText.bytes(of: tree), as: UTF8.self).contains("\"grid\"")
  }

  @Test(arguments: (1...60).map(tree).filter { !hasGrid($0) }.prefix(25))
  func answersAreTheSameToTheBit(_ visible: JSONValue) throws {
    let direct = TreeLayout(of: visible)
    let byMessages = TreeLayout(of: visible, strategies: try BuiltInLibrary.registry)
    #expect(direct.status != "error")
    #expect(byMessages.result.status == direct.result.status)
    #expect(byMessages.result.frames == direct.result.frames)
    #expect(byMessages.contentSizes == direct.contentSizes)
    #expect(byMessages.result.diagnostics == direct.result.diagnostics)
  }

  @Test(arguments: [
    // Weights with limits: alternatives and shares.
    #"""
    {"layout": {"strategy": "row"}, "children": [{"id": "a", "weight": 1, "minWidth": 70}, {"id": "b", "weight": 2},
      {"id": "c", "weight": 1, "maxWidth": 20}, {"id": "d", "size": [10, 5]}]}
    """#,
    // A grid in a column: a container that is measured apart, shares, texts at offered widths.
    #"""
    {"layout": {"strategy": "column"}, "children": [
      {"id": "g", "layout": {"strategy": "grid", "axis": "horizontal", "spacing": 3}, "children": [
        {"id": "t", "text": "one two three four"},
        {"id": "x", "cell": {"type": "expanded", "value": 2}, "size": [5, 6]},
        {"id": "k", "layout": {"strategy": "row"}, "children": [{"id": "p", "size": [20, 30]}, {"id": "q", "weight": 1}]},
        {"id": "f", "cell": {"type": "constant", "value": 30, "margin": 2}, "size": [9, 8]}]}]}
    """#,
    #"""
    {"layout": {"strategy": "stack", "axis": "horizontal", "distribution": "equalSpacing", "horizontalAlignment": "fill"},
      "children": [{"id": "a", "size": [10, 5]}, {"id": "b", "size": [20, 9]}, {"id": "c", "size": [5, 5]}]}
    """#,
  ])
  func everyPartOfAMessageIsCarried(_ root: String) throws {
    let fonts = #""fonts": {"default": {"measurer": "fixed", "advance": 10, "lineHeight": 20}}"#
    let tree = try JSONText.value(of: Array(#"{"width": 200, \#(fonts), "root": \#(root)}"#.utf8))
    let direct = TreeLayout(of: tree)
    let byMessages = TreeLayout(of: tree, strategies: try BuiltInLibrary.registry)
    #expect(direct.status != "error", "\(direct.messages)")
    #expect(byMessages.result.frames == direct.result.frames)
    #expect(byMessages.result.diagnostics == direct.result.diagnostics)
  }

  @Test(arguments: [
    #"{"layout": {"strategy": "row", "gap": 3}, "children": []}"#,
    #"{"layout": {"strategy": "row", "spacing": "x"}, "children": []}"#,
    #"{"layout": {"strategy": "row"}, "children": [{}, {"weight": -1}]}"#,
    #"{"layout": {"strategy": "constraints", "constraints": [{"item": "x.width"}]}, "children": []}"#,
    #"{"layout": {"strategy": "anchor"}, "children": [{"anchor": ["up"]}]}"#,
  ])
  func faultsAreTheSame(_ root: String) throws {
    let tree = try JSONText.value(of: Array(#"{"root": \#(root)}"#.utf8))
    let direct = TreeLayout(of: tree)
    #expect(direct.status == "error")
    #expect(TreeLayout(of: tree, strategies: try BuiltInLibrary.registry).messages == direct.messages)
  }

  @Test func viewsKeepWhatTheySay() throws {
    // A weight of an item, limits with priorities, texts, baselines, ratios, bound sizes.
    let document = #"""
      {"version": 1, "fonts": {"default": {"measurer": "fixed", "advance": 10, "lineHeight": 20}},
       "root": {"margins": {"leading": {"bind": "m", "default": 3}}, "layout": {"strategy": "row", "alignToBaseline": "first",
          "spacing": {"bind": "s"}}, "children": [
         {"id": "a", "text": {"bind": "t"}, "weight": {"bind": "w", "default": 2}, "maxWidth": 90},
         {"id": "b", "size": {"bind": "p", "default": [9, 8]}, "baseline": {"first": 7, "last": {"bind": "l"}}},
         {"id": "c", "spacer": true, "minWidth": {"value": 12, "priority": 700}},
         {"id": "d", "width": {"bind": "d"}, "aspectRatio": {"value": {"bind": "p"}, "priority": 740},
          "hugging": {"vertical": 251}, "compressionResistance": 800, "size": {"width": 4}}]}}
      """#
    let items = #"""
      {"s": 4, "t": "one two three", "l": 1, "d": 30, "p": {"width": 20, "height": 10}, "w": 3}
      {"s": 5, "t": "four", "l": 2, "d": 40, "p": {"width": 10, "height": 30}, "m": 1}
      """#
    let json = try JSONReader().read(Array(document.utf8))
    var answers: [[CellResult]] = []
    for strategies in [.builtIn, try BuiltInLibrary.registry] {
      let engine = try LayoutEngine(json, strategies: strategies, fonts: FontLibrary())
      var reader = ItemReader(ByteArraySource(Array(items.utf8)), fields: engine.fields)
      let batch = try #require(try reader.next())
      let request = MeasureRequest(widths: [150, 300], frames: true, diagnostics: true)
      answers.append(engine.measure(batch, request, worker: BatchWorker()))
    }
    #expect(answers[0].count == 4)
    #expect(!answers[0].contains { $0.status == .error }, "\(answers[0].flatMap(\.diagnostics))")
    #expect(answers[0].map(\.frames) == answers[1].map(\.frames))
    #expect(answers[0].map(\.diagnostics) == answers[1].map(\.diagnostics))
  }
}
