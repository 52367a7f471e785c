internal import ItemReading
internal import LayoutModel

/// The rows of `text`: a row a text.
enum TextRows {
  /// Appends the row of one text.
  static func append(
    _ answer: TextAnswer, breaks: Bool, _ key: ItemBatch.Key, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("id")
    writer.itemKey(key)
    writer.key("lines")
    writer.integer(answer.lines)
    writer.key("width")
    writer.number(answer.width)
    writer.key("height")
    writer.number(answer.height)
    writer.key("truncated")
    writer.bool(answer.truncated)
    writer.key("firstBaseline")
    writer.number(answer.firstBaseline)
    writer.key("lastBaseline")
    writer.number(answer.lastBaseline)
    if breaks {
      writer.key("lineStarts")
      writer.numbers(answer.lineStarts.map(Double.init))
    }
    writer.endObject()
    writer.endLine()
  }

  /// Appends the row of a text that cannot be measured.
  static func append(_ error: LayoutError, _ key: ItemBatch.Key, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.itemKey(key)
    writer.key("status")
    writer.string(RowStatus.error.name)
    writer.diagnostics([Diagnostic(kind: .error, message: error.description)])
    writer.endObject()
    writer.endLine()
  }
}
