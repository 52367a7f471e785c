internal import BatchLayout
internal import ItemReading
internal import LayoutModel

/// The rows of `layout`: a row a tree.
enum LayoutRows {
  /// Appends the row of one tree.
  static func append(_ result: CellResult, _ key: ItemBatch.Key, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.itemKey(key)
    writer.key("status")
    writer.string(result.status.name)
    writer.frames(result.frames)
    writer.contentSizes(result.contentSizes)
    writer.diagnostics(result.diagnostics)
    writer.endObject()
    writer.endLine()
  }
}
