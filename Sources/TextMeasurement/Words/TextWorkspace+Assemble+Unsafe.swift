// Longer than other files: one pass over the bytes of a text, whose steps share its raw buffers and are of no use apart.
import CHarfBuzz
import LayoutModel

extension TextWorkspace {
  /// The longest text that is put together from words, in bytes.
  private static let longestText = 1 << 15

  /// What came of putting a text together.
  private enum Outcome {
    /// It is done.
    case done
    /// It cannot be done.
    case failed
    /// It has words from right to left, and needs levels.
    case needsLevels
    /// The table of words was full; it is empty now, and the text is to be begun again.
    case forgot
  }

  /// Puts a text together from words that were shaped before, and adds it; false, with nothing done, for a
  /// text that is to be shaped as a whole.
  ///
  /// A text of words, spaces and line breaks that runs from left to right is the sum of its words, if the
  /// first face does nothing across spaces but what `SpaceRules` find.
  mutating func assemble(
    _ text: borrowing Span<UInt8>, _ language: String?, _ measurer: TextMeasurer, into texts: inout PreparedTexts
  ) -> Bool {
    guard splitsWords, text.count <= Self.longestText else { return false }
    if style == nil || style?.measurer !== measurer || style?.language != language {
      style = makeStyle(measurer, language)
    }
    guard let style, style.isFit else { return false }
    text.withUnsafeBufferPointer { assembly.load($0) }
    if style.isSimpleOnly, hasComplexScripts(text.count) { return false }
    if style.hasRules { findGlued(text.count, style) }
    var hasLevels = style.measurer.paragraph.direction == .rightToLeft
    if hasLevels { findLevels(text.count, style) }
    for _ in 0..<3 {
      switch putTogether(text.count, style, hasLevels: hasLevels, into: &texts) {
      case .done: return true
      case .failed: return false
      case .forgot: table.forget()
      case .needsLevels:
        hasLevels = true
        findLevels(text.count, style)
      }
    }
    return false
  }

  /// Finds the embedding levels of the loaded text.
  private mutating func findLevels(_ count: Int, _ style: WordStyle) {
    let paragraph = style.measurer.paragraph
    start(paragraph.whiteSpace)
    text.append(UnsafeBufferPointer(start: assembly.bytes, count: count).span, 0..<count)
    text.finish()
    bidi.resolve(text.units, direction: paragraph.direction, into: &levels)
    assembly.load(levels: levels, sources: text.sources, count: count)
  }

  /// The style of a measurer and a language.
  private mutating func makeStyle(_ measurer: TextMeasurer, _ language: String?) -> WordStyle {
    let paragraph = measurer.paragraph
    let tag = language ?? paragraph.language ?? "en"
    let key = WordStyle.Key(
      font: measurer.fontIdentity, language: tag, wordBreak: paragraph.wordBreak, hyphens: paragraph.hyphens,
      whiteSpace: paragraph.whiteSpace)
    if styleNumbers[key] == nil, styleNumbers.count >= 1 << 16 {
      styleNumbers.removeAll()
      table.forget()
    }
    let number = styleNumbers[key] ?? UInt32(styleNumbers.count)
    styleNumbers[key] = number
    return WordStyle(measurer, language: language, tag: tag, number: number)
  }

