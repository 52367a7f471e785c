public import LayoutModel

extension CellTemplate {
  /// The template as the JSON of a layout document, whose fields are named by `fields`.
  ///
  /// - Throws: `LayoutError` if the template reads a property that `fields` does not name.
  public func document(fields: ItemFields<Item> = [:]) throws(LayoutError) -> JSONValue {
    switch origin {
    case .document(let document, _): return document
    case .declared(let root, let setting):
      var writer = DeclarationWriter(setting) { fields.name(of: $0) }
      return .document(name: name, try writer.members(root: root))
    }
  }
}

extension LayoutDocument {
  /// Creates the document of a template, whose fields are named by `fields`.
  ///
  /// - Throws: `LayoutError` if the template reads a property that `fields` does not name, or is wrong.
  public init<Item>(
    _ template: CellTemplate<Item>, fields: ItemFields<Item> = [:], strategies: StrategyRegistry = .builtIn
  ) throws(LayoutError) {
    try self.init(try template.document(fields: fields), strategies: strategies)
  }
}
