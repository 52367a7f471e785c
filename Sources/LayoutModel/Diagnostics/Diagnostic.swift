/// One remark about a cell: what is the matter, and where.
public struct Diagnostic: Hashable, Sendable {
  /// What a diagnostic is about; the raw value is the name used in files.
  public enum Kind: String, Hashable, Sendable {
    case conflict, ambiguous, overflow, overlap, truncated, zeroHeight, textUnsettled
    case missingGlyph, fontFallback, error
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
