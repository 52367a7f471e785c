import LayoutModel

extension LayoutEngine {
  /// Lays out trees of this engine's template.
  func layout(_ trees: [TreeTemplate], worker: BatchWorker) -> [CellResult] {
    let fields = (0..<(trees.first?.values.count ?? 0)).map(TreeTemplate.field)
    var batch = ItemBatch(fields: fields, keys: Array(repeating: .number("0"), count: trees.count))
    for (item, tree) in trees.enumerated() {
      for (column, value) in tree.values.enumerated() { batch.set(value, column: column, item: item) }
    }
    var sink = ResultSink(count: trees.count, perItem: 1, wantsFrames: true, wantsDiagnostics: true)
    let offer = CellOffer.each(widths: trees.map(\.width), heights: trees.map(\.height))
    answer(
      0..<trees.count, of: ItemValues(batch), [offer], textScales: [1], worker: worker, into: &sink)
    return sink.results
  }
}

extension ItemBatch {
  /// Puts a number or a string into a column.
  fileprivate mutating func set(_ value: JSONValue, column: Int, item: Int) {
    switch value {
    case .number(let number):
      columns[column].kinds[item] = .number
      columns[column].numbers[item] = number
    case .string(let text):
      columns[column].kinds[item] = .text
      columns[column].textStarts[item] = Int32(arena.count)
      columns[column].textLengths[item] = Int32(text.utf8.count)
      arena += text.utf8
    default: break
    }
  }
}
