import CHarfBuzz
import LayoutModel

extension TextWorkspace {
  /// Shapes a word of the loaded text and keeps it under a key; nil when the table is full.
  mutating func makeWord(
    _ first: Int, _ length: Int, _ key: UnsafePointer<UInt8>, _ keyLength: Int, _ style: WordStyle, context: UInt32,
    script: UInt32, hash: UInt64
  ) -> UnsafeMutablePointer<UInt32>? {
    let word = UnsafeBufferPointer(start: UnsafePointer(assembly.bytes + first), count: length)
    if let pairs = style.pairs, table.scripts[Int(script)] == HB_SCRIPT_LATIN.rawValue,
      context & (WordStyle.isMixed | WordStyle.rightToLeft) == 0, pairs.isExact(for: word)
    {
      if !hasBreak(word) {
        return keepPairs(word, pairs, style.measurer, context: context, hash: hash, script: script)
      }
      if addPairs(word, pairs, style.measurer) {
        return keep(key, keyLength, context: context, hash: hash, traits: [], script: script)
      }
    }
    start(style.measurer.paragraph.whiteSpace)
    text.append(word.span, 0..<length)
    text.finish()
    measurers.append(style.measurer)
    attachments.append(nil)
    let hasLevels = context & WordStyle.hasLevels != 0
    if !hasLevels && text.mayBeRightToLeft || text.hasFractionSlash || text.units.isEmpty || joinsSpace() {
      draft.start()
      let isLevels = !hasLevels && text.mayBeRightToLeft
      return keep(
        key, keyLength, context: context, hash: hash, traits: isLevels ? .needsLevels : .needsText, script: script)
    }
    levels.removeAll(keepingCapacity: true)
    if hasLevels { for source in text.sources { levels.append(assembly.levels[first + Int(source)]) } }
    analyseWord(style, after: table.scripts[Int(script)])
    draft.cut(text, shaped, opportunities, style.measurer.paragraph)
    var traits = WordTraits()
    if shaped.usesFallback { traits.insert(.usesFallback) }
    if shaped.missesGlyph { traits.insert(.missesGlyph) }
    if shaped.usesLastResort { traits.insert(.usesLastResort) }
    var after = script
    if case .faces(let faces) = style.measurer.advances {
      findFallbackBoxes(faces)
      after = table.number(ofScript: scripts.last)
    }
    if !draft.boxes.isEmpty { traits.insert(.hasBoxes) }
    let isEven = draft.isEven && (draft.boxes.isEmpty || draft.mostChange == draft.leastChange)
    if draft.reach >= 1 << 46 || !isEven || !hasPiecesOfBoxes() {
      draft.start()
      traits = .needsText
    }
    return keep(key, keyLength, context: context, hash: hash, traits: traits, script: after)
  }

  /// Whether every box of the draft ends with a piece, so that pieces can be moved apart.
  private func hasPiecesOfBoxes() -> Bool {
    draft.segments.reduce(0) { $0 + ($1.endsBox ? 1 : 0) } == draft.boxes.count
  }

  /// Whether the first character makes one grapheme with a space before it.
  private func joinsSpace() -> Bool {
    guard let first = text.units.first, first >= 0x300 else { return false }
    let units = [0x20] + text.units.prefix(2)
    var starts = [Bool](repeating: false, count: units.count)
    iterators.markGraphemes(of: units, in: &starts)
    return !starts[1]
  }

  /// Whether a line may end inside an ASCII word.
  private func hasBreak(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in word.indices.dropFirst() {
      let before = index > 1 ? UInt16(word[index - 2]) : 0
      if BreakOpportunities.decideAscii(UInt16(word[index - 1]), UInt16(word[index]), before: before) == true {
        return true
      }
    }
    return false
  }