  /// Puts the loaded text together.
  private mutating func putTogether(
    _ count: Int, _ style: WordStyle, hasLevels: Bool, into texts: inout PreparedTexts
  ) -> Outcome {
    let bytes = assembly.bytes
    let (ends, marks, references) = (assembly.ends, assembly.marks, assembly.references)
    let (offsets, boxes) = (assembly.offsets, assembly.boxes)
    var view = table.view
    let pages = table.pages
    let whiteSpace = style.measurer.paragraph.whiteSpace
    let collapses = whiteSpace != .preWrap
    let rules = texts.place(of: style.measurer)
    let space = texts.rules[Int(rules)].space
    var script = firstScript(count, style)
    var traits = WordTraits()
    var (leastChange, mostChange): (Int64, Int64) = (0, 0)
    var hasForced = false
    var position: Int64 = 0
    var index = 0
    var segment = 0
    // Whether the last segment waits for the white space after it.
    var isOpen = false
    var nextGlue = 0
    var gluedPlace = assembly.gluedPlace(0)
    let levels = assembly.levels
    var level = hasLevels && count > 0 ? levels[0] : 0
    let base = style.context | (hasLevels ? WordStyle.hasLevels : 0)
    if hasLevels { assembly.boxEnds.removeAll(keepingCapacity: true) }
    assembly.clearListed()
    while index < count {
      if bytes[index] <= 0x20, index != gluedPlace {
        // White space; a single space between words is the common case.
        if bytes[index] == 0x20, bytes[index + 1] > 0x20, isOpen, space > 0, !hasLevels {
          position &+= space
          marks[segment &- 1] = 1
          isOpen = false
          index &+= 1
          continue
        }
        let start = index
        var spaces: Int64 = 0
        var breakAt = -1
        scan: while index < count {
          switch bytes[index] {
          case 0x20: spaces += 1
          case 0x09:
            guard collapses else { return .failed }
            spaces += 1
          case 0x0D where index + 1 < count && bytes[index + 1] == 0x0A: break
          case 0x0A, 0x0D:
            guard whiteSpace == .normal else {
              breakAt = index
              index += 1
              break scan
            }
            if touchesZeroWidthSpace(start, index, count) { return .failed }
            spaces += 1
          case 0x00...0x1F: return .failed
          default: break scan
          }
          index += 1
        }
        if collapses {
          spaces = breakAt >= 0 || index == count || !isOpen ? 0 : min(spaces, 1)
        }
        // The box of a line's first word starts with the line.
        let startsLine = breakAt >= 0 || spaces == 0 && !isOpen
        let before = position
        if hasLevels, spaces > 0 || breakAt >= 0 {
          guard addBoxes(start..<index, &level, &position, isBreak: breakAt >= 0, spaces: spaces * space) else {
            return .failed
          }
        }
        if !isOpen, spaces > 0 || breakAt >= 0 {
          ends[segment] = Int32(truncatingIfNeeded: position >> Int64(PreparedText.leastShift))
          marks[segment] = 0
          references[segment] = 0
          boxes[segment] = 0
          offsets[segment] = Int32(truncatingIfNeeded: spaces > 0 ? start : breakAt)
          segment += 1
        }
        position &+= spaces &* space
        let hasMoved = hasLevels && segment > 0 && position &- before != spaces &* space
        if hasMoved || spaces >= 15 || spaces > 0 && space <= 0 {
          marks[segment - 1] = SegmentMark.listed
          assembly.list(segment - 1, Int32(truncatingIfNeeded: position >> Int64(PreparedText.leastShift)))
        } else if spaces > 0 {
          marks[segment - 1] = UInt8(truncatingIfNeeded: spaces)
        }
        if breakAt >= 0 {
          marks[segment - 1] |= SegmentMark.forced.rawValue
          hasForced = true
        }
        if hasLevels, startsLine, index < count { level = levels[index] }
        isOpen = false
        continue
      }
      // A word: up to white space that does not keep it together with the next.
      let start = index
      let wordLevel = hasLevels ? levels[start] : 0
      if wordLevel != level {
        addBox(&position)
        level = wordLevel
      }
      var context = base | script | (wordLevel & 1 == 0 ? 0 : WordStyle.rightToLeft)
      var hash = UInt64(context)
      while true {
        let chunk = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let found = (chunk &- 0x2121_2121_2121_2121) & ~chunk & 0x8080_8080_8080_8080
        if found == 0 {
          hash = WordTable.mix(hash, chunk)
          index &+= 8
          continue
        }
        let bits = UInt64(truncatingIfNeeded: found.trailingZeroBitCount & 0x38)
        index &+= Int(truncatingIfNeeded: bits &>> 3)
        hash = WordTable.mix(hash, chunk & ((1 &<< bits) &- 1))
        break
      }
      if gluedPlace <= index {
        index = endOfGlued(start, count, &nextGlue)
        gluedPlace = assembly.gluedPlace(nextGlue)
        hash = hashOfGlued(start..<index, context)
      } else {
        hash = WordTable.mix(hash, UInt64(index - start))
      }
      let length = index - start
      guard length <= WordTable.longestWord else { return .failed }
      var keyBytes = bytes + start
      var keyLength = length
      if hasLevels {
        level = levels[index - 1]
        if let mixed = mixedKey(start, length, &hash, &context) { (keyBytes, keyLength) = mixed }
      }
      let entry: UnsafeMutablePointer<UInt32>
      if let known = view.find(keyBytes, keyLength, context: context, hash: hash) {
        entry = known
      } else {
        guard
          let made = makeWord(
            start, length, keyBytes, keyLength, style, context: context, script: script, hash: hash)
        else {
          return .forgot
        }
        entry = made
        view = table.view
      }
      let head = entry[2]
      let wordTraits = WordTraits(rawValue: UInt16(truncatingIfNeeded: head))
      let advance = Int64(bitPattern: UInt64(entry[3]) | UInt64(entry[4]) << 32)
      script = head >> 16 & 0xFF
      let key = WordTable.headerCount + WordTable.keyCount(keyLength)
      if wordTraits == .isSimple {
        ends[segment] = Int32(truncatingIfNeeded: (position &+ advance) &>> Int64(PreparedText.leastShift))
        marks[segment] = 0
        references[segment] = entry[7] &+ UInt32(truncatingIfNeeded: key)
        boxes[segment] = 0
        offsets[segment] = Int32(truncatingIfNeeded: start)
        segment &+= 1
      } else {
        if wordTraits.contains(.needsText) { return .failed }
        if wordTraits.contains(.needsLevels) { return .needsLevels }
        traits.formUnion(wordTraits)
        leastChange = min(leastChange, Int64(Int32(bitPattern: entry[5])))
        mostChange = max(mostChange, Int64(Int32(bitPattern: entry[6])))
        if wordTraits.contains(.hasBoxes) {
          addBoxedPieces(entry, key, start, &position, space, &segment)
          isOpen = true
          continue
        }
        addPieces(entry, key, start, position, space, &segment)
      }
      position &+= advance
      isOpen = true
    }
    guard abs(position) < 1 << (30 + Int64(PreparedText.leastShift)) else { return .failed }
    var text = PreparedText(first: UInt32(texts.ends.count), count: UInt32(segment), rules: rules)
    text.features = texts.rules[Int(rules)].features
    if hasForced { text.features.insert(.forcedBreaks) }
    let listedBase = texts.ends.count
    texts.ends.append(contentsOf: UnsafeBufferPointer(start: ends, count: segment))
    texts.marks.append(contentsOf: UnsafeBufferPointer(start: marks, count: segment))
    texts.references.append(contentsOf: UnsafeBufferPointer(start: references, count: segment))
    if texts.keepsOffsets {
      texts.offsets.append(contentsOf: UnsafeBufferPointer(start: offsets, count: segment))
    }
    if texts.pages.last !== pages { texts.pages.append(pages) }
    text.pages = UInt16(truncatingIfNeeded: texts.pages.count - 1)
    if assembly.hasListed {
      for (place, start) in assembly.listed {
        texts.listedSegments.append(listedBase + place)
        texts.listedStarts.append(start)
      }
    }
    if hasLevels, !assembly.boxEnds.isEmpty { traits.insert(.hasBoxes) }
    if !traits.isEmpty { addTraits(traits, leastChange, mostChange, segment, style, &text, &texts) }
    texts.texts.append(text)
    return .done
  }

