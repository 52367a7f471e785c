import BatchLayout
import Galley
import ItemReading
import LayoutModel
import TextMeasurement
import Testing

/// Trees, each a document of its own.
@Suite struct TreeEngineTests {
  /// Lays out trees with one engine.
  private func layout(
    _ trees: [String], _ engine: TreeEngine = TreeEngine(strategies: .builtIn, fonts: FontLibrary())
  ) throws -> [CellResult] {
    let reader = JSONReader()
    let lines = try trees.map { try reader.read(Array($0.utf8)) }
    return engine.layout(lines, worker: BatchWorker())
  }

  /// A row of a text and a rest, whose numbers and text differ and whose structure does not.
  private func tree(_ number: Int) -> String {
    let text = String(repeating: "x", count: 1 + number % 9)
    return #"""
      {"id": "\#(number)", "width": \#(100 + number), "scale": 2,
       "fonts": {"default": {"measurer": "fixed", "advance": 10, "lineHeight": 20}},
       "root": {"margins": \#(number % 4), "layout": {"strategy": "row", "spacing": \#(number % 5)},
         "children": [{"id": "t", "text": "\#(text)"}, {"id": "r", "weight": 1, "minHeight": \#(number)}]}}
      """#
  }

  @Test func equalTemplatesKeepTheirOwnNumbers() throws {
    let results = try layout((0..<60).map(tree))
    for (number, result) in results.enumerated() {
      let margin = Double(number % 4)
      let text = Double(10 * (1 + number % 9))
      let height = max(20, Double(number))
      let start = margin + text + Double(number % 5)
      #expect(result.status == .ok)
      #expect(result.has("root", [0, 0, Double(100 + number), height + 2 * margin]))
      #expect(result.has("t", [margin, margin, text, height]))
      #expect(result.has("r", [start, margin, Double(100 + number) - margin - start, height]))
    }
  }

  @Test func companyAndOrderDoNotMatter() throws {
    let trees = (0..<40).map(tree)
    let together = try layout(trees).map(Answer.init)
    #expect(try trees.flatMap { try layout([$0]) }.map(Answer.init) == together)
    #expect(try layout(trees.reversed()).map(Answer.init).reversed() == together)
    let engine = TreeEngine(strategies: .builtIn, fonts: FontLibrary())
    _ = try layout(trees.reversed(), engine)
    #expect(try layout(trees, engine).map(Answer.init) == together)
  }

  @Test(arguments: [
    ("[]", "object"), ("{}", "root"), (#"{"root": []}"#, "root"),
    (#"{"width": -1, "root": {}}"#, "width"), (#"{"height": "5", "root": {}}"#, "height"),
    (#"{"width": 1e8, "root": {}}"#, "width"), (#"{"wdith": 5, "root": {}}"#, "wdith"),
    (#"{"root": {"layout": {"strategy": "pile"}, "children": []}}"#, "pile"),
    (#"{"root": {"children": [{"id": "a"}, {"id": "a"}]}}"#, "root.children[1].id"),
    (#"{"root": {"children": [{"width": -3}]}}"#, "root.children[0].width"),
    (#"{"root": {"children": [{"aspectRatio": 0}]}}"#, "root.children[0].aspectRatio"),
    (#"{"root": {"children": [{"text": "a"}]}}"#, "default"),
    (#"{"root": {"text": "a", "font": "none", "fonts": {}}}"#, "root"),
    (#"{"root": {"text": "a", "size": [1, 2]}}"#, "root"), (#"{"scale": 0, "root": {}}"#, "scale"),
    (#"{"direction": "up", "root": {}}"#, "direction"),
    (#"{"root": {"width": {"value": 5, "priority": 1001}}}"#, "priority"),
    (#"{"root": {"width": {"value": 5, "priority": 0}}}"#, "priority"),
  ])
  func badTreesAreErrorsOfTheirOwn(_ tree: String, _ words: String) throws {
    let results = try layout([self.tree(3), tree, self.tree(4), tree])
    #expect(results.map(\.status) == [.ok, .error, .ok, .error])
    #expect(results[1].frames.isEmpty)
    #expect(results[1].diagnostics.map(\.kind) == [.error])
    let message = try #require(results[1].diagnostics.first?.message)
    #expect(message.contains(words), "\(message)")
    #expect(results[0].has("t", [3, 3, 40, 20]))
  }

  @Test(arguments: [
    ("", [0.0, 0, 38, 21]), (#""width": 100,"#, [0, 0, 100, 21]), (#""height": 100,"#, [0, 0, 38, 100]),
    (#""width": 100, "height": 50,"#, [0, 0, 100, 50]), (#""width": null, "height": null,"#, [0, 0, 38, 21]),
  ])
  func dimensionsLeftOutAreFitted(_ given: String, _ expected: [Double]) throws {
    let root = #"""
      {"margins": {"leading": 3, "trailing": 5, "top": 1}, "layout": {"strategy": "row"},
       "children": [{"size": [30, 20]}]}
      """#
    let result = try layout([#"{\#(given) "root": \#(root)}"#])[0]
    #expect(result["root"] == expected)
    #expect(result.height == expected[3])
  }

  @Test func numbersThatAreNotBoundMayBeAnything() throws {
    let boxes = (0..<20).map { number in
      #"""
      {"width": 100, "root": {"layout": {"strategy": "column", "spacing": \#(Double(number) / 8)},
        "children": [{"height": \#(number * number)}, {"height": {"value": 0.5, "priority": 900}}]}}
      """#
    }
    for (number, result) in try layout(boxes).enumerated() {
      #expect(result.status == .ok)
      #expect(result.height == Double(number * number) + Double(number) / 8 + 0.5)
    }
  }

  @Test func viewsWithoutAnIdAreCalledByTheirPath() throws {
    let root = #"{"layout": {"strategy": "row"}, "children": [{"children": [{"size": [3, 4]}]}]}"#
    #expect(try layout([#"{"root": \#(root)}"#])[0].frames.map(\.view) == ["root", "root.0", "root.0.0"])
  }
}
