import LayoutModel

/// Writes a declaration as a layout document: properties get names, fonts a table, constraints their container.
struct DeclarationWriter<Item> {
  /// Gives a property its name in the document.
  typealias Naming = (ItemField<Item>) -> String?

  private let naming: Naming
  private var fonts: [FontDescription] = []
  /// Where the parts are declared.
  private(set) var sources: SourceMap
  private let setting: DeclaredSetting

  /// Creates a writer of a template or tree that asks `naming` for the names of properties.
  init(_ setting: DeclaredSetting, naming: @escaping Naming) {
    self.setting = setting
    self.naming = naming
    sources = SourceMap(setting.source)
  }

  /// The keys `direction`, `scale`, `safeArea`, `fonts` and `root`.
  ///
  /// - Throws: `LayoutError` if a property has no name or a number is not finite; it names the line.
  mutating func members(root: DeclaredView<Item>) throws(LayoutError) -> [JSONMember] {
    let members = try write(root)
    if let fault = JSONValue.object(members).firstNonFinite(at: "") { throw sources.locating(fault) }
    return members
  }

  private mutating func write(_ root: DeclaredView<Item>) throws(LayoutError) -> [JSONMember] {
    let root = try json(root, at: "root", place: "root")
    var members: [JSONMember] = []
    if setting.direction != .leftToRight {
      members.append(JSONMember("direction", .string(setting.direction.rawValue)))
    }
    if let scale = setting.scale { members.append(JSONMember("scale", .number(scale))) }
    if let safeArea = setting.safeArea { members.append(JSONMember("safeArea", safeArea.json)) }
    var table = setting.font.map { [JSONMember("default", $0.json)] } ?? []
    table += fonts.enumerated().map { JSONMember("font\($0 + 1)", $1.json) }
    if !table.isEmpty { members.append(JSONMember("fonts", .object(table))) }
    return members + [JSONMember("root", root)]
  }

  /// A view; `path` is its place in the document and `place` the id it has by default.
  private mutating func json(
    _ view: DeclaredView<Item>, at path: String, place: String
  ) throws(LayoutError) -> JSONValue {
    if path == "root", let constraint = view.constraints.first {
      throw LayoutError(at: path, "the root has no parent to be tied to", source: constraint.source)
    }
    sources.note(view.source, path: path)
    sources.note(view.source, view: view.id ?? place)
    var members = view.id.map { [JSONMember("id", .string($0))] } ?? []
    members += try self.members(view.members, of: view, at: path)
    var layouts: [JSONValue] = []
    for layout in view.layouts { layouts.append(.object(try self.members(layout, of: view, at: path))) }
    let children = view.children ?? []
    if children.contains(where: { !$0.constraints.isEmpty }) {
      let layoutPath = layouts.isEmpty ? "\(path).layout" : "\(path).layout[\(layouts.count)]"
      layouts.append(constraints(of: view, at: layoutPath, place: place))
    }
    if let only = layouts.first {
      members.append(JSONMember("layout", layouts.count == 1 ? only : .array(layouts)))
    }
    guard view.children != nil else { return .object(members) }
    var values: [JSONValue] = []
    for (index, child) in children.enumerated() {
      values.append(try json(child, at: "\(path).children[\(index)]", place: "\(place).\(index)"))
    }
    return .object(members + [JSONMember("children", .array(values))])
  }

  /// The layout that holds the constraints of a container's children.
  private mutating func constraints(of view: DeclaredView<Item>, at path: String, place: String) -> JSONValue {
    var values: [JSONValue] = []
    for (index, child) in (view.children ?? []).enumerated() {
      let id = child.id ?? "\(place).\(index)"
      for constraint in child.constraints {
        sources.note(constraint.source, path: "\(path).constraints[\(values.count)]")
        sources.note(constraint.source, constraint: constraint.name(of: id, in: view.id ?? place))
        values.append(constraint.json(of: id))
      }
    }
    return .object([
      JSONMember("strategy", .string("constraints")), JSONMember("constraints", .array(values)),
    ])
  }

  private mutating func members(
    _ members: [DeclaredMember<Item>], of view: DeclaredView<Item>, at path: String
  ) throws(LayoutError) -> [JSONMember] {
    var values: [JSONMember] = []
    for member in members {
      values.append(JSONMember(member.key, try json(member.value, of: view, at: "\(path).\(member.key)")))
    }
    return values
  }

  private mutating func json(
    _ value: DeclaredValue<Item>, of view: DeclaredView<Item>, at path: String
  ) throws(LayoutError) -> JSONValue {
    switch value {
    case .literal(let value): return value
    case .bound(let field, let fallback):
      let bind = JSONMember("bind", .string(try name(of: field, in: view, at: path)))
      return .object([bind] + (fallback.map { [JSONMember("default", $0)] } ?? []))
    case .name(let field): return .string(try name(of: field, in: view, at: path))
    case .font(let font): return .string(name(of: font, in: view))
    case .array(let values):
      var elements: [JSONValue] = []
      for (index, value) in values.enumerated() {
        elements.append(try json(value, of: view, at: "\(path)[\(index)]"))
      }
      return .array(elements)
    case .object(let members): return .object(try self.members(members, of: view, at: path))
    }
  }

  private func name(
    of field: ItemField<Item>, in view: DeclaredView<Item>, at path: String
  ) throws(LayoutError) -> String {
    if let name = naming(field) { return name }
    throw LayoutError(
      at: path, "\(field.description ?? "the property") has no name; add it to the fields of the document",
      source: view.source)
  }

  /// The name of a font in the document's table; its first use is where faults in it are.
  private mutating func name(of font: FontDescription, in view: DeclaredView<Item>) -> String {
    let place = fonts.firstIndex(of: font) ?? fonts.count
    let name = "font\(place + 1)"
    if place == fonts.count {
      fonts.append(font)
      sources.note(view.source, path: "fonts.\(name)")
    }
    return name
  }
}
