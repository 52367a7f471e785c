/// What is true of a word as a whole.
struct WordTraits: OptionSet {
  /// The bits.
  let rawValue: UInt16

  /// The word is one piece, that ends where its advance does.
  static let isSimple = WordTraits(rawValue: 1)
  /// A face other than the first is used.
  static let usesFallback = WordTraits(rawValue: 2)
  /// A character has no glyph.
  static let missesGlyph = WordTraits(rawValue: 4)
  /// A piece ends with a soft hyphen.
  static let softHyphens = WordTraits(rawValue: 8)
  /// Some line end inside the word changes advances.
  static let endChanges = WordTraits(rawValue: 16)
  /// The word can only be measured together with what is around it.
  static let needsText = WordTraits(rawValue: 32)
  /// The word has characters of a script written from right to left, and is kept without their levels.
  static let needsLevels = WordTraits(rawValue: 64)
  /// The word has several boxes: its pieces count from their own starts.
  static let hasBoxes = WordTraits(rawValue: 128)
  /// A face is used that the font's description does not name.
  static let usesLastResort = WordTraits(rawValue: 256)
}
