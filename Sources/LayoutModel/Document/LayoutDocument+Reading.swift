extension LayoutDocument {
  /// Reads a document from JSON.
  ///
  /// - Parameters:
  ///   - json: the document.
  ///   - strategies: the strategies it may name.
  ///   - structure: collects, or answers for, the fields that decide structure.
  /// - Throws: `LayoutError` with the path of the first fault.
  public init(
    _ json: JSONValue, strategies: StrategyRegistry, structure: StructuralFields = StructuralFields()
  ) throws(LayoutError) {
    var reader = try ObjectReader(json, at: "", structure: structure)
    guard let version = try reader.number("version") else {
      throw reader.fault("version", "is missing; this engine reads version 1")
    }
    guard version == 1 else { throw reader.fault("version", "must be 1, is \(version)") }
    let name = try reader.string("name") ?? ""
    let setting = try Self.readSetting(&reader, strategies: strategies, structure: structure)
    guard let root = reader.take("root") else { throw reader.fault("root", "is missing") }
    try reader.finish()
    try self.init(name: name, setting: setting, root: root)
  }

  /// Reads a tree: a line of `galley layout` without its `id`, `width` and `height`.
  ///
  /// - Throws: `LayoutError` with the path of the first fault.
  public init(tree reader: inout ObjectReader, strategies: StrategyRegistry) throws(LayoutError) {
    let setting = try Self.readSetting(&reader, strategies: strategies, structure: reader.structure)
    guard let root = reader.take("root") else { throw reader.fault("root", "is missing") }
    try reader.finish()
    try self.init(name: "", setting: setting, root: root)
  }

  /// The keys that documents and trees share.
  private struct Setting {
    var context: ReadingContext
    var scale: Double?
    var safeArea: Edges<Quantity>
  }

  private init(name: String, setting: Setting, root: JSONValue) throws(LayoutError) {
    let view = try LayoutView(root, at: "root", context: setting.context)
    guard view.hidden == .never else {
      throw LayoutError(at: "root.hidden", "the root cannot be hidden; leave the item out instead")
    }
    try Self.checkIdentifiers(of: view)
    self.init(
      name: name, direction: setting.context.direction, scale: setting.scale, safeArea: setting.safeArea,
      fonts: setting.context.fonts, root: view, structuralFields: setting.context.structure.fields)
  }

  private static func readSetting(
    _ reader: inout ObjectReader, strategies: StrategyRegistry, structure: StructuralFields
  ) throws(LayoutError) -> Setting {
    var context = ReadingContext(strategies: strategies, structure: structure)
    context.direction = try reader.choice("direction", Direction.self) ?? .leftToRight
    let scale = try reader.number("scale")
    if let scale, !(scale >= 1e-3 && scale <= 1e3) {
      throw reader.fault("scale", "must be above 0, from 1e-3 to 1e3, is \(scale)")
    }
    let none = Quantity.literal(0)
    let safeArea =
      try reader.edges("safeArea") ?? Edges(top: none, leading: none, bottom: none, trailing: none)
    if let fonts = reader.take("fonts") {
      let path = reader.place("fonts")
      guard case .object(let members) = fonts else {
        throw LayoutError(at: path, "must be an object, is \(fonts.kindName)")
      }
      for member in members {
        let font = try FontDescription(member.value, at: "\(path).\(member.key)", context: context)
        guard context.fonts.updateValue(font, forKey: member.key) == nil else {
          throw LayoutError(at: "\(path).\(member.key)", "stands twice")
        }
      }
    }
    return Setting(context: context, scale: scale, safeArea: safeArea)
  }

  /// Checks that no two views share an id.
  private static func checkIdentifiers(of root: LayoutView) throws(LayoutError) {
    var places: [String: String] = [:]
    var waiting = [root]
    while let view = waiting.popLast() {
      if let first = places.updateValue(view.path, forKey: view.id) {
        throw LayoutError(at: "\(view.path).id", "\"\(view.id)\" is the id of \(first) too; ids must be unique")
      }
      waiting += (view.children ?? []).reversed()
    }
  }
}
