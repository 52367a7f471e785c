public import LayoutModel

/// Cells whose texts are shaped, to be laid out at one width after another by arithmetic alone.
///
/// It holds the prepared texts of its cells, and works with the worker that it was made with: one thread at a time
/// may use either. Its results are those of `LayoutEngine.measure`, to the bit.
public final class PreparedCells {
  /// The number of cells.
  public let count: Int
  private var chunks: [(items: [Int], run: ChunkRun)] = []
  private var failures: [Int: String]

  /// Shapes the texts of a batch of items.
  init(_ batch: ItemBatch, textScale: Double, engine: LayoutEngine, worker: BatchWorker) {
    count = batch.count
    failures = batch.faults
    let values = ItemValues(batch)
    var order: [StructureKey] = []
    var members: [StructureKey: [Int]] = [:]
    for item in 0..<batch.count where batch.faults[item] == nil {
      let key = engine.key(of: item, values)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(item)
    }
    let request = MeasureRequest(widths: [], textScales: [textScale])
    for key in order {
      let items = members[key] ?? []
      for start in stride(from: 0, to: items.count, by: LayoutEngine.chunkSize) {
        let chunk = Array(items[start..<min(start + LayoutEngine.chunkSize, items.count)])
        do throws(LayoutError) {
          var run = ChunkRun(
            group: try engine.group(for: key), items: chunk, values: values, request: request, worker: worker)
          try run.prepareTexts(textScale: textScale, fonts: engine.fonts)
          chunks.append((chunk, run))
        } catch {
          for item in chunk { failures[item] = error.description }
        }
      }
    }
  }

  /// The result of each cell at a width in points, without frames.
  public func measure(width: Double) -> [CellResult] {
    var results = Array(repeating: CellResult(status: .ok, height: 0), count: count)
    for (item, reason) in failures { results[item] = .failure(reason) }
    for index in chunks.indices {
      chunks[index].run.inputs.widths = Array(repeating: width, count: chunks[index].items.count)
      for (place, result) in chunks[index].run.results().enumerated() {
        results[chunks[index].items[place]] = result
      }
    }
    return results
  }
}

extension LayoutEngine {
  /// Shapes the texts of a batch of items at a text scale, to be laid out at any width.
  public func prepare(_ batch: ItemBatch, textScale: Double = 1, worker: BatchWorker) -> PreparedCells {
    PreparedCells(batch, textScale: textScale, engine: self, worker: worker)
  }
}
