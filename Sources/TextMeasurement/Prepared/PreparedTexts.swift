import LayoutModel

/// Prepared paragraphs in one arena: shaped once, then laid out at any width by arithmetic alone.
///
/// A text is cut into segments at its break opportunities. Each keeps where its visible part ends, as a
/// distance from the start of the text if it were one line, and how many spaces follow; greedy breaking then
/// only compares numbers. Texts lie one after another in the arrays; a segment takes nine bytes.
public struct PreparedTexts {
  /// The texts.
  var texts: [PreparedText] = []
  /// Where the visible part of each segment ends.
  var ends: [Int32] = []
  /// What each segment ends with.
  var marks: [UInt8] = []
  /// Where the graphemes of each segment are, in pages of words or in `graphemes`; 0 for none.
  var references: [UInt32] = []
  /// The UTF-8 offset of each segment, if offsets are kept.
  var offsets: [Int32] = []
  /// Segments after which more than spaces lies, in order.
  var listedSegments: [Int] = []
  /// Where the segment after each of those starts.
  var listedStarts: [Int32] = []
  /// The rules of each measurer used.
  var rules: [LineRules] = []
  /// The measurers used; kept, so that none other takes a place in memory that `places` knows.
  var measurers: [TextMeasurer] = []
  /// The place of each measurer.
  var places: [ObjectIdentifier: Int] = [:]
  /// Pages of words that texts point into.
  var pages: [WordPages] = []
  /// What only some texts have.
  var extras: [TextExtras] = []
  /// Graphemes of texts that are not made of words.
  var graphemes: [UInt32] = [0]
  /// Where each tab stands, were all tabs without width.
  var tabPlaces: [Int32] = []
  /// Where each box ends, before its width is rounded up.
  var boxEnds: [Int32] = []
  /// Where the box after each starts.
  var boxNexts: [Int32] = []
  /// The number of the line box of each segment, for texts whose lines differ in height.
  var segmentBoxes: [UInt16] = []
  /// The line boxes that texts not made of words refer to; the first is that of no box.
  var ownBoxes: [LineBox] = [.none]
  /// Whether offsets are kept.
  let keepsOffsets: Bool

  /// Creates an empty arena.
  ///
  /// - Parameter keepsOffsets: Whether `lineStarts(of:width:)` will be asked, which else answers nothing; costs
  ///   four bytes a segment.
  public init(keepsOffsets: Bool = false) { self.keepsOffsets = keepsOffsets }

  /// How many texts there are.
  public var count: Int { texts.count }

  /// Bytes that the texts take, without the words that the context keeps and without spare room.
  public var byteCount: Int {
    texts.count * MemoryLayout<PreparedText>.stride + ends.count * 9 + offsets.count * 4
      + listedSegments.count * 12 + extras.count * MemoryLayout<TextExtras>.stride + graphemes.count * 4
      + tabPlaces.count * 4 + boxEnds.count * 8 + segmentBoxes.count * 2
  }

  /// Forgets all texts and keeps the room they took.
  public mutating func removeAll() {
    texts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    listedSegments.removeAll(keepingCapacity: true)
    listedStarts.removeAll(keepingCapacity: true)
    rules.removeAll(keepingCapacity: true)
    measurers.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    pages.removeAll(keepingCapacity: true)
    extras.removeAll(keepingCapacity: true)
    graphemes.removeSubrange(1...)
    tabPlaces.removeAll(keepingCapacity: true)
    boxEnds.removeAll(keepingCapacity: true)
    boxNexts.removeAll(keepingCapacity: true)
    segmentBoxes.removeAll(keepingCapacity: true)
    ownBoxes.removeSubrange(1...)
  }

  /// Whether a character of a text has no glyph in any font.
  public func missesGlyph(_ index: Int) -> Bool { texts[index].features.contains(.missesGlyph) }

  /// Whether a text uses a font other than the first.
  public func usesFallback(_ index: Int) -> Bool { texts[index].features.contains(.usesFallback) }

  /// Whether a text uses a font that its description does not name, one of the engine's last resort.
  public func usesLastResort(_ index: Int) -> Bool { texts[index].features.contains(.usesLastResort) }

  /// Whether a text has nothing to show: no characters, or only white space that collapses.
  public func isEmpty(_ index: Int) -> Bool { texts[index].count == 0 }

  /// The place of a measurer's rules.
  mutating func place(of measurer: TextMeasurer) -> UInt32 {
    if let last = measurers.last, last === measurer { return UInt32(measurers.count - 1) }
    let identity = ObjectIdentifier(measurer)
    if let known = places[identity] { return UInt32(known) }
    places[identity] = measurers.count
    measurers.append(measurer)
    rules.append(LineRules(measurer))
    return UInt32(measurers.count - 1)
  }

  /// Where the segment after one starts, in the text's units.
  @inline(__always)
  func next(after segment: Int, _ text: PreparedText, space: Int64) -> Int64 {
    let spaces = marks[segment] & 15
    if spaces == SegmentMark.listed { return listedStart(after: segment) }
    return Int64(ends[segment]) + (Int64(spaces) * space) >> Int64(text.shift)
  }

  /// A start that is listed by itself.
  private func listedStart(after segment: Int) -> Int64 {
    var (low, high) = (0, listedSegments.count)
    while low < high {
      let middle = (low + high) / 2
      if listedSegments[middle] < segment { low = middle + 1 } else { high = middle }
    }
    return Int64(listedStarts[low])
  }
}
