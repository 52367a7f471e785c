import LayoutModel

/// What words have in common besides their characters: all that decides where they break and how wide they
/// are.
final class WordStyle {
  /// What styles are told apart by.
  struct Key: Hashable {
    /// The faces at a size, with letter spacing; or a measurer without faces.
    var font: Int
    /// The BCP 47 tag.
    var language: String
    /// Where words may be broken.
    var wordBreak: ParagraphStyle.WordBreak
    /// Whether soft hyphens count.
    var hyphens: ParagraphStyle.Hyphens
    /// How white space inside a word that is kept together is treated.
    var whiteSpace: ParagraphStyle.WhiteSpace
  }

  /// The measurer.
  let measurer: TextMeasurer
  /// The language that was asked for.
  let language: String?
  /// The language that counts.
  let tag: String
  /// The number of the style, in the upper half of a word's context.
  let context: UInt32
  /// Whether texts of this style can be put together from words.
  let isFit: Bool
  /// Whether words are shaped with real faces.
  let hasFaces: Bool
  /// Whether words may have to be kept together, so that texts are looked through first.
  let hasRules: Bool
  /// Whether texts beyond the simple scripts are shaped as a whole.
  let isSimpleOnly: Bool
  /// The table of pairs; nil where it does not hold.
  let pairs: PairTable?

  /// The bit of a word's context that says that it runs from right to left.
  static let rightToLeft: UInt32 = 1 << 8
  /// The bit that says that levels were looked at.
  static let hasLevels: UInt32 = 1 << 9
  /// The bit that says that levels differ, and follow the word in its key.
  static let isMixed: UInt32 = 1 << 10

  /// Works out what holds for a measurer and a language.
  init(_ measurer: TextMeasurer, language: String?, tag: String, number: UInt32) {
    self.measurer = measurer
    self.language = language
    self.tag = tag
    context = number << 16
    let paragraph = measurer.paragraph
    let modes: [ParagraphStyle.WhiteSpace] = [.normal, .preWrap, .preLine]
    let isPlain = modes.contains(paragraph.whiteSpace)
    guard case .faces(let faces) = measurer.advances else {
      hasFaces = false
      (isFit, hasRules, isSimpleOnly, pairs) = (isPlain, false, false, nil)
      return
    }
    hasFaces = true
    guard let proof = measurer.proof, proof.simpleSpaces.isInert else {
      (isFit, hasRules, isSimpleOnly, pairs) = (false, false, false, nil)
      return
    }
    isFit = isPlain
    hasRules = !proof.simpleSpaces.rules.isEmpty || !proof.anySpaces.rules.isEmpty
    isSimpleOnly = !proof.anySpaces.isInert
    let holds = paragraph.wordBreak == .normal && faces.first?.face.isDefaultLanguage(tag, proof.pairs) == true
    pairs = holds ? proof.pairs : nil
  }
}
