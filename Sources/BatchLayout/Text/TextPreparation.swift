import LayoutModel
import TextMeasurement

/// Prepares one text view's texts, item by item.
struct TextPreparation {
  let text: TextContent
  let styles: TextStyles
  let context: TextContext

  /// Prepares the text of an item.
  ///
  /// - Returns: the prepared text's index.
  /// - Throws: `ItemFault` if the item's text is missing or no string.
  func prepare(
    _ item: Int, _ values: ItemValues, into prepared: inout PreparedTexts
  ) throws(ItemFault) -> Int {
    let language = try languageOf(item, values)
    if styles.isPlain, case .bound(let field, _) = text.runs[0].text,
      let range = try values.text(field, of: item)
    {
      return prepared.append(
        values.batch.arena.span.extracting(range), language: language, measurer: styles.base, context: context
      )
    }
    var bytes: [UInt8] = []
    var runs: [TextRun] = []
    for (run, measurer) in zip(text.runs, styles.runs) {
      let start = bytes.count
      if let size = run.attachment {
        runs.append(TextRun(attachment: size, at: start, measurer: styles.base))
        continue
      }
      bytes += try utf8(of: run.text, item, values)
      runs.append(TextRun(utf8: start..<bytes.count, measurer: measurer ?? styles.base))
    }
    if styles.isPlain {
      return prepared.append(bytes.span, language: language, measurer: styles.base, context: context)
    }
    return prepared.append(
      bytes.span, runs: runs, language: language, measurer: styles.base, context: context)
  }

  private func utf8(
    of source: TextContent.Source, _ item: Int, _ values: ItemValues
  ) throws(ItemFault) -> [UInt8] {
    switch source {
    case .literal(let text): return Array(text.utf8)
    case .bound(let field, let fallback):
      if let range = try values.text(field, of: item) { return Array(values.batch.arena[range]) }
      guard let fallback else { throw ItemFault(missing: field) }
      return Array(fallback.utf8)
    }
  }

  /// The language of an item's text: its own, else the style's.
  private func languageOf(_ item: Int, _ values: ItemValues) throws(ItemFault) -> String? {
    guard let field = text.languageField else { return text.style.language }
    return try values.string(field, of: item) ?? text.style.language
  }
}
