import LayoutModel

extension TextWorkspace {
  /// Finds the white space across which the first face looks, in the loaded text.
  mutating func findGlued(_ count: Int, _ style: WordStyle) {
    guard let proof = style.measurer.proof else { return }
    var isComplex = false
    for index in 0..<count where assembly.bytes[index] >= 0xD6 {
      isComplex = true
      break
    }
    let rules = isComplex ? proof.anySpaces : proof.simpleSpaces
    guard !rules.rules.isEmpty else { return }
    let bytes = assembly.bytes
    rules.leadBytes.withUnsafeBufferPointer { leads in
      for index in 0..<count where leads[Int(bytes[index])] {
        findGlued(around: index, count, rules, style.measurer.paragraph.whiteSpace)
      }
    }
    guard assembly.glued.count > 1 else { return }
    assembly.glued.sort()
    var last = -1
    assembly.glued.removeAll { place in
      defer { last = place }
      return place == last
    }
  }

  /// Finds the white space across which rules look that may change the character at a byte.
  private func findGlued(
    around place: Int, _ count: Int, _ rules: SpaceRules, _ whiteSpace: ParagraphStyle.WhiteSpace
  ) {
    guard let input = loadWindow(around: place, count, rules.reach, whiteSpace) else { return }
    guard rules.isTrigger(assembly.window[input]) else { return }
    guard let extent = rules.extent(in: assembly.window, around: input) else { return }
    for unit in extent where assembly.window[unit] == 0x20 {
      var start = assembly.windowOffsets[unit]
      while whiteSpace == .preWrap, start > 0, assembly.bytes[start - 1] == 0x20 { start -= 1 }
      assembly.glued.append(start)
    }
  }

  /// Decodes the characters around a byte, white space as its mode has it; the place of the byte's own.
  private func loadWindow(
    around place: Int, _ count: Int, _ reach: Int, _ whiteSpace: ParagraphStyle.WhiteSpace
  ) -> Int? {
    let bytes = assembly.bytes
    var start = place
    for _ in 0...reach where start > 0 {
      start -= 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      guard whiteSpace != .preWrap, bytes[start] <= 0x20 else { continue }
      while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    }
    assembly.window.removeAll(keepingCapacity: true)
    assembly.windowOffsets.removeAll(keepingCapacity: true)
    let text = UnsafeBufferPointer(start: bytes, count: count).span
    var decoder = UTF8Decoder(position: start, end: count)
    var input: Int?
    while decoder.position < count {
      let offset = decoder.position
      if offset == place { input = assembly.window.count }
      if let input, assembly.window.count > input + reach { break }
      let character = decoder.next(text)
      var unit = UInt16(truncatingIfNeeded: character)
      if character > 0xFFFF {
        assembly.window.append(UInt16(0xD7C0 + (character >> 10)))
        assembly.windowOffsets.append(offset)
        unit = UInt16(0xDC00 + (character & 0x3FF))
      } else if character <= 0x20 {
        unit = Self.whiteSpace(at: offset, bytes, count, whiteSpace, &decoder)
      }
      assembly.window.append(unit)
      assembly.windowOffsets.append(offset)
    }
    return input
  }

  /// What white space stands for, with the decoder moved past all that collapses into it.
  private static func whiteSpace(
    at offset: Int, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ mode: ParagraphStyle.WhiteSpace,
    _ decoder: inout UTF8Decoder
  ) -> UInt16 {
    guard mode != .preWrap else { return bytes[offset] == 0x20 ? 0x20 : 0x0A }
    var isBreak = false
    while decoder.position <= count, bytes[decoder.position - 1] <= 0x20 {
      if bytes[decoder.position - 1] == 0x0A || bytes[decoder.position - 1] == 0x0D { isBreak = true }
      guard decoder.position < count, bytes[decoder.position] <= 0x20 else { break }
      decoder.position += 1
    }
    return isBreak && mode == .preLine ? 0x0A : 0x20
  }

  /// Where a word ends that starts at a byte and goes on across the white space found.
  func endOfGlued(_ start: Int, _ count: Int, _ nextGlue: inout Int) -> Int {
    let bytes = assembly.bytes
    let collapses = style?.measurer.paragraph.whiteSpace != .preWrap
    var index = start
    while index < count {
      if bytes[index] > 0x20 {
        index += 1
        continue
      }
      while nextGlue < assembly.glued.count, assembly.glued[nextGlue] < index { nextGlue += 1 }
      guard nextGlue < assembly.glued.count, assembly.glued[nextGlue] == index else { break }
      nextGlue += 1
      while index < count, collapses ? bytes[index] <= 0x20 : bytes[index] == 0x20 { index += 1 }
    }
    return index
  }

  /// The hash of a word that goes across white space.
  func hashOfGlued(_ range: Range<Int>, _ context: UInt32) -> UInt64 {
    WordTable.hash(assembly.bytes + range.lowerBound, range.count, context: context)
  }
}
