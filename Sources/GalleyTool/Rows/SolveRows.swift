internal import ItemReading
internal import LayoutModel

/// The rows of `solve`: a row a system.
enum SolveRows {
  /// Appends the row of one system.
  static func append(
    _ answer: SystemAnswer, variables: [String], _ key: ItemBatch.Key, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("id")
    writer.itemKey(key)
    writer.key("status")
    writer.string(answer.status.name)
    writer.key("values")
    writer.beginObject()
    for (name, value) in zip(variables, answer.values) {
      writer.key(name)
      writer.number(value)
    }
    writer.endObject()
    writer.key("errors")
    writer.beginObject()
    for error in answer.errors {
      var priority: [UInt8] = []
      priority.append(decimal: error.priority)
      writer.key(String(decoding: priority, as: UTF8.self))
      writer.number(error.sum)
    }
    writer.endObject()
    writer.key("undetermined")
    writer.strings(answer.undetermined.map { variables[$0] })
    writer.key("violated")
    writer.numbers(answer.violated.map(Double.init))
    if !answer.diagnostics.isEmpty { writer.diagnostics(answer.diagnostics) }
    writer.endObject()
    writer.endLine()
  }
}