  /// Adds what only some texts have.
  private func addTraits(
    _ traits: WordTraits, _ leastChange: Int64, _ mostChange: Int64, _ segments: Int, _ style: WordStyle,
    _ text: inout PreparedText, _ texts: inout PreparedTexts
  ) {
    if traits.contains(.missesGlyph) { text.features.insert(.missesGlyph) }
    if traits.contains(.usesFallback) { text.features.insert(.usesFallback) }
    if traits.contains(.usesLastResort) { text.features.insert(.usesLastResort) }
    if traits.contains(.softHyphens) { text.features.insert(.softHyphens) }
    var extra = TextExtras()
    if mostChange > leastChange {
      text.features.insert(.endChanges)
      extra.spread = (mostChange - leastChange) >> Int64(PreparedText.leastShift)
    }
    if traits.contains(.usesFallback), style.measurer.unitesFallback {
      text.features.insert(.lineBoxes)
      extra.lineBoxes = texts.segmentBoxes.count
      texts.segmentBoxes.append(contentsOf: UnsafeBufferPointer(start: assembly.boxes, count: segments))
    }
    if traits.contains(.hasBoxes) {
      text.features.insert(.boxes)
      let first = texts.boxEnds.count
      for box in assembly.boxEnds {
        texts.boxEnds.append(Int32(truncatingIfNeeded: box.end >> Int64(PreparedText.leastShift)))
        texts.boxNexts.append(Int32(truncatingIfNeeded: box.next >> Int64(PreparedText.leastShift)))
      }
      extra.boxes = first..<texts.boxEnds.count
    }
    guard !text.features.isDisjoint(with: [.endChanges, .lineBoxes, .boxes]) else { return }
    text.extras = Int32(texts.extras.count)
    texts.extras.append(extra)
  }

