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
  /// The items that faces shaped.
  var items: [ShapingItem] = []
  /// What shaping a part of an item again gave.
  var reshaped = ShapedText()
  /// Words seen before.
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
}
