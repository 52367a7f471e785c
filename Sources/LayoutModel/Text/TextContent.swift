/// The text of a view with everything that shapes it.
public struct TextContent: Hashable, Sendable {
  /// A string of the document or of each item.
  public enum Source: Hashable, Sendable {
    /// A string of the document.
    case literal(String)
    /// A string field of the item, or `fallback` where the item has none.
    case bound(FieldPath, fallback: String?)
  }

  /// A stretch of text with attributes of its own.
  public struct Run: Hashable, Sendable {
    /// Its text; of an attachment the empty string.
    public var text: Source
    /// Its font; nil is the view's.
    public var font: FontDescription?
    /// Points after each cluster; nil is the font's.
    public var letterSpacing: Double?
    /// The size of an inline attachment in place of text.
    public var attachment: Size?
  }

  /// The runs, which break as one text; a plain text is one run without attributes.
  public var runs: [Run]
  /// The font of runs that name none.
  public var font: FontDescription
  /// How lines break.
  public var style: ParagraphStyle
  /// The language of each item's text where the document binds it; else the style's.
  public var languageField: FieldPath?
}
