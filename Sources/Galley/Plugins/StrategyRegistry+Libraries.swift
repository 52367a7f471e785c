public import LayoutModel
import StrategyPlugin

extension StrategyRegistry {
  /// Loads a shared library and registers the strategies it has.
  ///
  /// - Throws: `LayoutError` naming the file, if it is no library of this interface's version, or names a strategy
  ///   that is known already.
  public mutating func load(libraryAt path: String) throws(LayoutError) {
    try load(StrategyLibrary(path: path))
  }

  /// Registers the strategies of a library.
  mutating func load(_ library: StrategyLibrary) throws(LayoutError) {
    var loaded = self
    do throws(LayoutError) {
      var reply = try library.reply(to: .strategies)
      for var strategy in try reply.objects("strategies") ?? [] {
        let name = try strategy.word("name")
        guard !name.isEmpty, !loaded.names.contains(name) else {
          throw LayoutError(at: "", "its strategy \"\(name)\" has the name of one that is known already")
        }
        loaded.register(name, memberKeys: try strategy.words("memberKeys")) { (options) throws(LayoutError) in
          try LibraryStrategy(name, of: library, options: &options)
        }
      }
    } catch {
      throw error.path == library.path ? error : LayoutError(at: library.path, error.description)
    }
    self = loaded
  }
}
