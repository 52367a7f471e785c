internal import BatchLayout
internal import LayoutModel

/// How a run treats its document, beside the document itself.
struct EngineOptions: Sendable {
  /// Overrides the document's direction.
  var direction: LayoutDocument.Direction?
  /// Folders that are searched for font files.
  var fontDirectories: [String] = []
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
