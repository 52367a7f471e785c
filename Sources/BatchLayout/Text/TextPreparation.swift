import LayoutModel
import TextMeasurement

/// Prepares the texts of one view.
struct TextPreparation {
  let text: ViewText
  let context: TextContext

  /// Characters that a text may be said to have at most.
  static let mostCharacters: Int32 = 10_000_000

  /// Prepares the text of an item.
  ///
  /// - Returns: the prepared text's index, or the complement of its number of characters where these alone are known.
  /// - Throws: `ItemFault` if the item's text is missing or no string.
  func prepare(
    _ item: Int, _ values: ItemValues, into prepared: inout PreparedTexts
  ) throws(ItemFault) -> Int32 {
    let language = try languageOf(item, values)
    let styles = text.styles
    if let field = text.field {
      if text.uniform != nil, let characters = try values.characters(field, of: item) { return ~characters }
      if let range = try values.text(field, of: item) {
        return Int32(
          prepared.append(
            values.batch.arena.span.extracting(range), language: language, measurer: styles.base, context: context))
      }
    }
    var bytes: [UInt8] = []
    var runs: [TextRun] = []
    for (run, measurer) in zip(text.content.runs, styles.runs) {
      let start = bytes.count
      if let size = run.attachment {
        runs.append(TextRun(attachment: size, at: start, measurer: styles.base))
        continue
      }
      bytes += try utf8(of: run.text, item, values)
      runs.append(TextRun(utf8: start..<bytes.count, measurer: measurer ?? styles.base))
    }
    if styles.isPlain {
      return Int32(prepared.append(bytes.span, language: language, measurer: styles.base, context: context))
    }
    return Int32(
      prepared.append(bytes.span, runs: runs, language: language, measurer: styles.base, context: context))
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
    guard let field = text.content.languageField else { return text.content.style.language }
    return try values.string(field, of: item) ?? text.content.style.language
  }
}