  /// Keeps a word in one piece of characters that are only kerned in pairs; nil when the table is full.
  private mutating func keepPairs(
    _ word: UnsafeBufferPointer<UInt8>, _ pairs: PairTable, _ measurer: TextMeasurer, context: UInt32, hash: UInt64,
    script: UInt32
  ) -> UnsafeMutablePointer<UInt32>? {
    guard case .faces(let faces) = measurer.advances, let bytes = word.baseAddress else { return nil }
    let (face, spacing) = (faces[0], measurer.letterSpacing)
    let count = word.count
    let key = WordTable.headerCount + WordTable.keyCount(count)
    guard let entry = table.insert(bytes, count, context: context, hash: hash, count: key + 1 + count) else {
      return nil
    }
    entry[key] = GraphemeList.head(count, offsets: false, boxes: false)
    var position: Int64 = 0
    var isEven = true
    pairs.advances.withUnsafeBufferPointer { advances in
      pairs.kerns.withUnsafeBufferPointer { kerns in
        for index in 0..<count {
          let own = Int(bytes[index])
          let kern = index + 1 < count ? kerns[own << 7 | Int(bytes[index + 1])] : 0
          position += face.length(fontUnits: Double(advances[own] + kern)) + spacing
          if position < 0 { isEven = false }
          let end = Int32(truncatingIfNeeded: position >> Int64(PreparedText.leastShift))
          entry[key + 1 + index] = UInt32(bitPattern: end)
        }
      }
    }
    let traits: WordTraits = isEven ? .isSimple : .needsText
    entry[2] = UInt32(traits.rawValue) | script << 16
    entry[3] = UInt32(truncatingIfNeeded: position)
    entry[4] = UInt32(truncatingIfNeeded: position >> 32)
    (entry[5], entry[6]) = (0, 0)
    return entry
  }

  /// Fills the draft with a word of characters that are only kerned in pairs; false for other words.
  private mutating func addPairs(
    _ bytes: UnsafeBufferPointer<UInt8>, _ pairs: PairTable, _ measurer: TextMeasurer
  ) -> Bool {
    guard case .faces(let faces) = measurer.advances else { return false }
    let face = faces[0]
    draft.start()
    var position: Int64 = 0
    var segment = TextDraft.Segment(start: 0, end: 0, next: 0, offset: 0, unit: 0, firstCluster: 0, mark: [])
    for (index, byte) in bytes.enumerated() {
      let own = pairs.advances[Int(byte)]
      let isLast = index + 1 == bytes.count
      let kern = isLast ? 0 : pairs.kerns[Int(byte) * 128 + Int(bytes[index + 1])]
      let advance = face.length(fontUnits: Double(own + kern))
      position += advance + measurer.letterSpacing
      draft.reach = max(draft.reach, abs(position))
      draft.clusters.append(TextDraft.Cluster(end: position, offset: Int32(index), unit: index))
      let breaks =
        isLast
        || BreakOpportunities.decideAscii(
          UInt16(byte), UInt16(bytes[index + 1]), before: index > 0 ? UInt16(bytes[index - 1]) : 0) == true
      guard breaks else { continue }
      // A line that ends here loses the kern across its end.
      let change = kern == 0 ? 0 : face.length(fontUnits: Double(own)) - advance
      draft.leastChange = min(draft.leastChange, change)
      draft.mostChange = max(draft.mostChange, change)
      segment.end = position + change
      segment.next = position
      draft.segments.append(segment)
      segment = TextDraft.Segment(
        start: position, end: position, next: position, offset: Int32(index + 1), unit: index + 1,
        firstCluster: index + 1, mark: [])
    }
    draft.advance = position
    return draft.reach < 1 << 46 && draft.isEven
  }

