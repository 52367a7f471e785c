import LayoutModel

extension PreparedTexts {
  /// Bits always dropped: positions are kept in 1/65,536 point unless the text is too long for that.
  private static let leastShift: UInt8 = 4

  /// Ends the text that the context holds, and adds it.
  mutating func finish(_ measurer: TextMeasurer, _ language: String?, _ context: inout TextWorkspace) -> Int {
    context.text.finish()
    let style = measurer.paragraph
    context.analyse(style: style, language: language)
    var text = PreparedText(
      segments: ends.count..<ends.count, clusters: clusterEnds.count..<clusterEnds.count,
      tabs: tabPlaces.count..<tabPlaces.count, boxes: boxEnds.count..<boxEnds.count,
      lineBoxes: lineBoxes.count,
      maxLines: style.maxLines, minLines: style.minLines, lineBox: measurer.lineBox, hyphen: 0, ellipsis: 0,
      space: 0)
    if style.wraps { text.features.insert(.wraps) }
    if style.wraps, style.overflowWrap != .normal { text.features.insert(.breaksWords) }
    if style.whiteSpace == .breakSpaces { text.features.insert(.spacesTakeRoom) }
    if style.truncation == .tail { text.features.insert(.endsInEllipsis) }
    if context.shaped.missesGlyph { text.features.insert(.missesGlyph) }
    if context.shaped.usesFallback { text.features.insert(.usesFallback) }
    draft.reset()
    cut(context, &text)
    addLineBoxes(measurer, context, &text)
    store(measurer, &text)
    texts.append(text)
    return texts.count - 1
  }

  /// Cuts the text into segments, graphemes, tabs and boxes.
  private mutating func cut(_ context: TextWorkspace, _ text: inout PreparedText) {
    let units = context.text.units
    let count = units.count
    let allowed = context.opportunities.allowed
    let advances = context.shaped.advances
    let graphemes = context.shaped.graphemes
    let boxStarts = context.shaped.boxStarts
    let hasBoxes = context.shaped.hasBoxes
    let hasChanges = context.shaped.hasChanges
    let spacesTakeRoom = text.features.contains(.spacesTakeRoom)
    let wantsClusters = text.features.contains(.breaksWords)
    let softHyphens = context.text.highest >= 0xAD
    var position: Int64 = 0
    var visible: Int64 = 0
    var boxStart: Int64 = 0
    var (leastChange, mostChange): (Int64, Int64) = (0, 0)
    var start = 0
    var index = 0
    while index < count {
      if hasBoxes, boxStarts[index] {
        let next = boxStart + FixedLength.roundedUpToGrid(position - boxStart)
        draft.boxEnds.append(position)
        draft.boxNexts.append(next)
        position = next
        boxStart = next
      }
      let unit = units[index]
      if index == start {
        sources.append(context.text.sources[index])
        firstClusters.append(Int32(truncatingIfNeeded: draft.clusterEnds.count))
        kinds.append([])
        visible = position
      }
      let isSpace = BreakOpportunities.isSpace(unit)
      if unit == 0x09 {
        draft.tabPlaces.append(position)
        kinds[kinds.count - 1].insert(.tabs)
      }
      position += advances[index]
      if !isSpace || (spacesTakeRoom && unit != 0x0A) {
        visible = position
        if wantsClusters {
          if graphemes[index] || draft.clusterEnds.isEmpty || index == start {
            draft.clusterEnds.append(position)
            clusterSources.append(context.text.sources[index])
          } else {
            draft.clusterEnds[draft.clusterEnds.count - 1] = position
          }
        }
      }
      index += 1
      // A kept line break ends a segment also where lines do not wrap.
      let isForced = unit == 0x0A
      if isForced || index == count || allowed[index] {
        if isForced {
          kinds[kinds.count - 1].insert(.forced)
          text.features.insert(.forcedBreaks)
        } else if softHyphens, unit == 0xAD, index < count {
          kinds[kinds.count - 1].insert(.softHyphen)
          text.features.insert(.softHyphens)
        }
        let isInside = hasChanges && index < count
        let change = isInside ? context.shaped.endChanges[index] : 0
        leastChange = min(leastChange, change)
        mostChange = max(mostChange, change)
        draft.ends.append(visible + change)
        draft.nexts.append(isInside ? position - context.shaped.startChanges[index] : position)
        start = index
      }
    }
    if mostChange > leastChange { text.features.insert(.endChanges) }
    text.spread = mostChange - leastChange
    if !draft.tabPlaces.isEmpty { text.features.insert(.tabs) }
    if !draft.boxEnds.isEmpty { text.features.insert(.boxes) }
  }

