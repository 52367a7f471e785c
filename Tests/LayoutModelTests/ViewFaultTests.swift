import LayoutModel
import Testing

/// Views that are refused: where, and with which words.
@Suite struct ViewFaultTests {
  /// Faults of a root view's own keys.
  static let faults = [
    Fault(#""colour": 1"#, at: "root.colour", "unknown key"),
    Fault(#""id": "a", "width": 1, "width": 1"#, at: "root.width", "stands twice"),
    Fault(#""id": 3"#, at: "root.id", "must be a string, is a number"),
    Fault(#""spacer": 1"#, at: "root.spacer", "must be true or false, is a number"),
    Fault(#""spacer": true, "size": [1, 1]"#, at: "root.size", "a spacer has no content"),
    Fault(#""spacer": true, "text": "a""#, at: "root.text", "a spacer has no content"),
    Fault(#""text": "a", "size": [1, 1]"#, at: "root.size", "a view has one of text, size and children"),
    Fault(#""children": [], "text": "a""#, at: "root.children", "a view has one of text, size and children"),
    Fault(
      #""size": [1, 1], "children": []"#, at: "root.children", "a view has one of text, size and children"),
    Fault(#""children": {}"#, at: "root.children", "must be an array of views, is an object"),
    Fault(#""children": [{}, 3]"#, at: "root.children[1]", "must be an object, is a number"),
    Fault(#""size": [1]"#, at: "root.size", "must be [width, height]"),
    Fault(#""size": [1, -2]"#, at: "root.size[1]", "must be at least 0"),
    Fault(#""size": {"w": -1}"#, at: "root.size.w", "must be at least 0"),
    Fault(#""size": {"height": "tall"}"#, at: "root.size.height", "must be a number, is a string"),
    Fault(#""size": {"depth": 1}"#, at: "root.size.depth", "unknown key"),
    Fault(#""size": "big""#, at: "root.size", "must be an object, is a string"),
    Fault(
      #""size": {"bind": "a", "default": {"w": 1}}"#, at: "root.size.default",
      "must have a width and a height"),
    Fault(#""size": {"bind": "a", "default": [1, -1]}"#, at: "root.size.default[1]", "must be at least 0"),
    Fault(#""margins": {"left": 1}"#, at: "root.margins.left", "unknown key"),
    Fault(#""margins": {"top": 1e8}"#, at: "root.margins.top", "must lie within ±1e7"),
    Fault(#""margins": "wide""#, at: "root.margins", "must be a number, is a string"),
    Fault(#""baseline": 3"#, at: "root.baseline", "must be an object, is a number"),
    Fault(#""baseline": {"middle": 3}"#, at: "root.baseline.middle", "unknown key"),
  ]

  /// Faults of binds.
  static let binds = [
    Fault(#""width": {"bind": 3}"#, at: "root.width.bind", "must be the name of a field"),
    Fault(#""width": {"bind": ""}"#, at: "root.width.bind", "must be the name of a field"),
    Fault(#""width": {"bind": "a", "fallback": 3}"#, at: "root.width.fallback", "unknown key"),
    Fault(
      #""width": {"bind": "a", "default": "x"}"#, at: "root.width.default", "must be a number, is a string"),
    Fault(#""width": {"bind": "a", "default": 1e9}"#, at: "root.width.default", "must lie within ±1e7"),
    Fault(#""width": {"default": 3}"#, at: "root.width.value", "is missing"),
    Fault(#""text": {"default": "a"}"#, at: "root.text", "must be a string, is an object"),
    Fault(#""text": {"bind": "a", "default": 3}"#, at: "root.text.default", "must be a string, is a number"),
    Fault(#""hidden": {"bind": 5}"#, at: "root.hidden", "must be true, false"),
  ]

  /// Faults of `hidden`.
  static let hidden = [
    Fault(#""hidden": 1"#, at: "root.hidden", "must be"),
    Fault(#""hidden": {}"#, at: "root.hidden", "must be true, false"),
    Fault(#""hidden": {"when": "a", "unless": "b"}"#, at: "root.hidden.unless", "unknown key"),
    Fault(#""hidden": {"when": 3}"#, at: "root.hidden.when", "must be an object, is a number"),
    Fault(#""hidden": {"when": {"field": 3}}"#, at: "root.hidden.when.field", "must be the name of a field"),
    Fault(#""hidden": {"when": {"equals": 3}}"#, at: "root.hidden.when.field", "must be the name of a field"),
    Fault(#""hidden": {"unless": {"field": "a", "in": 3}}"#, at: "root.hidden.unless.in", "must be an array"),
    Fault(
      #""hidden": {"when": {"field": "a", "equals": []}}"#, at: "root.hidden.when", "compares with an array"),
    Fault(
      #""hidden": {"when": {"field": "a", "in": [1, {}]}}"#, at: "root.hidden.when", "compares with an object"
    ),
    Fault(#""hidden": {"when": {"field": "a", "like": 1}}"#, at: "root.hidden.when.like", "unknown key"),
    Fault(
      #""hidden": {"when": {"field": "a", "equals": 1, "in": [1]}}"#, at: "root.hidden.when.in", "unknown key"
    ),
  ]

  /// Path and start of the message of every fault.
  @Test(arguments: faults + binds + hidden) func refuses(_ fault: Fault) {
    let error = Fault.of { () throws(LayoutError) in _ = try Reading.view(fault.input) }
    #expect(fault.matches(error), "\(String(describing: error))")
  }

  /// A fault of a nested view has the path to it.
  @Test(arguments: faults + binds + hidden) func nestedPaths(_ fault: Fault) {
    let error = Fault.of { () throws(LayoutError) in
      _ = try Reading.view(#""children": [{}, {\#(fault.input)}]"#)
    }
    let path = "root.children[1]" + fault.path.dropFirst(4)
    #expect(error?.path == path)
    #expect(error?.problem.hasPrefix(fault.start) == true)
  }
}
