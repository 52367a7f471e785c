import LayoutModel
import StrategyPlugin

/// A strategy of a shared library: asks the library for its constraints.
struct LibraryStrategy: LayoutStrategy {
  private let library: StrategyLibrary
  private let layout: PluginLayout

  /// Has the library check the keys of a `layout` object.
  ///
  /// - Throws: `LayoutError` naming the key at fault.
  init(_ name: String, of library: StrategyLibrary, options: inout ObjectReader) throws(LayoutError) {
    self.library = library
    layout = PluginLayout(
      strategy: name, options: options.takeAll(), path: options.path, values: options.structuralValues)
    var reply = try library.reply(to: .read(layout))
    for field in try reply.words("fields") { options.noteStructural(FieldPath(field)) }
  }

  /// Refuses: keys alone do not say which library they are for.
  init(options: inout ObjectReader) throws(LayoutError) {
    throw LayoutError(at: options.path, "the strategies of libraries are made by their registry")
  }

  /// Has the library write the constraints.
  ///
  /// - Throws: `LayoutError` that the library says, or about the library if its reply is wrong.
  func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    var reply = try library.reply(to: .constrain(layout, container, itemCount: sink.itemCount))
    do throws(LayoutError) {
      try sink.write(reply.takeAll(), for: container)
    } catch {
      throw LayoutError(at: library.path, "the plugin gave a wrong answer: \(error)")
    }
  }
}
