import StrategyTestSupport

/// A container P of 200 × 100 whose children are laid out by constraints.
enum Constraints {
  /// The layout of children under constraints, written as the insides of their arrays.
  static func layout(
    _ constraints: [String], children: String = #"{"id": "c"}"#, keys: String = "", tree: String = ""
  ) throws -> TreeLayout {
    try TreeLayout(
      #"""
      {"width": 200, "height": 100\#(tree), "root": {"id": "P"\#(keys), "children": [\#(children)],
       "layout": {"strategy": "constraints", "constraints": [\#(constraints.joined(separator: ", "))]}}}
      """#)
  }

  /// `item == to` with more keys.
  static func tie(_ item: String, _ to: String, _ keys: String = "") -> String {
    #"{"item": "\#(item)", "relation": "==", "to": "\#(to)"\#(keys)}"#
  }

  /// `item == constant`.
  static func fix(_ item: String, _ constant: Double) -> String {
    #"{"item": "\#(item)", "constant": \#(constant)}"#
  }
}
