import LayoutModel

/// What words have in common besides their characters: all that decides where they break and how wide they
/// are.
struct WordStyle {
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
  var measurer: TextMeasurer
  /// The language that was asked for.
  var language: String?
  /// The language that counts.
  var tag: String
  /// The number of the style, in the upper half of a word's context.
  var context: UInt32
  /// Whether texts of this style can be put together from words.
  var isFit: Bool
  /// Whether words may have to be kept together, so that texts are looked through first.
  var hasRules: Bool
  /// Whether texts beyond the simple scripts are shaped as a whole.
  var isSimpleOnly: Bool
  /// The table of pairs; nil where it does not hold.
  var pairs: PairTable?
}
