import LayoutModel

/// Changes of a tree whose effect on its frames is known.
extension JSONValue {
  /// Keys whose numbers are lengths, at any depth below them.
  private static let lengths: Set<String> = [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "size", "margins", "safeArea",
    "baseline", "spacing", "advance", "lineHeight", "ascent", "wideAdvance",
  ]

  /// The object with one member replaced or added.
  func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key } + [JSONMember(key, value)])
  }

  /// Parents and their children by id, of this view and of all below it.
  var family: [(parent: String, child: String)] {
    guard case .array(let children)? = self["children"], case .string(let parent)? = self["id"] else {
      return []
    }
    return children.flatMap { child -> [(parent: String, child: String)] in
      guard case .string(let id)? = child["id"] else { return [] }
      return [(parent, id)] + child.family
    }
  }

  /// The tree with every length twice as long, spacings left out too, and pixels of twice the size.
  func doublingLengths() -> JSONValue {
    switch self {
    case .array(let values): return .array(values.map { $0.doublingLengths() })
    case .object(var members):
      if self["strategy"] != nil, self["spacing"] == nil {
        members.append(JSONMember("spacing", .number(8)))
      }
      return .object(
        members.map { member in
          if member.key == "scale" { return JSONMember("scale", member.value.scaled(by: 0.5)) }
          let isLength = Self.lengths.contains(member.key)
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
  func removingHiddenViews() -> JSONValue {
    switch self {
    case .array(let values):
      return .array(values.filter { $0["hidden"] != .bool(true) }.map { $0.removingHiddenViews() })
    case .object(let members):
      return .object(members.map { JSONMember($0.key, $0.value.removingHiddenViews()) })
    default: return self
    }
  }
}
