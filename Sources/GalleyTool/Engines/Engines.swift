internal import BatchLayout
internal import Galley
internal import LayoutModel

/// How a run treats its document, beside the document itself.
struct EngineOptions: Sendable {
  /// Overrides the document's direction.
  var direction: LayoutDocument.Direction?
  /// Folders that are searched for font files.
  var fontDirectories: [String] = []
  /// Shared libraries with strategies.
  var plugins: [String] = []
  /// The strategies that may be named.
  private(set) var strategies = StrategyRegistry.builtIn

  /// What `--help` prints of the options that all commands share which read documents.
  static let usage = """
      --font-dir DIR       a folder with font files; may be given several times
      --plugin FILE        a shared library with strategies; may be given several times
    """

  /// Creates options.
  init(direction: LayoutDocument.Direction? = nil, fontDirectories: [String] = [], plugins: [String] = []) {
    self.direction = direction
    self.fontDirectories = fontDirectories
    self.plugins = plugins
  }

  /// The same options with the plugins' strategies registered.
  ///
  /// - Throws: `LayoutError` naming a file that is no plugin.
  func loadingPlugins() throws(LayoutError) -> EngineOptions {
    var loaded = self
    for plugin in plugins { try loaded.strategies.load(libraryAt: plugin) }
    return loaded
  }
}

/// The engines behind the commands; tests put others in their place.
struct Engines: Sendable {
  /// Answers a block of trees, one result a tree.
  typealias TreeLayout = @Sendable (_ trees: [JSONValue]) -> [CellResult]
  /// Solves one system of constraints.
  typealias SystemSolver = @Sendable (_ system: ConstraintSystem) -> SystemAnswer
  /// Measures one text.
  typealias TextMeasurer = @Sendable (_ text: JSONValue) -> Result<TextAnswer, LayoutError>

  /// Makes the engine of a document, or says what is wrong with the document.
  var measurer: @Sendable (_ document: JSONValue, EngineOptions) throws(LayoutError) -> any CellMeasurer
  /// Makes the engine of trees.
  var treeLayout: @Sendable (EngineOptions) throws(LayoutError) -> TreeLayout
  /// Makes the solver of systems, which proves its answers where that is asked for.
  var systemSolver: @Sendable (_ verifies: Bool) -> SystemSolver
  /// Makes the measurer of texts.
  var textMeasurer: @Sendable (EngineOptions) throws(LayoutError) -> TextMeasurer
}
