/// What the readers of a document's parts need to know of the whole.
public struct ReadingContext {
  /// Named fonts.
  var fonts: [String: FontDescription] = [:]
  /// The document's direction.
  var direction: LayoutDocument.Direction = .leftToRight
  /// The strategies that may be named.
  let strategies: StrategyRegistry
  /// Fields that decide structure.
  let structure: StructuralFields

  /// Creates a context without fonts.
  public init(strategies: StrategyRegistry, structure: StructuralFields = StructuralFields()) {
    self.strategies = strategies
    self.structure = structure
  }
}
