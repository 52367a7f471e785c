import LayoutModel

extension PreparedTexts {
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
    if context.workspace.assemble(text, language, measurer, into: &self) { return texts.count - 1 }
    context.workspace.start(measurer.paragraph.whiteSpace)
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
    context.workspace.start(measurer.paragraph.whiteSpace)
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

  /// Ends the text that the context holds, and adds it.
  private mutating func finish(
    _ measurer: TextMeasurer, _ language: String?, _ context: inout TextWorkspace
  ) -> Int {
    context.text.finish()
    context.analyse(style: measurer.paragraph, language: language)
    context.draft.cut(context.text, context.shaped, context.opportunities, measurer.paragraph)
    let place = place(of: measurer)
    let rules = rules[Int(place)]
    var text = PreparedText(first: UInt32(ends.count), count: 0, rules: place)
    text.features = rules.features.union(.ownsGraphemes)
    if context.shaped.missesGlyph { text.features.insert(.missesGlyph) }
    if context.shaped.usesFallback { text.features.insert(.usesFallback) }
    if context.shaped.usesLastResort { text.features.insert(.usesLastResort) }
    context.findLineBoxes(base: measurer.lineBox)
    store(context.draft, rules, &text)
    texts.append(text)
    return texts.count - 1
  }

  /// Moves a draft into the arrays, in as fine a unit as 31 bits hold.
  private mutating func store(_ draft: TextDraft, _ rules: LineRules, _ text: inout PreparedText) {
    while draft.reach >> Int64(text.shift) >= 1 << 30 { text.shift += 1 }
    let drop = Int64(text.shift)
    text.count = UInt32(draft.segments.count)
    for (place, segment) in draft.segments.enumerated() {
      ends.append(Int32(truncatingIfNeeded: segment.end >> drop))
      var mark = segment.mark
      let gap = segment.next - segment.end
      if gap != 0 {
        let spaces = rules.space > 0 ? gap / rules.space : 0
        if (1..<15).contains(spaces), spaces * rules.space == gap {
          mark.formUnion(SegmentMark(spaces: UInt8(spaces)))
        } else {
          mark.formUnion(SegmentMark(spaces: SegmentMark.listed))
          listedSegments.append(ends.count - 1)
          listedStarts.append(Int32(truncatingIfNeeded: segment.next >> drop))
        }
      }
      marks.append(mark.rawValue)
      if mark.contains(.forced) { text.features.insert(.forcedBreaks) }
      if mark.contains(.softHyphen) { text.features.insert(.softHyphens) }
      if keepsOffsets { offsets.append(segment.offset) }
      let clusters = draft.clusters(of: place)
      if rules.features.contains(.breaksWords), !clusters.isEmpty {
        references.append(UInt32(graphemes.count))
        appendGraphemes(draft, clusters, from: segment.start, drop: drop, offset: segment.offset)
      } else {
        references.append(0)
      }
    }
    if draft.mostChange > draft.leastChange { text.features.insert(.endChanges) }
    if !draft.tabPlaces.isEmpty { text.features.insert(.tabs) }
    if !draft.boxes.isEmpty { text.features.insert(.boxes) }
    if draft.hasLineBoxes { text.features.insert(.lineBoxes) }
    if !draft.isEven { text.features.insert(.uneven) }
    guard !text.features.isDisjoint(with: [.endChanges, .tabs, .boxes, .lineBoxes]) else { return }
    var extra = TextExtras()
    extra.spread = (draft.mostChange - draft.leastChange) >> drop
    tabPlaces.append(contentsOf: draft.tabPlaces.lazy.map { Int32(truncatingIfNeeded: $0 >> drop) })
    extra.tabs = tabPlaces.count - draft.tabPlaces.count..<tabPlaces.count
    boxEnds.append(contentsOf: draft.boxes.lazy.map { Int32(truncatingIfNeeded: $0.end >> drop) })
    boxNexts.append(contentsOf: draft.boxes.lazy.map { Int32(truncatingIfNeeded: $0.next >> drop) })
    extra.boxes = boxEnds.count - draft.boxes.count..<boxEnds.count
    extra.lineBoxes = segmentBoxes.count
    if draft.hasLineBoxes {
      for segment in draft.segments { segmentBoxes.append(ownBox(segment.lineBox)) }
    }
    text.extras = Int32(extras.count)
    extras.append(extra)
  }

  /// Adds the graphemes of a segment: a head of their number and kinds, where each ends counted from the
  /// segment's start, then the offset of each, then the number of its line box.
  private mutating func appendGraphemes(
    _ draft: TextDraft, _ clusters: Range<Int>, from start: Int64, drop: Int64, offset: Int32
  ) {
    graphemes.append(
      GraphemeList.head(clusters.count, offsets: true, boxes: draft.hasLineBoxes))
    for cluster in clusters {
      graphemes.append(
        UInt32(bitPattern: Int32(truncatingIfNeeded: (draft.clusters[cluster].end - start) >> drop)))
    }
    for cluster in clusters {
      graphemes.append(UInt32(bitPattern: draft.clusters[cluster].offset - offset))
    }
    guard draft.hasLineBoxes else { return }
    for cluster in clusters { graphemes.append(UInt32(ownBox(draft.clusters[cluster].lineBox))) }
  }

  /// The number of one of the arena's own line boxes; beyond 65,535 different ones, the first stands in.
  private mutating func ownBox(_ box: LineBox) -> UInt16 {
    if let known = ownBoxes.lastIndex(of: box) { return UInt16(truncatingIfNeeded: known) }
    guard ownBoxes.count < 0xFFFF else { return 0 }
    ownBoxes.append(box)
    return UInt16(ownBoxes.count - 1)
  }
}