  /// Ends a box at a position, which moves to the start of the next.
  private func addBox(_ position: inout Int64) {
    let next = FixedLength.roundedUpToGrid(position)
    assembly.boxEnds.append(TextDraft.Box(end: position, next: next))
    position = next
  }

  /// Ends boxes where levels change at white space and at the line break after it.
  ///
  /// False where they change inside the white space. The position stays before the white space.
  private func addBoxes(
    _ range: Range<Int>, _ level: inout UInt8, _ position: inout Int64, isBreak: Bool, spaces: Int64
  ) -> Bool {
    let levels = assembly.levels
    let last = range.upperBound - (isBreak ? 1 : 0)
    for index in range.lowerBound..<max(last, range.lowerBound) where levels[index] != levels[range.lowerBound] {
      return false
    }
    if last > range.lowerBound, spaces != 0, levels[range.lowerBound] != level {
      addBox(&position)
      level = levels[range.lowerBound]
    }
    guard isBreak, levels[last] != level else { return true }
    guard spaces == 0 else { return false }
    addBox(&position)
    level = levels[last]
    return true
  }

  /// The key of a word whose levels differ, with its hash and context; nil for a word of one level.
  private func mixedKey(_ start: Int, _ length: Int, _ hash: inout UInt64, _ context: inout UInt32)
    -> (UnsafeMutablePointer<UInt8>, Int)?
  {
    let levels = assembly.levels + start
    var index = 1
    while index < length, levels[index] == levels[0] { index += 1 }
    guard index < length else { return nil }
    context |= WordStyle.isMixed
    let count = assembly.makeMixedKey(start, length)
    hash = WordTable.hash(assembly.mixedKey, count, context: context)
    return (assembly.mixedKey, count)
  }

  /// Adds the pieces of a word of several boxes, and moves the position behind it.
  private func addBoxedPieces(
    _ entry: UnsafeMutablePointer<UInt32>, _ key: Int, _ start: Int, _ position: inout Int64, _ space: Int64,
    _ segment: inout Int
  ) {
    let shift = Int64(PreparedText.leastShift)
    for piece in 0..<Int(entry[1] >> 16) {
      let numbers = entry + key + piece * WordTable.pieceCount
      let end = position + Self.end(numbers)
      var next = position + Self.next(numbers)
      var after = next
      assembly.ends[segment] = Int32(truncatingIfNeeded: end >> shift)
      let mark = SegmentMark(rawValue: UInt8(truncatingIfNeeded: numbers[3] >> 16))
      if numbers[3] >> 24 & 1 != 0 { addBox(&after) }
      if mark.contains(.joined) { next = after }
      var bits = mark.rawValue
      if next != end {
        bits |= SegmentMark.listed
        assembly.list(segment, Int32(truncatingIfNeeded: next >> shift))
      }
      assembly.marks[segment] = bits
      assembly.references[segment] = numbers[4]
      assembly.boxes[segment] = UInt16(truncatingIfNeeded: numbers[3])
      assembly.offsets[segment] = Int32(truncatingIfNeeded: start) + Int32(bitPattern: numbers[2])
      segment += 1
      position = after
    }
  }

