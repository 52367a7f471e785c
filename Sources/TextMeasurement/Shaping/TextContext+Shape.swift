import LayoutModel

extension TextContext {
  /// Fills `opportunities` and `shaped` for `text`, whose runs are in `measurers` and `attachments`.
  func analyse(style: ParagraphStyle, language: String?) {
    let language = language ?? style.language ?? "en"
    opportunities.find(in: text, style: style, language: language, iterators: iterators)
    shaped.reset(count: text.units.count)
    findGraphemes()
    levels.removeAll(keepingCapacity: true)
    if text.mayBeRightToLeft || style.direction == .rightToLeft {
      bidi.resolve(text.units, direction: style.direction, into: &levels)
    }
    shaper.setLanguage(language)
    self.language = language
    if !text.isSimple { scripts.find(in: text.units) }
    let simpleScript = text.isSimple ? ScriptRuns.simpleScript(of: text.units) : 0
    items.removeAll(keepingCapacity: true)
    var start = 0
    for (run, end) in text.runEnds.enumerated() where end > start {
      shaped.startBox(at: start)
      if let size = attachments[run] {
        shaped.advances[start] = FixedLength.units(points: size.width)
      } else {
        measure(start..<end, run, simpleScript)
      }
      start = end
    }
    findChanges(style)
  }

  /// Marks where graphemes start.
  private func findGraphemes() {
    let count = text.units.count
    if text.isSimple {
      shaped.graphemes.append(contentsOf: repeatElement(true, count: count))
    } else {
      shaped.graphemes.append(contentsOf: repeatElement(false, count: count))
      iterators.markGraphemes(of: text.units, in: &shaped.graphemes)
    }
  }

  /// Measures the units of one run.
  private func measure(_ range: Range<Int>, _ run: Int, _ simpleScript: UInt32) {
    let measurer = measurers[run]
    if splitsWords, case .faces(let faces) = measurer.advances,
      measureWords(range, run, faces, simpleScript, language: language)
    {
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let unit = text.units[start]
      if unit == 0x09 || unit == 0x0A {
        shaped.startBox(at: start)
        while start < range.upperBound, text.units[start] == unit { start += 1 }
        shaped.startBox(at: start)
        continue
      }
      var item = item(from: start, in: range, simpleScript)
      item.run = run
      switch measurer.advances {
      case .faces(let faces):
        items.append(item)
        shaper.shape(
          item, of: text.units, faces: faces, letterSpacing: measurer.letterSpacing, into: &shaped)
      case .fixed(let narrow, let wide):
        measureGraphemes(item.units, measurer.letterSpacing) { isWide($0) ? wide : narrow }
      case .host(let host):
        measureGraphemes(item.units, measurer.letterSpacing) {
          let bytes = Array(String(decoding: text.units[$0], as: UTF16.self).utf8)
          return FixedLength.units(points: host.advance(ofGrapheme: bytes, size: measurer.size))
        }
      }
      start = item.units.upperBound
      if !levels.isEmpty, start < range.upperBound, levels[start] != levels[start - 1] {
        shaped.startBox(at: start)
      }
    }
  }

  /// The longest item from a unit on: one level, one script, no tab and no line break.
  func item(from start: Int, in range: Range<Int>, _ simpleScript: UInt32) -> ShapingItem {
    var item = ShapingItem(units: start..<range.upperBound)
    item.script = text.isSimple ? simpleScript : scripts.scripts[start]
    if !levels.isEmpty { item.isRightToLeft = levels[start] & 1 == 1 }
    let isSimple = text.isSimple
    if !isSimple { item.prefersColor = isEmoji(at: start) }
    var end = start
    while end < range.upperBound {
      let unit = text.units[end]
      if unit == 0x09 || unit == 0x0A { break }
      if !levels.isEmpty, levels[end] != levels[start] { break }
      if !isSimple, end > start {
        if scripts.scripts[end] != item.script { break }
        if shaped.graphemes[end], isEmoji(at: end) != item.prefersColor { break }
      }
      end += 1
    }
    item.units = start..<max(end, start + 1)
    return item
  }

  /// Whether the grapheme at a unit shows as an emoji.
  private func isEmoji(at start: Int) -> Bool {
    var end = start + 1
    while end < text.units.count, !shaped.graphemes[end] {
      if text.units[end] == 0xFE0F { return true }
      end += 1
    }
    return false
  }

  /// Measures graphemes one by one; those that show nothing have no width.
  private func measureGraphemes(_ range: Range<Int>, _ spacing: Int64, _ width: (Range<Int>) -> Int64) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !shaped.graphemes[end] { end += 1 }
      let isVisible = !CharacterClass.isDefaultIgnorable(text.units.codePoint(at: start))
      if isVisible { shaped.advances[start] = width(start..<end) + spacing }
      start = end
    }
  }

  /// Whether a grapheme takes two columns: wide characters and emoji.
  private func isWide(_ grapheme: Range<Int>) -> Bool {
    let character = text.units.codePoint(at: grapheme.lowerBound)
    if CharacterClass.isWide(character) || CharacterClass.isEmojiByDefault(character) { return true }
    return grapheme.count > 1 && text.units[grapheme].contains(0xFE0F)
  }
}
