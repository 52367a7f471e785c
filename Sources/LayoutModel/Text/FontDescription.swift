/// A font as a document asks for it: a real face at a size, or a deterministic measurer.
public struct FontDescription: Hashable, Sendable {
  /// Where advances come from.
  public enum Source: Hashable, Sendable {
    /// A family known to Fontconfig, at a weight of 100…900, upright or italic.
    case family(String, weight: Int, italic: Bool)
    /// A font file (a path, or a bare name looked for in the font folders) and the face's index in it.
    case file(String, faceIndex: Int)
    /// Every grapheme is `advance` wide (`wideAdvance` for East Asian wide ones); lines are `lineHeight` tall with the baseline at `ascent`.
    case fixed(advance: Double, wideAdvance: Double, lineHeight: Double, ascent: Double)
    /// A measurer that the host registered under a name.
    case registered(String)
  }

  /// Where advances come from.
  public var source: Source
  /// Points to the em; unused by a fixed measurer.
  public var size: Double
  /// The height of a line in points; nil is the font's normal line height.
  public var lineHeight: Double?
  /// Points added after each cluster.
  public var letterSpacing: Double
  /// Fonts asked, in order, for clusters that the source has no glyph for; their sizes and line heights are ignored.
  public var fallback: [FontDescription]
  /// The name of the text-scale curve that the size follows; nil scales in proportion.
  public var textStyle: String?

  /// Creates a description.
  public init(
    source: Source, size: Double, lineHeight: Double? = nil, letterSpacing: Double = 0,
    fallback: [FontDescription] = [], textStyle: String? = nil
  ) {
    self.source = source
    self.size = size
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.fallback = fallback
    self.textStyle = textStyle
  }
}
