import LayoutModel

/// Prepared paragraphs in one arena: shaped once, then laid out at any width by arithmetic alone.
///
/// A text is cut into segments at its break opportunities. Each keeps where its visible part ends and where
/// the next segment starts, as distances from the start of the text if it were one line; greedy breaking then
/// only compares numbers. Texts lie one after another in the arrays.
public struct PreparedTexts {
  /// What a segment ends with, as bits.
  struct SegmentKind: OptionSet {
    /// The bits.
    let rawValue: UInt8

    /// A line break that is kept.
    static let forced = SegmentKind(rawValue: 1)
    /// A soft hyphen.
    static let softHyphen = SegmentKind(rawValue: 2)
    /// White space with tabs in it.
    static let tabs = SegmentKind(rawValue: 4)
  }

  /// The texts.
  var texts: [PreparedText] = []
  /// Where the visible part of each segment ends.
  var ends: [Int32] = []
  /// Where the white space after each segment ends.
  var nexts: [Int32] = []
  /// The UTF-8 offset of each segment.
  var sources: [Int32] = []
  /// The first grapheme of each segment, counted from the text's first.
  var firstClusters: [Int32] = []
  /// What each segment ends with.
  var kinds: [SegmentKind] = []
  /// Where each grapheme ends.
  var clusterEnds: [Int32] = []
  /// The UTF-8 offset of each grapheme.
  var clusterSources: [Int32] = []
  /// Where each tab stands, were all tabs without width.
  var tabPlaces: [Int32] = []
  /// Where each box ends, before its width is rounded up.
  var boxEnds: [Int32] = []
  /// Where the box after each starts.
  var boxNexts: [Int32] = []
  /// The box of a line of each segment, for texts whose lines differ in height.
  var lineBoxes: [LineBox] = []
  /// Positions of the text being added, in fixed units.
  var draft = Draft()

  /// Creates an empty arena.
  public init() {}

  /// How many texts there are.
  public var count: Int { texts.count }

  /// Forgets all texts and keeps the room they took.
  public mutating func removeAll() {
    texts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    nexts.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    firstClusters.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    clusterEnds.removeAll(keepingCapacity: true)
    clusterSources.removeAll(keepingCapacity: true)
    tabPlaces.removeAll(keepingCapacity: true)
    boxEnds.removeAll(keepingCapacity: true)
    boxNexts.removeAll(keepingCapacity: true)
    lineBoxes.removeAll(keepingCapacity: true)
  }

  /// Whether a character of a text has no glyph in any font.
  public func missesGlyph(_ index: Int) -> Bool { texts[index].features.contains(.missesGlyph) }

  /// Whether a text uses a font other than the first.
  public func usesFallback(_ index: Int) -> Bool { texts[index].features.contains(.usesFallback) }

  /// Whether a text has nothing to show: no characters, or only white space that collapses.
  public func isEmpty(_ index: Int) -> Bool { texts[index].segments.isEmpty }

  /// Prepares a text in one style.
  ///
  /// - Parameters:
  ///   - text: UTF-8, which need not be well formed.
  ///   - language: The BCP 47 tag; nil for the paragraph's own.
  ///   - measurer: The font and the paragraph's rules.
  ///   - context: The thread's tools.
  /// - Returns: The text's index.
  /// - Complexity: O(*n*) in the bytes of the text.
  public mutating func append(
    _ text: borrowing Span<UInt8>, language: String? = nil, measurer: TextMeasurer, context: TextContext
  ) -> Int {
    context.workspace.text.reset(whiteSpace: measurer.paragraph.whiteSpace)
    context.workspace.measurers.removeAll(keepingCapacity: true)
    context.workspace.attachments.removeAll(keepingCapacity: true)
    context.workspace.text.append(text, 0..<text.count)
    context.workspace.measurers.append(measurer)
    context.workspace.attachments.append(nil)
    return finish(measurer, language, &context.workspace)
  }

  /// Prepares a text of several runs, which break as one text.
  ///
  /// - Parameters:
  ///   - text: The bytes that the runs lie in.
  ///   - runs: The runs in order.
  ///   - language: The BCP 47 tag; nil for the paragraph's own.
  ///   - measurer: The paragraph's font, which every line is at least as tall as, and its rules.
  ///   - context: The thread's tools.
  /// - Returns: The text's index.
  public mutating func append(
    _ text: borrowing Span<UInt8>, runs: [TextRun], language: String? = nil, measurer: TextMeasurer,
    context: TextContext
  ) -> Int {
    context.workspace.text.reset(whiteSpace: measurer.paragraph.whiteSpace)
    context.workspace.measurers.removeAll(keepingCapacity: true)
    context.workspace.attachments.removeAll(keepingCapacity: true)
    for run in runs {
      if run.attachment != nil {
        context.workspace.text.appendAttachment(at: run.utf8.lowerBound)
      } else {
        context.workspace.text.append(text, run.utf8)
      }
      context.workspace.measurers.append(run.measurer)
      context.workspace.attachments.append(run.attachment)
    }
    return finish(measurer, language, &context.workspace)
  }

  /// Prepares a string in one style.
  public mutating func append(
    _ text: String, language: String? = nil, measurer: TextMeasurer, context: TextContext
  ) -> Int {
    let bytes = Array(text.utf8)
    return append(bytes.span, language: language, measurer: measurer, context: context)
  }
}