  /// Writes the draft into the table; nil when that is full.
  private mutating func keep(
    _ bytes: UnsafePointer<UInt8>, _ length: Int, context: UInt32, hash: UInt64, traits: WordTraits, script: UInt32
  ) -> UnsafeMutablePointer<UInt32>? {
    var traits = traits
    let pages = table.pages
    let segments = draft.segments
    let hasChanges = draft.mostChange > draft.leastChange
    let isSimple =
      segments.count == 1 && segments[0].end == draft.advance && segments[0].mark == []
      && !hasChanges && traits.isEmpty
    if isSimple { traits = .isSimple }
    if hasChanges { traits.insert(.endChanges) }
    if segments.contains(where: { $0.mark.contains(.softHyphen) }) { traits.insert(.softHyphens) }
    let key = WordTable.headerCount + WordTable.keyCount(length)
    let pieces = isSimple ? 0 : segments.count * WordTable.pieceCount
    var size = key + pieces
    for place in segments.indices {
      let range = draft.clusters(of: place)
      size += GraphemeList.size(range.count, offsets: hasOffsets(range, place), boxes: draft.hasLineBoxes)
    }
    var boxes: [UInt32] = []
    if draft.hasLineBoxes {
      for box in segments.map(\.lineBox) + draft.clusters.map(\.lineBox) {
        guard let number = pages.number(of: box) else { return nil }
        boxes.append(number)
      }
    }
    guard let entry = table.insert(bytes, length, context: context, hash: hash, count: size) else { return nil }
    entry[1] |= UInt32(isSimple ? 0 : segments.count) << 16
    entry[2] = UInt32(traits.rawValue) | script << 16
    entry[3] = UInt32(truncatingIfNeeded: draft.advance)
    entry[4] = UInt32(truncatingIfNeeded: draft.advance >> 32)
    entry[5] = UInt32(bitPattern: Int32(truncatingIfNeeded: draft.leastChange))
    entry[6] = UInt32(bitPattern: Int32(truncatingIfNeeded: draft.mostChange))
    var list = key + pieces
    for (place, segment) in segments.enumerated() {
      if !isSimple {
        let numbers = entry + key + place * WordTable.pieceCount
        // Pieces of several boxes count from their own starts, and not beyond the ends of their boxes.
        let origin = traits.contains(.hasBoxes) ? segment.start : 0
        let next = segment.mark.contains(.joined) ? segment.end : segment.next
        let (end, after) = (segment.end - origin, next - origin)
        numbers[0] = UInt32(truncatingIfNeeded: end)
        numbers[1] = UInt32(truncatingIfNeeded: after)
        numbers[5] = UInt32(UInt16(truncatingIfNeeded: end >> 32)) | UInt32(truncatingIfNeeded: after >> 32) << 16
        numbers[2] = UInt32(bitPattern: segment.offset)
        numbers[3] =
          UInt32(segment.mark.rawValue) << 16 | (segment.endsBox ? 1 << 24 : 0) | (boxes.isEmpty ? 0 : boxes[place])
        numbers[4] = entry[7] + UInt32(list)
      }
      list += writeGraphemes(of: place, at: entry + list, boxes.dropFirst(segments.count))
    }
    return entry
  }

  /// Whether graphemes are not one byte each.
  private func hasOffsets(_ clusters: Range<Int>, _ segment: Int) -> Bool {
    for (place, cluster) in clusters.enumerated()
    where Int(draft.clusters[cluster].offset - draft.segments[segment].offset) != place {
      return true
    }
    return false
  }

  /// Writes the graphemes of a segment; returns the numbers written.
  private func writeGraphemes(of place: Int, at list: UnsafeMutablePointer<UInt32>, _ boxes: ArraySlice<UInt32>)
    -> Int
  {
    let segment = draft.segments[place]
    let range = draft.clusters(of: place)
    let hasOffsets = hasOffsets(range, place)
    list[0] = GraphemeList.head(range.count, offsets: hasOffsets, boxes: draft.hasLineBoxes)
    var next = 1
    for cluster in draft.clusters[range] {
      let end = (cluster.end - segment.start) >> Int64(PreparedText.leastShift)
      list[next] = UInt32(bitPattern: Int32(truncatingIfNeeded: end))
      next += 1
    }
    if hasOffsets {
      for cluster in draft.clusters[range] {
        list[next] = UInt32(bitPattern: cluster.offset - segment.offset)
        next += 1
      }
    }
    if draft.hasLineBoxes {
      for cluster in range {
        list[next] = boxes[boxes.startIndex + cluster]
        next += 1
      }
    }
    return next
  }
}
