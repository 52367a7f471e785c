public import LayoutModel

/// Cells whose texts are shaped, to be laid out at one width after another by arithmetic alone.
///
/// It holds the prepared texts of its cells, and works with the worker that it was made with: one thread at a time
/// may use either. Its results are those of `LayoutEngine.measure`, to the bit.
public final class PreparedCells {
  /// The number of cells.
  public let count: Int
  /// Chunks of cells, which keep the texts that they prepared.
  private var runs: [ChunkRun] = []
  private var failures: [Int: String]

  /// Shapes the texts of a batch of items.
  init(_ batch: ItemBatch, textScale: Double, engine: LayoutEngine, worker: BatchWorker) {
    count = batch.count
    failures = batch.faults
    let values = ItemValues(batch)
    for start in stride(from: 0, to: count, by: LayoutEngine.blockSize) {
      let block = start..<min(start + LayoutEngine.blockSize, count)
      for part in worker.partition.parts(block, values, of: engine) {
        for start in stride(from: 0, to: part.items.count, by: RunColumns.chunkSize) {
          let chunk = part.items[start..<min(start + RunColumns.chunkSize, part.items.count)]
          do throws(LayoutError) {
            let group = try engine.group(for: part.key)
            let texts = try group.texts(at: textScale, fonts: engine.fonts)
            var run = ChunkRun(group: group, items: chunk, values: values, worker: worker)
            run.prepare(texts)
            runs.append(run)
          } catch {
            for place in 0..<chunk.count { failures[chunk[place]] = error.description }
          }
        }
      }
    }
  }

  /// The result of each cell at a width in points, without frames.
  public func measure(width: Double) -> [CellResult] {
    var sink = ResultSink(count: count, perItem: 1, wantsFrames: false, wantsDiagnostics: false)
    let offer = CellOffer.same(width: width)
    if let reason = offer.fault {
      for item in 0..<count { sink.fail(item, place: 0, reason) }
    } else {
      for place in runs.indices { runs[place].run(offer, place: 0, into: &sink) }
    }
    for (item, reason) in failures { sink.fail(item, place: 0, reason) }
    return sink.results
  }
}

extension LayoutEngine {
  /// Shapes the texts of a batch of items at a text scale, to be laid out at any width.
  public func prepare(_ batch: ItemBatch, textScale: Double = 1, worker: BatchWorker) -> PreparedCells {
    PreparedCells(batch, textScale: textScale, engine: self, worker: worker)
  }
}
