/// One remark about a cell: what is the matter, and where.
public struct Diagnostic: Hashable, Sendable {
  /// What a diagnostic is about; the raw value is the name used in files.
  public enum Kind: String, Hashable, Sendable {
    /// Required constraints contradict each other.
    case conflict
    /// More than one layout is best.
    case ambiguous
    /// A view sticks out of its container.
    case overflow
    /// Two views lie over each other.
    case overlap
    /// A text lost lines.
    case truncated
    /// A visible view has no height.
    case zeroHeight
    /// A text's width still moved in the last pass.
    case textUnsettled
    /// No font has a glyph for a character.
    case missingGlyph
    /// A character came from a fallback font.
    case fontFallback
    /// The input is at fault.
    case error
  }

  /// What it is about.
  public var kind: Kind
  /// The views concerned, by id.
  public var views: [String]
  /// The constraints concerned, by id or by view, attribute and source.
  public var constraints: [String]
  /// One sentence for people.
  public var message: String
  /// Where the views and constraints were declared, for those declared in Swift; else empty.
  public var sources: [SourcePlace]

  /// Creates a diagnostic.
  public init(
    kind: Kind, views: [String] = [], constraints: [String] = [], message: String, sources: [SourcePlace] = []
  ) {
    self.kind = kind
    self.views = views
    self.constraints = constraints
    self.message = message
    self.sources = sources
  }
}
