extension TextWorkspace {
  /// Measures a run word by word; false, with nothing done, where only the whole run can be shaped.
  ///
  /// Words may be shaped alone when the first face never looks across a space: see `FontFace.SpaceBehaviour`.
  mutating func measureWords(
    _ range: Range<Int>, _ run: Int, _ faces: [ScaledFace], _ simpleScript: UInt32, language: String
  ) -> Bool {
    guard let face = faces.first?.face, !text.hasFractionSlash else {
      return false
    }
    let behaviour = text.highest < 0x590 ? face.simpleSpaces : face.anySpaces
    guard behaviour.isInert else { return false }
    let measurer = measurers[run]
    let cache = words.place(font: measurer.fontIdentity, language: language)
    let spaceAdvance = measurer.space + measurer.letterSpacing
    var start = range.lowerBound
    while start < range.upperBound {
      let unit = text.units[start]
      if unit == 0x09 || unit == 0x0A {
        shaped.startBox(at: start)
        while start < range.upperBound, text.units[start] == unit { start += 1 }
        shaped.startBox(at: start)
        continue
      }
      var end = start
      if unit == 0x20 {
        end = endOfSpaces(start, range)
        if canSplit(start..<end, range, behaviour) {
          for index in start..<end {
            shaped.advances[index] = spaceAdvance
            shaped.isSafe[index] = true
          }
          start = end
          continue
        }
      }
      while end < range.upperBound, text.units[end] != 0x09, text.units[end] != 0x0A {
        if text.units[end] == 0x20 {
          let next = endOfSpaces(end, range)
          if canSplit(end..<next, range, behaviour) { break }
          end = next
        } else {
          end += 1
        }
      }
      measureWord(start..<end, run, faces, simpleScript, cache)
      start = end
    }
    if !levels.isEmpty {
      for index in range.dropFirst() where levels[index] != levels[index - 1] { shaped.startBox(at: index) }
    }
    return true
  }

  /// Where a stretch of spaces ends.
  private func endOfSpaces(_ start: Int, _ range: Range<Int>) -> Int {
    var end = start
    while end < range.upperBound, text.units[end] == 0x20 { end += 1 }
    return end
  }

  /// Whether what is around a stretch of spaces may be shaped apart: no mark sits on a space, and neither
  /// side has a character that the face treats otherwise beside some spaces.
  private func canSplit(_ spaces: Range<Int>, _ range: Range<Int>, _ face: FontFace.SpaceBehaviour) -> Bool {
    let (start, end) = (spaces.lowerBound, spaces.upperBound)
    if end < range.upperBound, !shaped.graphemes[end] { return false }
    guard face.hasNeighbours else { return true }
    if start > range.lowerBound, face.isNeighbour(text.units[start - 1]) { return false }
    return end == range.upperBound || !face.isNeighbour(text.units[end])
  }

  /// Measures one word, from the cache if it was seen before.
  private mutating func measureWord(
    _ word: Range<Int>, _ run: Int, _ faces: [ScaledFace], _ simpleScript: UInt32, _ cache: Int
  ) {
    let start = word.lowerBound
    let script = text.isSimple ? simpleScript : scripts.scripts[start]
    var isUniform = word.count <= WordCache.longestWord
    var isRightToLeft = false
    if !levels.isEmpty {
      isRightToLeft = levels[start] & 1 == 1
      for index in word where levels[index] != levels[start] { isUniform = false }
    }
    if isUniform,
      let traits = words[cache].copy(
        text.units, word, script: script, isRightToLeft: isRightToLeft, into: &shaped)
    {
      if traits.contains(.hasUnsafe) { addItems(word, run, simpleScript) }
      return
    }
    let spacing = measurers[run].letterSpacing
    let before = (shaped.usesFallback, shaped.missesGlyph)
    (shaped.usesFallback, shaped.missesGlyph) = (false, false)
    let first = items.count
    addItems(word, run, simpleScript)
    for item in items[first...] {
      shaper.shape(item, of: text.units, faces: faces, letterSpacing: spacing, into: &shaped)
    }
    if isUniform {
      var traits: WordCache.Traits = isRightToLeft ? .rightToLeft : []
      if shaped.usesFallback { traits.insert(.usesFallback) }
      if shaped.missesGlyph { traits.insert(.missesGlyph) }
      for index in word where !shaped.isSafe[index] { traits.insert(.hasUnsafe) }
      words[cache].keep(text.units, word, script: script, traits: traits, from: shaped)
    }
    shaped.usesFallback = shaped.usesFallback || before.0
    shaped.missesGlyph = shaped.missesGlyph || before.1
  }

  /// Cuts a stretch into items.
  private mutating func addItems(_ range: Range<Int>, _ run: Int, _ simpleScript: UInt32) {
    var start = range.lowerBound
    while start < range.upperBound {
      var item = item(from: start, in: range, simpleScript)
      item.run = run
      items.append(item)
      start = item.units.upperBound
    }
  }
}
