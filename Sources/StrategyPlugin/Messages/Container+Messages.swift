package import LayoutModel

/// A container and its visible members as `{"item", "path", "view", "members"}`, the members alike.
extension Container {
  /// The container's message.
  package var message: JSONValue { Self.message(item, view, members) }

  private static func message(_ item: ItemReference, _ view: LayoutView, _ members: [Member]) -> JSONValue {
    .object([
      "item": .integer(item.index), "path": .string(view.path), "view": view.message,
      "members": .array(members.map { message($0.item, $0.view, $0.members) }),
    ])
  }

  /// Reads a message.
  ///
  /// - Throws: `LayoutError` if it is none.
  package init(message: JSONValue) throws(LayoutError) {
    let member = try Member(message: message)
    self.init(item: member.item, view: member.view, members: member.members)
  }
}

extension Member {
  fileprivate init(message: JSONValue) throws(LayoutError) {
    var reader = try message.reader("container")
    let item = ItemReference(index: try reader.index("item"))
    let path = try reader.word("path")
    var members: [Member] = []
    if case .array(let messages)? = reader.take("members") {
      for message in messages { members.append(try Member(message: message)) }
    }
    let json = reader.take("view") ?? .null
    var view = try LayoutView(json, at: path, context: ReadingContext(strategies: .reading(anyKeyOf: json)))
    if view.isContainer { view.children = members.map(\.view) }
    try reader.finish()
    self.init(item: item, view: view, members: members)
  }
}

extension StrategyRegistry {
  /// A registry for which every key of an object is one that parents read.
  fileprivate static func reading(anyKeyOf json: JSONValue) -> StrategyRegistry {
    var registry = StrategyRegistry()
    guard case .object(let members) = json else { return registry }
    registry.register("members", memberKeys: members.map(\.key)) { (options) throws(LayoutError) in
      throw options.fault("strategy", "is not read here")
    }
    return registry
  }
}
