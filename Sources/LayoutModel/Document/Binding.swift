/// `{"bind": field, "default": value}`: a value that each item brings.
struct Binding {
  /// The field of the item.
  let field: FieldPath
  /// The value where the item has none.
  let fallback: JSONValue?

  /// Reads a bind; nil if the value is no object with the key `bind`.
  init?(_ value: JSONValue, at path: String) throws(LayoutError) {
    guard case .object(let members) = value, let bound = value["bind"] else { return nil }
    guard case .string(let name) = bound, !name.isEmpty else {
      throw LayoutError(at: "\(path).bind", "must be the name of a field, is \(bound.kindName)")
    }
    if members.count > Set(members.map(\.key)).count {
      let keys = members.map(\.key)
      let twice = keys.first { key in keys.count { $0 == key } > 1 } ?? "bind"
      throw LayoutError(at: "\(path).\(twice)", "stands twice")
    }
    if let stray = members.first(where: { $0.key != "bind" && $0.key != "default" }) {
      throw LayoutError(at: "\(path).\(stray.key)", "unknown key; a bind has \"bind\" and \"default\"")
    }
    field = FieldPath(name)
    fallback = value["default"]
  }
}
