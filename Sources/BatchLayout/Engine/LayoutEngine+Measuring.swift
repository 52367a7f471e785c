public import LayoutModel
import TextMeasurement

extension LayoutEngine {
  /// Cells run together at most: their columns then stay in the second-level cache.
  static let chunkSize = 512

  /// Measures every item of a batch at every width and text scale asked for.
  ///
  /// - Returns: for each item, for each width, for each text scale one result, in that nesting.
  public func measure(_ batch: ItemBatch, _ request: MeasureRequest, worker: BatchWorker) -> [CellResult] {
    let values = ItemValues(batch)
    let perItem = request.widths.count * request.textScales.count
    var results = Array(repeating: CellResult(status: .ok, height: 0), count: batch.count * perItem)
    var order: [StructureKey] = []
    var members: [StructureKey: [Int]] = [:]
    for item in 0..<batch.count {
      if let reason = batch.faults[item] {
        for place in 0..<perItem { results[item * perItem + place] = .failure(reason) }
        continue
      }
      let key = key(of: item, values)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(item)
    }
    for key in order {
      let items = members[key] ?? []
      for start in stride(from: 0, to: items.count, by: Self.chunkSize) {
        let chunk = Array(items[start..<min(start + Self.chunkSize, items.count)])
        measure(chunk, key: key, values, request, worker: worker) { item, width, scale, result in
          results[item * perItem + width * request.textScales.count + scale] = result
        }
      }
    }
    return results
  }

  /// Measures items of one structure; `store` takes item, places of width and text scale, and the result.
  private func measure(
    _ items: [Int], key: StructureKey, _ values: ItemValues, _ request: MeasureRequest, worker: BatchWorker,
    store: (Int, Int, Int, CellResult) -> Void
  ) {
    for (scalePlace, textScale) in request.textScales.enumerated() {
      do throws(LayoutError) {
        var chunk = ChunkRun(
          group: try group(for: key), items: items, values: values, request: request, worker: worker)
        try chunk.prepareTexts(textScale: textScale, fonts: fonts)
        for (widthPlace, width) in request.widths.enumerated() {
          chunk.inputs.widths = Array(repeating: width, count: items.count)
          for (place, result) in chunk.results().enumerated() {
            store(items[place], widthPlace, scalePlace, result)
          }
        }
        chunk.finish()
      } catch {
        for item in items {
          for width in request.widths.indices { store(item, width, scalePlace, .failure(error.description)) }
        }
      }
    }
  }
}
