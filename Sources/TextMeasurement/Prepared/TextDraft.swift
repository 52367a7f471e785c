import LayoutModel

/// A text, or a word of one, cut at its break opportunities: positions in fixed units of 64 bits from its
/// start.
struct TextDraft {
  /// What lies between two opportunities.
  struct Segment {
    /// Where it starts.
    var start: Int64
    /// Where its visible part ends.
    var end: Int64
    /// Where the next one starts.
    var next: Int64
    /// The UTF-8 offset of its first character.
    var offset: Int32
    /// Its first unit.
    var unit: Int
    /// Its first grapheme.
    var firstCluster: Int
    /// The kind of its end; spaces are not counted here.
    var mark: SegmentMark
    /// Whether a box ends right after it.
    var endsBox = false
    /// What its faces and attachments need of a line.
    var lineBox = LineBox.none
  }

  /// A grapheme that shows.
  struct Cluster {
    /// Where it ends.
    var end: Int64
    /// The UTF-8 offset of its first character.
    var offset: Int32
    /// Its first unit.
    var unit: Int
    /// What its faces and attachments need of a line.
    var lineBox = LineBox.none
  }

  /// The end of a box whose width is rounded up.
  struct Box {
    /// Where it ends, before rounding.
    var end: Int64
    /// Where the next one starts.
    var next: Int64
  }

  /// The segments.
  var segments: [Segment] = []
  /// The graphemes.
  var clusters: [Cluster] = []
  /// Where each tab stands.
  var tabPlaces: [Int64] = []
  /// The ends of boxes.
  var boxes: [Box] = []
  /// The width of all.
  var advance: Int64 = 0
  /// The greatest distance of any position from the start.
  var reach: Int64 = 0
  /// The least that a line's end inside a word adds.
  var leastChange: Int64 = 0
  /// The most that it adds.
  var mostChange: Int64 = 0
  /// Whether line boxes matter.
  var hasLineBoxes = false

  /// Whether no segment ends before one that precedes it.
  var isEven: Bool {
    var last: Int64 = 0
    for segment in segments {
      if segment.end < last { return false }
      last = segment.end
    }
    return advance >= last
  }

  /// The graphemes of a segment.
  func clusters(of segment: Int) -> Range<Int> {
    let end = segment + 1 < segments.count ? segments[segment + 1].firstCluster : clusters.count
    return segments[segment].firstCluster..<end
  }

  /// Cuts a text into segments, graphemes, tabs and boxes.
  mutating func cut(
    _ text: borrowing ParagraphText, _ shaped: borrowing ShapedText, _ opportunities: borrowing BreakOpportunities,
    _ style: ParagraphStyle
  ) {
    start()
    let spacesTakeRoom = style.whiteSpace == .breakSpaces
    let count = text.units.count
    let hasChanges = shaped.hasChanges
    var position: Int64 = 0
    var isStart = true
    for index in 0..<count {
      if shaped.hasBoxes, shaped.boxStarts[index] {
        let next = FixedLength.roundedUpToGrid(position)
        boxes.append(Box(end: position, next: next))
        if !BreakOpportunities.isSpace(text.units[index]), !BreakOpportunities.isSpace(text.units[index - 1]) {
          segments[segments.count - 1].endsBox = true
          if !isStart {
            segments[segments.count - 1].mark.insert(.joined)
            segments[segments.count - 1].next = next
            isStart = true
          }
        }
        position = next
      }
      let unit = text.units[index]
      let offset = text.sources[index]
      if isStart {
        segments.append(
          Segment(
            start: position, end: position, next: position, offset: offset, unit: index, firstCluster: clusters.count,
            mark: []))
      }
      let last = segments.count - 1
      if unit == 0x09 {
        tabPlaces.append(position)
        segments[last].mark.insert(.tabs)
      }
      position += shaped.advances[index]
      reach = max(reach, abs(position))
      if !BreakOpportunities.isSpace(unit) || (spacesTakeRoom && unit != 0x0A) {
        segments[last].end = position
        if shaped.graphemes[index] || isStart || clusters.isEmpty {
          clusters.append(Cluster(end: position, offset: offset, unit: index))
        } else {
          clusters[clusters.count - 1].end = position
        }
      }
      // A kept line break ends a segment also where lines do not wrap.
      let isForced = unit == 0x0A
      isStart = isForced || index + 1 == count || opportunities.allowed[index + 1]
      guard isStart else { continue }
      segments[last].next = position
      if isForced {
        segments[last].mark.insert(.forced)
      } else if unit == 0xAD, index + 1 < count {
        segments[last].mark.insert(.softHyphen)
      }
      if hasChanges, index + 1 < count { addChanges(at: index + 1, shaped) }
    }
    advance = position
  }

  /// Adds what a line break before a unit changes, to the last segment.
  private mutating func addChanges(at index: Int, _ shaped: borrowing ShapedText) {
    let last = segments.count - 1
    let change = shaped.endChanges[index]
    leastChange = min(leastChange, change)
    mostChange = max(mostChange, change)
    segments[last].end += change
    segments[last].next -= shaped.startChanges[index]
    reach = max(reach, abs(segments[last].end), abs(segments[last].next))
  }

  /// Forgets everything.
  mutating func start() {
    segments.removeAll(keepingCapacity: true)
    clusters.removeAll(keepingCapacity: true)
    tabPlaces.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    (advance, reach, leastChange, mostChange, hasLineBoxes) = (0, 0, 0, 0, false)
  }
}