  /// Adds a line box a segment where runs or fallback fonts make lines differ.
  private mutating func addLineBoxes(
    _ measurer: TextMeasurer, _ context: TextWorkspace, _ text: inout PreparedText
  ) {
    let base = measurer.lineBox
    let unitesFallback = context.shaped.usesFallback && context.measurers.contains { $0.unitesFallback }
    let differs =
      unitesFallback || context.attachments.contains { $0 != nil }
      || context.measurers.contains { $0.lineBox != base }
    guard differs else { return }
    let units = context.text.units
    let allowed = context.opportunities.allowed
    let takesRoom = text.features.contains(.spacesTakeRoom)
    let wantsClusters = text.features.contains(.breaksWords)
    draft.clusterBoxes.removeAll(keepingCapacity: true)
    var box = base
    var start = 0
    var run = 0
    for index in units.indices {
      while context.text.runEnds[run] <= index { run += 1 }
      let unitBox = lineBox(of: index, run: run, context, unitesFallback: unitesFallback).union(base)
      box = box.union(unitBox)
      let unit = units[index]
      if wantsClusters, !BreakOpportunities.isSpace(unit) || (takesRoom && unit != 0x0A) {
        if context.shaped.graphemes[index] || draft.clusterBoxes.isEmpty || index == start {
          draft.clusterBoxes.append(unitBox)
        } else {
          draft.clusterBoxes[draft.clusterBoxes.count - 1] = unitBox
        }
      }
      if unit == 0x0A || index + 1 == units.count || allowed[index + 1] {
        lineBoxes.append(box)
        box = base
        start = index + 1
      }
    }
    lineBoxes.append(contentsOf: draft.clusterBoxes)
    text.features.insert(.lineBoxes)
  }

  /// The box of one unit: of its run, and of the face that it has from a fallback list.
  private func lineBox(of index: Int, run: Int, _ context: TextWorkspace, unitesFallback: Bool) -> LineBox {
    if let size = context.attachments[run] { return LineBox(ascent: size.height, descent: 0) }
    let style = context.measurers[run]
    let face = context.shaped.faces[index]
    guard unitesFallback, face > 0 else { return style.lineBox }
    return style.lineBox.union(style.lineBox(ofFace: Int(face)))
  }

  /// Moves the draft's positions into the arrays, in as fine a unit as 31 bits hold.
  private mutating func store(_ measurer: TextMeasurer, _ text: inout PreparedText) {
    let greatest = max(draft.nexts.last ?? 0, draft.ends.last ?? 0)
    var shift = Self.leastShift
    while greatest >> Int64(shift) >= 1 << 30 { shift += 1 }
    text.shift = shift
    let drop = Int64(shift)
    ends.append(contentsOf: draft.ends.lazy.map { Int32(truncatingIfNeeded: $0 >> drop) })
    nexts.append(contentsOf: draft.nexts.lazy.map { Int32(truncatingIfNeeded: $0 >> drop) })
    clusterEnds.append(contentsOf: draft.clusterEnds.lazy.map { Int32(truncatingIfNeeded: $0 >> drop) })
    tabPlaces.append(contentsOf: draft.tabPlaces.lazy.map { Int32(truncatingIfNeeded: $0 >> drop) })
    boxEnds.append(contentsOf: draft.boxEnds.lazy.map { Int32(truncatingIfNeeded: $0 >> drop) })
    boxNexts.append(contentsOf: draft.boxNexts.lazy.map { Int32(truncatingIfNeeded: $0 >> drop) })
    text.segments = text.segments.lowerBound..<ends.count
    text.clusters = text.clusters.lowerBound..<clusterEnds.count
    text.tabs = text.tabs.lowerBound..<tabPlaces.count
    text.boxes = text.boxes.lowerBound..<boxEnds.count
    text.spread >>= drop
    text.hyphen = measurer.hyphen >> drop
    text.ellipsis = measurer.ellipsis >> drop
    text.space = (measurer.space + measurer.letterSpacing) >> drop
  }
}
