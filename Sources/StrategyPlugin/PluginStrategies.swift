public import LayoutModel

/// The strategies of a plugin: a shared library that `galley --plugin FILE` loads.
///
/// The host and the library exchange messages (JSON) through one C function, so no Swift type crosses the border: the
/// two may be built by different compilers, against different versions of Galley.
public struct PluginStrategies: Sendable {
  /// The version of the interface: of the requests, the replies and the function.
  public static let version: Int32 = 1

  private let strategies: [(name: String, type: any LayoutStrategy.Type)]

  /// Names the strategies, in the order they are listed to users.
  public init(_ strategies: KeyValuePairs<String, any LayoutStrategy.Type>) {
    self.strategies = strategies.map { (name: $0.key, type: $0.value) }
  }

  /// The reply to a request, both as JSON text.
  ///
  /// What is wrong with the request, or with the document it is about, is said in the reply.
  public func reply(to request: [UInt8]) -> [UInt8] {
    do throws(LayoutError) {
      return JSONText.bytes(of: try reply(to: PluginRequest(message: try JSONText.value(of: request))))
    } catch {
      let fault: JSONValue = .object(["path": .string(error.path), "problem": .string(error.problem)])
      return JSONText.bytes(of: .object(["error": fault]))
    }
  }

  private func reply(to request: PluginRequest) throws(LayoutError) -> JSONValue {
    switch request {
    case .strategies:
      let list = strategies.map { strategy in
        JSONValue.object([
          "name": .string(strategy.name), "memberKeys": .strings(strategy.type.memberKeys),
        ])
      }
      return .object(["strategies": .array(list)])
    case .read(let layout):
      let structure = StructuralFields(values: layout.values)
      _ = try strategy(layout, structure)
      return .object(["fields": .strings(structure.fields.map(\.description))])
    case .constrain(let layout, let container, let itemCount):
      var sink = ConstraintSink(viewCount: itemCount)
      sink.begin(source: "\(layout.strategy) of \(container.view.id)")
      try strategy(layout, StructuralFields(values: layout.values)).constrain(container, into: &sink)
      return sink.message
    }
  }

  private func strategy(
    _ layout: PluginLayout, _ structure: StructuralFields
  ) throws(LayoutError) -> any LayoutStrategy {
    guard let type = strategies.first(where: { $0.name == layout.strategy })?.type else {
      throw LayoutError(at: layout.path, "the library has no strategy \"\(layout.strategy)\"")
    }
    var reader = try ObjectReader(layout.options, at: layout.path, structure: structure)
    let strategy = try type.init(options: &reader)
    try reader.finish()
    return strategy
  }
}
