/// The strategies that documents may name, in the order they were registered.
public struct StrategyRegistry: Sendable {
  /// Makes a strategy from the keys of a `layout` object.
  public typealias Maker = @Sendable (inout ObjectReader) throws(LayoutError) -> any LayoutStrategy

  /// One name and the strategy it stands for.
  private struct Entry: Sendable {
    let name: String
    let memberKeys: [String]
    let make: Maker
  }

  private var entries: [Entry] = []

  /// Creates an empty registry.
  public init() {}

  /// Makes a strategy known under a name, in place of any earlier one of that name.
  public mutating func register(_ name: String, _ type: any LayoutStrategy.Type) {
    register(name, memberKeys: type.memberKeys) { (options) throws(LayoutError) in try type.init(options: &options) }
  }

  /// Makes strategies known that are made by a function, such as those of a shared library.
  public mutating func register(_ name: String, memberKeys: [String], make: @escaping Maker) {
    entries.removeAll { $0.name == name }
    entries.append(Entry(name: name, memberKeys: memberKeys, make: make))
  }

  /// The names known, in order.
  public var names: [String] { entries.map(\.name) }

  /// Every key that some strategy reads of its members.
  public var memberKeys: Set<String> { Set(entries.flatMap(\.memberKeys)) }

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
    let strategy = try entry.make(&reader)
    try reader.finish()
    return (name, strategy)
  }
}
