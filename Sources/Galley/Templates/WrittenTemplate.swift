import LayoutModel

/// A template as a layout document, with what its fields stand for and where its parts are declared.
struct WrittenTemplate<Item: Sendable>: Sendable {
  /// The document.
  let json: JSONValue
  /// Properties by the names of their fields.
  let fields: [String: ItemField<Item>]
  /// Where the parts are declared; empty for a document.
  let sources: SourceMap

  /// Writes a template; properties get names of their own.
  ///
  /// - Throws: `LayoutError` if the template cannot be written.
  init(_ template: CellTemplate<Item>) throws(LayoutError) {
    switch template.origin {
    case .document(let document, let map):
      json = document
      fields = Dictionary(uniqueKeysWithValues: map.names.compactMap { name in map[name].map { (name, $0) } })
      sources = SourceMap()
    case .declared(let root, let setting):
      let names = FieldNames<Item>()
      var writer = DeclarationWriter(setting) { names.name(of: $0) }
      json = .document(name: template.name, try writer.members(root: root))
      fields = names.fields
      sources = writer.sources
    }
  }
}

/// Names given to properties in the order of their first use.
private final class FieldNames<Item> {
  /// Properties by name.
  private(set) var fields: [String: ItemField<Item>] = [:]
  private var names: [AnyKeyPath: String] = [:]

  /// The name of a property: its key path in words, or its number where Swift has no words for it.
  func name(of field: ItemField<Item>) -> String {
    if let known = names[field.keyPath] { return known }
    var name = field.description ?? "property \(names.count + 1)"
    if fields[name] != nil { name += " (\(names.count + 1))" }
    names[field.keyPath] = name
    fields[name] = field
    return name
  }
}

extension JSONValue {
  /// A document of a name and keys.
  static func document(name: String, _ members: [JSONMember]) -> JSONValue {
    let head = [JSONMember("version", .number(1))] + (name.isEmpty ? [] : [JSONMember("name", .string(name))])
    return .object(head + members)
  }
}