  /// Where a piece ends, from the word's start.
  @inline(__always)
  private static func end(_ numbers: UnsafeMutablePointer<UInt32>) -> Int64 {
    Int64(numbers[0]) | Int64(Int16(truncatingIfNeeded: numbers[5])) << 32
  }

  /// Where the piece after it starts.
  @inline(__always)
  private static func next(_ numbers: UnsafeMutablePointer<UInt32>) -> Int64 {
    Int64(numbers[1]) | Int64(Int16(truncatingIfNeeded: numbers[5] >> 16)) << 32
  }

  /// Adds the pieces of a word that has several or whose end is not its advance.
  private func addPieces(
    _ entry: UnsafeMutablePointer<UInt32>, _ key: Int, _ start: Int, _ position: Int64, _ space: Int64,
    _ segment: inout Int
  ) {
    let shift = Int64(PreparedText.leastShift)
    let count = Int(entry[1] >> 16)
    for piece in 0..<count {
      let numbers = entry + key + piece * WordTable.pieceCount
      let end = position + Self.end(numbers)
      let next = position + Self.next(numbers)
      assembly.ends[segment] = Int32(truncatingIfNeeded: end >> shift)
      var mark = UInt8(truncatingIfNeeded: numbers[3] >> 16)
      if next != end {
        let spaces = space > 0 ? (next - end) / space : 0
        if (1..<15).contains(spaces), spaces * space == next - end {
          mark |= UInt8(truncatingIfNeeded: spaces)
        } else {
          mark |= SegmentMark.listed
          assembly.list(segment, Int32(truncatingIfNeeded: next >> shift))
        }
      }
      assembly.marks[segment] = mark
      assembly.references[segment] = numbers[4]
      assembly.boxes[segment] = UInt16(truncatingIfNeeded: numbers[3])
      assembly.offsets[segment] = Int32(truncatingIfNeeded: start) + Int32(bitPattern: numbers[2])
      segment += 1
    }
  }

  /// Whether white space with a line break stands beside a zero width space, which takes it away.
  private func touchesZeroWidthSpace(_ start: Int, _ index: Int, _ count: Int) -> Bool {
    let bytes = assembly.bytes
    if start >= 3, bytes[start - 3] == 0xE2, bytes[start - 2] == 0x80, bytes[start - 1] == 0x8B { return true }
    var end = index
    while end < count, bytes[end] <= 0x20 { end += 1 }
    return end + 2 < count && bytes[end] == 0xE2 && bytes[end + 1] == 0x80 && bytes[end + 2] == 0x8B
  }

  /// The number of the first script of a text, which neutral characters before it have too.
  private func firstScript(_ count: Int, _ style: WordStyle) -> UInt32 {
    guard style.hasFaces else { return 0 }
    if count > 0, 0x61...0x7A ~= assembly.bytes[0] | 0x20 { return WordTable.latin }
    let functions = hb_unicode_funcs_get_default()
    let text = UnsafeBufferPointer(start: assembly.bytes, count: count).span
    var decoder = UTF8Decoder(position: 0, end: count)
    while decoder.position < count {
      let character = decoder.next(text)
      if character < 0x80 {
        if 0x61...0x7A ~= character | 0x20 { return WordTable.latin }
      } else {
        let script = hb_unicode_script(functions, character).rawValue
        if !ScriptRuns.isNeutral(script) { return table.number(ofScript: script) }
      }
    }
    return WordTable.common
  }
}
