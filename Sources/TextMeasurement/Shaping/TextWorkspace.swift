import LayoutModel

/// What a `TextContext` holds: the text in work and the tools for it.
///
/// A structure, so that the loops over units inside its methods work on memory that nothing else can reach.
struct TextWorkspace {
  /// The text being prepared.
  var text = ParagraphText()
  /// Where it may break.
  var opportunities = BreakOpportunities()
  /// What its shaping gave.
  var shaped = ShapedText()
  /// The measurer of each run.
  var measurers: [TextMeasurer] = []
  /// The size of each run that is an attachment.
  var attachments: [Size?] = []
  /// Embedding levels; empty when all units run from left to right.
  var levels: [UInt8] = []
  /// Scripts; empty when one serves the whole text.
  var scripts = ScriptRuns()
  /// Spaces that the first face looks across; empty when it looks across none.
  var gluedSpaces: [Bool] = []
  /// The items that faces shaped.
  var items: [ShapingItem] = []
  /// What shaping a part of an item again gave.
  var reshaped = ShapedText()
  /// The text, or the word of it, cut at its opportunities.
  var draft = TextDraft()
  /// Words seen before, by their bytes.
  var table: WordTable
  /// Memory for putting texts together from words.
  let assembly = TextAssembly()
  /// What words of the text before had in common.
  var style: WordStyle?
  /// The numbers of styles met so far.
  var styleNumbers: [WordStyle.Key: UInt32] = [:]
  /// Words seen before, by their units; for texts that cannot be put together from whole words.
  var words = WordCaches()
  /// Whether words are shaped apart where that changes nothing; off to compare.
  var splitsWords = true
  /// The language of the text.
  var language = "en"
  /// ICU's iterators.
  let iterators = BreakIterators()
  /// ICU's bidirectional state.
  let bidi = BidiLevels()
  /// HarfBuzz's buffer.
  let shaper = Shaper()

  /// Starts with nothing seen; words take at most `pageLimit` pages of 256 KiB.
  init(pageLimit: Int) { table = WordTable(pageLimit: pageLimit) }

  /// Forgets the text.
  mutating func start(_ whiteSpace: ParagraphStyle.WhiteSpace) {
    text.reset(whiteSpace: whiteSpace)
    measurers.removeAll(keepingCapacity: true)
    attachments.removeAll(keepingCapacity: true)
  }
}
