import LayoutModel

extension Edges<Double> {
  /// The edges as documents write them.
  var json: JSONValue {
    .object([
      JSONMember("top", .number(top)), JSONMember("leading", .number(leading)),
      JSONMember("bottom", .number(bottom)), JSONMember("trailing", .number(trailing)),
    ])
  }
}
