package import LayoutModel

/// What a host asks of a plugin.
package enum PluginRequest {
  /// Which strategies it has.
  case strategies
  /// Whether a layout's keys are right, and which fields decide its structure.
  case read(PluginLayout)
  /// The constraints of a container, in a structure that has so many items.
  case constrain(PluginLayout, Container, itemCount: Int)

  /// The request's message.
  package var message: JSONValue {
    switch self {
    case .strategies: .object(["ask": .string("strategies")])
    case .read(let layout): .object([JSONMember("ask", .string("read"))] + layout.members)
    case .constrain(let layout, let container, let itemCount):
      .object(
        [JSONMember("ask", .string("constrain"))] + layout.members
          + [JSONMember("container", container.message), JSONMember("itemCount", .integer(itemCount))])
    }
  }

  /// Reads a message.
  ///
  /// - Throws: `LayoutError` if it is none.
  package init(message: JSONValue) throws(LayoutError) {
    var reader = try message.reader("request")
    let ask = try reader.word("ask")
    switch ask {
    case "strategies": self = .strategies
    case "read": self = .read(try PluginLayout(&reader))
    case "constrain":
      let layout = try PluginLayout(&reader)
      let container = try Container(message: reader.take("container") ?? .null)
      self = .constrain(layout, container, itemCount: try reader.index("itemCount"))
    default: throw reader.fault("ask", "unknown request \"\(ask)\"")
    }
    try reader.finish()
  }
}

/// The `layout` object of a container that names a strategy of a plugin.
package struct PluginLayout: Sendable {
  /// The strategy's name.
  package var strategy: String
  /// The object without the name.
  package var options: JSONValue
  /// Where it stands in the document.
  package var path: String
  /// The values of fields that decide structure; nil while the document is only checked.
  package var values: [FieldPath: JSONValue]?

  /// Creates a layout.
  package init(strategy: String, options: JSONValue, path: String, values: [FieldPath: JSONValue]?) {
    self.strategy = strategy
    self.options = options
    self.path = path
    self.values = values
  }

  fileprivate var members: [JSONMember] {
    let known = values.map { values in
      JSONValue.object(
        values.map { JSONMember($0.key.description, $0.value) }.sorted { $0.key < $1.key })
    }
    return [
      JSONMember("strategy", .string(strategy)), JSONMember("options", options), JSONMember("path", .string(path)),
    ] + (known.map { [JSONMember("values", $0)] } ?? [])
  }

  fileprivate init(_ reader: inout ObjectReader) throws(LayoutError) {
    strategy = try reader.word("strategy")
    options = reader.take("options") ?? .object([])
    path = try reader.word("path")
    guard case .object(let members)? = reader.take("values") else { return }
    values = Dictionary(members.map { (FieldPath($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
