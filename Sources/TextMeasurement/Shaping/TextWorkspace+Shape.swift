import LayoutModel

extension TextWorkspace {
  /// Fills `opportunities` and `shaped` for `text`, whose runs are in `measurers` and `attachments`.
  mutating func analyse(style: ParagraphStyle, language: String?) {
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
    let simpleScript = text.isSimple ? ScriptRuns.simpleScript(of: text.units) : nil
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
    findLastResort()
  }

  /// Fills `opportunities` and `shaped` for `text`, which is a word of a text after some script, with its own
  /// `levels`.
  mutating func analyseWord(_ style: WordStyle, after script: UInt32) {
    let paragraph = style.measurer.paragraph
    opportunities.find(in: text, style: paragraph, language: style.tag, iterators: iterators)
    shaped.reset(count: text.units.count)
    findGraphemes()
    shaper.setLanguage(style.tag)
    language = style.tag
    scripts.find(in: text.units, after: script)
    items.removeAll(keepingCapacity: true)
    measureItems(0..<text.units.count, 0, nil)
    findChanges(paragraph)
    findLastResort()
  }

  /// Marks where graphemes start.
  private mutating func findGraphemes() {
    let count = text.units.count
    if text.isSimple {
      shaped.graphemes.append(contentsOf: repeatElement(true, count: count))
    } else {
      shaped.graphemes.append(contentsOf: repeatElement(false, count: count))
      iterators.markGraphemes(of: text.units, in: &shaped.graphemes)
    }
  }

  /// Measures the units of one run.
  private mutating func measure(_ range: Range<Int>, _ run: Int, _ simpleScript: UInt32?) {
    if splitsWords, case .faces(let faces) = measurers[run].advances,
      measureWords(range, run, faces, simpleScript, language: language)
    {
      return
    }
    measureItems(range, run, simpleScript)
  }

  /// Passes over tabs, which are boxes of their own, or line breaks, which need none.
  func endOfBreaks(_ start: Int, _ end: Int, _ shaped: inout ShapedText) -> Int {
    let unit = text.units[start]
    var index = start
    while index < end, text.units[index] == unit { index += 1 }
    if unit == 0x09 {
      shaped.startBox(at: start)
      shaped.startBox(at: index)
    }
    return index
  }

  /// Measures the units of one run, item by item.
  private mutating func measureItems(_ range: Range<Int>, _ run: Int, _ simpleScript: UInt32?) {
    let measurer = measurers[run]
    var start = range.lowerBound
    while start < range.upperBound {
      let unit = text.units[start]
      if unit == 0x09 || unit == 0x0A {
        start = endOfBreaks(start, range.upperBound, &shaped)
        continue
      }
      var item = item(from: start, in: range, simpleScript)
      item.run = run
      switch measurer.advances {
      case .faces(let faces):
        items.append(item)
        shaper.shape(
          item, of: text.units, faces: faces, letterSpacing: measurer.letterSpacing, into: &shaped)
      case .fixed, .host:
        measureGraphemes(item.units, measurer)
      }
      start = item.units.upperBound
      if !levels.isEmpty, start < range.upperBound, levels[start] != levels[start - 1] {
        shaped.startBox(at: start)
      }
    }
  }

  /// Units of one grapheme that are shaped together: HarfBuzz places each mark by looking back at all before.
  private static let longestGrapheme = 512

  /// The longest item from a unit on: one level, one script, no tab and no line break.
  ///
  /// `simpleScript` is the script of all units; nil where each has its own.
  func item(from start: Int, in range: Range<Int>, _ simpleScript: UInt32?) -> ShapingItem {
    var item = ShapingItem(units: start..<range.upperBound)
    item.script = simpleScript ?? scripts.scripts[start]
    if !levels.isEmpty { item.isRightToLeft = levels[start] & 1 == 1 }
    let isSimple = simpleScript != nil
    let mayBeEmoji = !text.isSimple
    if mayBeEmoji { item.prefersColor = isEmoji(at: start) }
    var end = start
    var grapheme = start
    while end < range.upperBound {
      let unit = text.units[end]
      if unit == 0x09 || unit == 0x0A { break }
      if shaped.graphemes[end] { grapheme = end }
      if end - grapheme >= Self.longestGrapheme { break }
      if !levels.isEmpty, levels[end] != levels[start] { break }
      if !isSimple, end > start {
        if scripts.scripts[end] != item.script { break }
        if mayBeEmoji, shaped.graphemes[end], isEmoji(at: end) != item.prefersColor { break }
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
  private mutating func measureGraphemes(_ range: Range<Int>, _ measurer: TextMeasurer) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !shaped.graphemes[end] { end += 1 }
      if !CharacterClass.isDefaultIgnorable(text.units.codePoint(at: start)) {
        shaped.advances[start] = advance(of: start..<end, measurer) + measurer.letterSpacing
      }
      start = end
    }
  }

  /// The advance of one grapheme, without letter spacing.
  private func advance(of grapheme: Range<Int>, _ measurer: TextMeasurer) -> Int64 {
    switch measurer.advances {
    case .faces: return 0
    case .fixed(let narrow, let wide): return isWide(grapheme) ? wide : narrow
    case .host(let host):
      let bytes = Array(String(decoding: text.units[grapheme], as: UTF16.self).utf8)
      return FixedLength.units(points: host.advance(ofGrapheme: bytes, size: measurer.size))
    }
  }

  /// Whether a grapheme takes two columns: wide characters and emoji.
  private func isWide(_ grapheme: Range<Int>) -> Bool {
    let character = text.units.codePoint(at: grapheme.lowerBound)
    if CharacterClass.isWide(character) || CharacterClass.isEmojiByDefault(character) { return true }
    return grapheme.count > 1 && text.units[grapheme].contains(0xFE0F)
  }
}
