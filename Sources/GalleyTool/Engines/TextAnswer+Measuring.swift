internal import LayoutModel
internal import TextMeasurement

extension TextAnswer {
  /// Measures a line of `galley text`: a text with its font, keys and width.
  ///
  /// - Throws: `LayoutError` if a key is wrong or the font is unknown.
  init(_ line: JSONValue, fonts: FontLibrary) throws(LayoutError) {
    let context = ReadingContext(strategies: StrategyRegistry())
    var reader = try ObjectReader(line, at: "", structure: StructuralFields())
    _ = reader.take("id")
    guard let width = try reader.number("width") else {
      throw reader.fault("width", "is missing; give the width in points")
    }
    guard width >= 0 else { throw reader.fault("width", "must be at least 0, is \(width)") }
    guard let text = try TextContent(&reader, context: context) else {
      throw reader.fault("text", "is missing")
    }
    try reader.finish()
    var prepared = PreparedTexts(keepsOffsets: true)
    let index = try prepared.append(text, fonts: fonts)
    let metrics = prepared.metrics(of: index, width: width)
    self.init(
      lines: metrics.lineCount, width: metrics.width, height: metrics.height, truncated: metrics.truncated,
      firstBaseline: metrics.firstBaseline, lastBaseline: metrics.lastBaseline,
      lineStarts: prepared.lineStarts(of: index, width: width))
  }
}

extension PreparedTexts {
  /// Prepares a text without binds.
  fileprivate mutating func append(_ text: TextContent, fonts: FontLibrary) throws(LayoutError) -> Int {
    let base = try fonts.measurer(for: text.font, paragraph: text.style, textScale: 1)
    var bytes: [UInt8] = []
    var runs: [TextRun] = []
    for run in text.runs {
      if let size = run.attachment {
        runs.append(TextRun(attachment: size, at: bytes.count, measurer: base))
        continue
      }
      guard case .literal(let string) = run.text else {
        throw LayoutError(at: "text", "is bound to a field; a text by itself has no item")
      }
      let start = bytes.count
      bytes += Array(string.utf8)
      var font = run.font ?? text.font
      if let spacing = run.letterSpacing { font.letterSpacing = spacing }
      let measurer = try fonts.measurer(for: font, paragraph: text.style, textScale: 1)
      runs.append(TextRun(utf8: start..<bytes.count, measurer: measurer))
    }
    let context = TextContext()
    if runs.count == 1, runs[0].attachment == nil, runs[0].measurer === base {
      return append(bytes.span, language: text.style.language, measurer: base, context: context)
    }
    return append(bytes.span, runs: runs, language: text.style.language, measurer: base, context: context)
  }
}
