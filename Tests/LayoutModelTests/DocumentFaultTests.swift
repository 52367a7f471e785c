import Galley
import ItemReading
import LayoutModel
import Testing

/// Faults of documents are told with their place.
@Suite struct DocumentFaultTests {
  private func fault(root: String, setting: String = "") -> String? {
    do throws(LayoutError) {
      let json = try JSONReader().read(Array(#"{"version": 1, \#(setting) "root": \#(root)}"#.utf8))
      _ = try LayoutDocument(json, strategies: .builtIn)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    (#"{"hidden": "x"}"#, "root.hidden: must be true, false"),
    (#"{"hidden": {"bind": "x"}}"#, "root.hidden: must be true, false"),
    (#"{"hidden": true}"#, "root.hidden: the root cannot be hidden"),
    (#"{"hidden": {"when": "a", "unless": "b"}}"#, "root.hidden.unless: unknown key"),
    (#"{"hidden": {"when": {"field": "a", "in": 3}}}"#, "root.hidden.when.in: must be an array"),
    (#"{"size": {"width": -1}}"#, "root.size.width: must be at least 0"),
    (#"{"size": [1, 2, 3]}"#, "root.size: must be [width, height], has 3 numbers"),
    (#"{"aspectRatio": 0}"#, "root.aspectRatio: must be above 0"),
    (#"{"width": {"value": 3, "priority": 1001}}"#, "root.width.priority: must be a priority above 0"),
    (#"{"width": {"bind": 3}}"#, "root.width.bind: must be the name of a field"),
    (#"{"width": {"bind": "w", "fallback": 3}}"#, "root.width.fallback: unknown key; a bind has"),
    (#"{"hugging": {"horizontal": 250, "diagonal": 1}}"#, "root.hugging.diagonal: unknown key"),
    (#"{"spacer": true, "text": "x"}"#, "root.text: a spacer has no content"),
    (#"{"id": 5}"#, "root.id: must be a string, is a number"),
    (#"{"children": {}}"#, "root.children: must be an array of views, is an object"),
    (#"{"children": [{}, {"margins": {"left": 1}}]}"#, "root.children[1].margins.left: unknown key"),
    (
      #"{"layout": {"strategy": "row", "verticalAlignment": "middle"}, "children": []}"#,
      "root.layout.verticalAlignment: must be one of \"fill\", \"top\", \"bottom\", \"center\", is \"middle\""
    ),
    (#"{"layout": {"strategy": "row", "gap": 3}, "children": []}"#, "root.layout.gap: unknown key"),
    (#"{"layout": {"spacing": 3}, "children": []}"#, "root.layout.strategy: is missing"),
    (#"{"text": "x"}"#, "root.font: is missing"),
    (#"{"text": 3, "font": {"family": "Inter", "size": 1}}"#, "root.text: must be a string, is a number"),
    (#"{"text": "x", "font": {"family": "Inter"}}"#, "root.font.size: is missing"),
    (#"{"text": "x", "font": {"size": 3}}"#, "root.font: needs a \"family\""),
    (
      #"{"text": "x", "font": {"family": "Inter", "size": 1}, "maxLines": 1.5}"#,
      "root.maxLines: must be a whole number"
    ),
    (#"{"text": "x", "font": {"family": "Inter", "size": 1}, "whiteSpace": "pre"}"#, "root.whiteSpace: must be one of"),
    (#"{"text": "x", "font": {"measurer": "fixed", "lineHeight": 1}}"#, "root.font.advance: is missing"),
  ])
  func viewFaults(root: String, message: String) {
    let fault = fault(root: root)
    #expect(fault?.hasPrefix(message) == true, "\(fault ?? "no fault")")
  }

  @Test(arguments: [
    (#""direction": "up","#, "direction: must be one of"), (#""scale": 0,"#, "scale: must be above 0"),
    (#""fonts": [],"#, "fonts: must be an object"),
    (#""fonts": {"a": {"file": "x", "size": 0}},"#, "fonts.a.size: must be above 0"),
    (#""scale": 1, "scale": 2,"#, "scale: stands twice"), (#""theme": 1,"#, "theme: unknown key"),
  ])
  func documentFaults(setting: String, message: String) {
    let fault = fault(root: "{}", setting: setting)
    #expect(fault?.hasPrefix(message) == true, "\(fault ?? "no fault")")
  }

  /// 200 views deep is read; one more is not.
  @Test func nestingHasALimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"children": ["#, count: depth) + "{}" + String(repeating: "]}", count: depth)
    }
    #expect(fault(root: nested(199)) == nil)
    #expect(fault(root: nested(200))?.contains("nested deeper than 200 views") == true)
  }

  @Test func defaultsAndSpellings() throws {
    let json = try JSONReader().read(
      Array(#"{"version": 1, "root": {"children": [{"size": {"w": 3, "h": 4}}, {"size": [3, 4]}, {"id": "x"}]}}"#.utf8))
    let document = try LayoutDocument(json, strategies: .builtIn)
    #expect(document.direction == .leftToRight)
    #expect(document.scale == nil)
    let children = document.root.children ?? []
    #expect(children.map(\.id) == ["root.0", "root.1", "x"])
    for child in children.prefix(2) {
      guard case .size(.parts(let width, let height)) = child.content else {
        Issue.record("no size")
        continue
      }
      #expect(width == .literal(3) && height == .literal(4))
    }
  }

  /// Bound names and coefficients are part of the structure; bound sizes are not.
  @Test func structuralFieldsAreCollected() throws {
    let json = try JSONReader().read(
      Array(
        #"""
        {"version": 1, "root": {"layout": {"strategy": "row", "verticalAlignment": {"bind": "align", "default": "top"},
          "spacing": {"bind": "gap"}}, "children": [{"weight": {"bind": "w"}, "width": {"bind": "x"}}]}}
        """#.utf8))
    #expect(try LayoutDocument(json, strategies: .builtIn).structuralFields.map(\.description) == ["w", "align"])
  }
}
