extension TextWorkspace {
  /// Measures a run word by word; false, with nothing done, where only the whole run can be shaped.
  ///
  /// Words may be shaped alone when the first face never looks across a space: see `SpaceRules`.
  mutating func measureWords(
    _ range: Range<Int>, _ run: Int, _ faces: [ScaledFace], _ simpleScript: UInt32?, language: String
  ) -> Bool {
    let measurer = measurers[run]
    guard let proof = measurer.proof, !text.hasFractionSlash else { return false }
    let rules = text.isComplex ? proof.anySpaces : proof.simpleSpaces
    guard rules.isInert else { return false }
    findGluedSpaces(range, rules)
    let cache = words.place(font: measurer.fontIdentity, language: language)
    let spaceAdvance = measurer.space + measurer.letterSpacing
    var start = range.lowerBound
    while start < range.upperBound {
      let unit = text.units[start]
      if unit == 0x09 || unit == 0x0A {
        start = endOfBreaks(start, range.upperBound, &shaped)
        continue
      }
      var end = start
      if unit == 0x20 {
        end = endOfSpaces(start, range)
        if canSplit(start..<end, range) {
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
          if canSplit(end..<next, range) { break }
          end = next
        } else {
          end += 1
        }
      }
      measureWord(start..<end, run, faces, simpleScript, cache)
      start = end
    }
    if !levels.isEmpty {
      // The first box of a line starts with the line.
      for index in range.dropFirst() where levels[index] != levels[index - 1] && text.units[index - 1] != 0x0A {
        shaped.startBox(at: index)
      }
    }
    return true
  }

  /// Where a stretch of spaces ends.
  private func endOfSpaces(_ start: Int, _ range: Range<Int>) -> Int {
    var end = start
    while end < range.upperBound, text.units[end] == 0x20 { end += 1 }
    return end
  }

  /// Whether what is around a stretch of spaces may be shaped apart: no mark sits on a space, and no rule of
  /// the face looks across.
  private func canSplit(_ spaces: Range<Int>, _ range: Range<Int>) -> Bool {
    let (start, end) = (spaces.lowerBound, spaces.upperBound)
    if end < range.upperBound, !shaped.graphemes[end] { return false }
    return gluedSpaces.isEmpty || !gluedSpaces[start..<end].contains(true)
  }

  /// Marks the spaces that the face's rules look across.
  private mutating func findGluedSpaces(_ range: Range<Int>, _ rules: SpaceRules) {
    gluedSpaces.removeAll(keepingCapacity: true)
    guard !rules.rules.isEmpty else { return }
    for unit in range where rules.isTrigger(text.units[unit]) {
      guard let extent = rules.extent(in: text.units, around: unit) else { continue }
      if gluedSpaces.isEmpty {
        gluedSpaces.append(contentsOf: repeatElement(false, count: text.units.count))
      }
      for place in extent where text.units[place] == 0x20 { gluedSpaces[place] = true }
    }
  }

  /// Measures one word, from the cache if it was seen before.
  private mutating func measureWord(
    _ word: Range<Int>, _ run: Int, _ faces: [ScaledFace], _ simpleScript: UInt32?, _ cache: Int
  ) {
    let start = word.lowerBound
    let script = simpleScript ?? scripts.scripts[start]
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
  private mutating func addItems(_ range: Range<Int>, _ run: Int, _ simpleScript: UInt32?) {
    var start = range.lowerBound
    while start < range.upperBound {
      var item = item(from: start, in: range, simpleScript)
      item.run = run
      items.append(item)
      start = item.units.upperBound
    }
  }
}
