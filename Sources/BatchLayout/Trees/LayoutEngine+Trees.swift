import LayoutModel

extension LayoutEngine {
  /// Lays out trees of this engine's template.
  func layout(_ trees: [TreeTemplate], worker: BatchWorker) -> [CellResult] {
    let fields = (0..<(trees.first?.values.count ?? 0)).map(TreeTemplate.field)
    var batch = ItemBatch(fields: fields, keys: Array(repeating: .number("0"), count: trees.count))
    for (item, tree) in trees.enumerated() {
      for (column, value) in tree.values.enumerated() { batch.set(value, column: column, item: item) }
    }
    let values = ItemValues(batch)
    let request = MeasureRequest(widths: [], frames: true, diagnostics: true)
    var results = Array(repeating: CellResult(status: .ok, height: 0), count: trees.count)
    var order: [StructureKey] = []
    var members: [StructureKey: [Int]] = [:]
    for item in trees.indices {
      let key = key(of: item, values)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(item)
    }
    for key in order {
      let items = members[key] ?? []
      do throws(LayoutError) {
        var chunk = ChunkRun(
          group: try group(for: key), items: items, values: values, request: request, worker: worker)
        try chunk.prepareTexts(textScale: 1, fonts: fonts)
        chunk.inputs.widths = items.map { trees[$0].width }
        chunk.inputs.heights = items.map { trees[$0].height }
        for (item, result) in zip(items, chunk.results()) { results[item] = result }
        chunk.finish()
      } catch {
        for item in items { results[item] = .failure(error.description) }
      }
    }
    return results
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
