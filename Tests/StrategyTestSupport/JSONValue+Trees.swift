public import LayoutModel

/// Changes of a tree whose effect on its frames is known.
extension JSONValue {
  /// Keys whose numbers are lengths, at any depth below them.
  private static let lengths: Set<String> = [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "size", "margins", "safeArea",
    "baseline", "spacing", "insets", "constant", "advance", "lineHeight", "ascent", "wideAdvance", "viewMargins",
    "minLength", "maxLength", "margin", "length",
  ]

  /// The object with one member replaced or added.
  public func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key } + [JSONMember(key, value)])
  }

  /// Parents and their children by id, of this view and of all below it.
  public var family: [(parent: String, child: String)] {
    guard case .array(let children)? = self["children"], case .string(let parent)? = self["id"] else {
      return []
    }
    return children.flatMap { child -> [(parent: String, child: String)] in
      guard case .string(let id)? = child["id"] else { return [] }
      return [(parent, id)] + child.family
    }
  }

  /// The tree with every length twice as long, spacings left out too, and pixels of twice the size.
  public func doublingLengths() -> JSONValue {
    switch self {
    case .array(let values): return .array(values.map { $0.doublingLengths() })
    case .object(var members):
      let isLine = ["row", "column"].contains { self["strategy"] == .string($0) }
      if isLine, self["spacing"] == nil {
        members.append(JSONMember("spacing", .number(8)))
      }
      return .object(
        members.map { member in
          if member.key == "scale" { return JSONMember("scale", member.value.scaled(by: 0.5)) }
          let isConstantCell = member.key == "value" && self["type"] == .string("constant")
          let isLength = isConstantCell || Self.lengths.contains(member.key)
          let value = isLength ? member.value.scaled(by: 2) : member.value.doublingLengths()
          return JSONMember(member.key, value)
        })
    default: return self
    }
  }

  /// The value with its numbers multiplied, except priorities.
  private func scaled(by factor: Double) -> JSONValue {
    switch self {
    case .number(let number): return .number(factor * number)
    case .array(let values): return .array(values.map { $0.scaled(by: factor) })
    case .object(let members):
      return .object(
        members.map { member in
          member.key == "priority" ? member : JSONMember(member.key, member.value.scaled(by: factor))
        })
    default: return self
    }
  }

  /// The tree without the views that are hidden.
  public func removingHiddenViews() -> JSONValue {
    switch self {
    case .array(let values):
      return .array(values.filter { $0["hidden"] != .bool(true) }.map { $0.removingHiddenViews() })
    case .object(let members):
      return .object(members.map { JSONMember($0.key, $0.value.removingHiddenViews()) })
    default: return self
    }
  }

  /// Whether a string of the tree names a left or right side; in a grid's cell they stand for leading and trailing.
  var namesSides: Bool {
    switch self {
    case .array(let values): values.contains(where: \.namesSides)
    case .object(let members): members.contains { !["id", "cell"].contains($0.key) && $0.value.namesSides }
    case .string(let name):
      ["left", "right"].contains { side in
        ["", "Margin", "SafeArea"].contains { name == side || name.hasSuffix(".\(side)\($0)") }
      }
    default: false
    }
  }

  /// The ids of hidden views and of all below them.
  var hiddenIdentifiers: Set<String> {
    switch self {
    case .array(let values): return values.reduce(into: []) { $0.formUnion($1.hiddenIdentifiers) }
    case .object(let members):
      guard self["hidden"] != .bool(true) else { return identifiers }
      return members.reduce(into: []) { $0.formUnion($1.value.hiddenIdentifiers) }
    default: return []
    }
  }

  /// The ids of a view and of all below it.
  private var identifiers: Set<String> {
    var identifiers: Set<String> = []
    if case .string(let id)? = self["id"] { identifiers.insert(id) }
    if case .array(let children)? = self["children"] {
      for child in children { identifiers.formUnion(child.identifiers) }
    }
    return identifiers
  }

  /// The tree without the constraints that name one of the views.
  func removingConstraints(of views: Set<String>) -> JSONValue {
    func names(_ constraint: JSONValue) -> Bool {
      ["item", "to"].contains { key in
        guard case .string(let name)? = constraint[key], let dot = name.lastIndex(of: ".") else { return false }
        return views.contains(String(name[..<dot]))
      }
    }
    switch self {
    case .array(let values):
      return .array(values.filter { !names($0) }.map { $0.removingConstraints(of: views) })
    case .object(let members):
      return .object(members.map { JSONMember($0.key, $0.value.removingConstraints(of: views)) })
    default: return self
    }
  }
}
