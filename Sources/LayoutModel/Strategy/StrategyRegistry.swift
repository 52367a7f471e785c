/// The strategies that documents may name, in the order they were registered.
public struct StrategyRegistry: Sendable {
  /// One name and the strategy it stands for.
  struct Entry: Sendable {
    let name: String
    let type: any LayoutStrategy.Type
  }

  private var entries: [Entry] = []

  /// Creates an empty registry.
  public init() {}

  /// Makes a strategy known under a name, in place of any earlier one of that name.
  public mutating func register(_ name: String, _ type: any LayoutStrategy.Type) {
    entries.removeAll { $0.name == name }
    entries.append(Entry(name: name, type: type))
  }

  /// The names known, in order.
  public var names: [String] { entries.map(\.name) }

  /// Every key that some strategy reads of its members.
  public var memberKeys: Set<String> { Set(entries.flatMap { $0.type.memberKeys }) }

  /// The strategy that a `layout` object asks for, with its name.
  ///
  /// - Throws: `LayoutError` if the name is unknown or an option is wrong.
  func strategy(_ reader: inout ObjectReader) throws(LayoutError) -> (
    name: String, strategy: any LayoutStrategy
  ) {
    guard let name = try reader.string("strategy") else {
      throw reader.fault("strategy", "is missing; known are \(names.joined(separator: ", "))")
    }
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw reader.fault(
        "strategy", "unknown strategy \"\(name)\"; known are \(names.joined(separator: ", "))")
    }
    let strategy = try entry.type.init(options: &reader)
    try reader.finish()
    return (name, strategy)
  }
}
