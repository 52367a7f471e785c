public import LayoutModel

extension FontDescription {
  /// A family known to the system.
  ///
  /// - Parameters:
  ///   - family: The family's name.
  ///   - size: Points to the em.
  ///   - weight: 100…900.
  ///   - italic: Whether the face slants.
  ///   - lineHeight: Points; nil is the font's own.
  ///   - letterSpacing: Points after each character.
  ///   - fallback: Families asked, in order, for characters that the family lacks.
  ///   - textStyle: The text-scale curve that the size follows; nil scales in proportion.
  /// - Returns: The font.
  public static func family(
    _ family: String, size: Double, weight: Int = 400, italic: Bool = false, lineHeight: Double? = nil,
    letterSpacing: Double = 0, fallback: [String] = [], textStyle: String? = nil
  ) -> FontDescription {
    FontDescription(
      source: .family(family, weight: weight, italic: italic), size: size, lineHeight: lineHeight,
      letterSpacing: letterSpacing,
      fallback: fallback.map { FontDescription(source: .family($0, weight: 400, italic: false), size: size) },
      textStyle: textStyle)
  }

  /// A font file: a path, or a bare name that is looked for in the font folders.
  public static func file(
    _ file: String, size: Double, faceIndex: Int = 0, lineHeight: Double? = nil, letterSpacing: Double = 0
  ) -> FontDescription {
    FontDescription(
      source: .file(file, faceIndex: faceIndex), size: size, lineHeight: lineHeight, letterSpacing: letterSpacing)
  }

  /// The measurer of tests and terminals: every character is `advance` points wide, every line `lineHeight` tall.
  ///
  /// - Parameters:
  ///   - advance: Points a character.
  ///   - lineHeight: Points a line.
  ///   - wideAdvance: Points an East Asian wide character; nil is twice `advance`.
  ///   - ascent: Points from the top to the baseline; nil is 0.8 × `lineHeight`.
  /// - Returns: The font.
  public static func fixed(
    advance: Double, lineHeight: Double, wideAdvance: Double? = nil, ascent: Double? = nil
  ) -> FontDescription {
    FontDescription(
      source: .fixed(
        advance: advance, wideAdvance: wideAdvance ?? 2 * advance, lineHeight: lineHeight,
        ascent: ascent ?? 0.8 * lineHeight),
      size: 0)
  }

  /// A measurer that the host registered in its `FontLibrary`.
  public static func measurer(_ name: String, size: Double, lineHeight: Double? = nil) -> FontDescription {
    FontDescription(source: .registered(name), size: size, lineHeight: lineHeight)
  }
}
