import Dispatch
public import LayoutModel
import Synchronization

extension LayoutEngine {
  /// The heights of every item of a batch at every width and text scale asked for; frames are not looked at.
  ///
  /// - Parameters:
  ///   - batch: the items.
  ///   - request: widths, text scales, and whether diagnostics are wanted.
  ///   - workers: one a thread, one at least; more than one share out the items.
  ///   - columns: receives the answer; its memory is used again.
  /// - Precondition: there is a worker.
  /// - Complexity: O(cells). No memory is taken for a cell beyond its answer.
  public func heights(
    of batch: ItemBatch, _ request: MeasureRequest, workers: [BatchWorker], into columns: inout HeightColumns
  ) {
    let perItem = request.widths.count * request.textScales.count
    columns.reset(count: batch.count * perItem)
    let values = ItemValues(batch)
    columns.fill(perItem: perItem, wantsDiagnostics: request.diagnostics, workers) { items, worker, sink in
      answer(
        items, of: values, request.widths.map { .same(width: $0) }, textScales: request.textScales, worker: worker,
        into: &sink)
    }
  }

  /// The heights of every item of a batch, found on one thread.
  public func heights(of batch: ItemBatch, _ request: MeasureRequest, worker: BatchWorker) -> HeightColumns {
    var columns = HeightColumns()
    heights(of: batch, request, workers: [worker], into: &columns)
    return columns
  }

  /// Heights and the frames of all views of every item of a batch, at one width and text scale.
  ///
  /// - Parameters:
  ///   - batch: the items.
  ///   - width: the width offered, in points.
  ///   - textScale: the factor on text sizes.
  ///   - diagnostics: whether remarks are wanted.
  ///   - worker: the thread's.
  ///   - frames: receives the answer; its memory is used again.
  public func frames(
    of batch: ItemBatch, width: Double, textScale: Double = 1, diagnostics: Bool = false, worker: BatchWorker,
    into frames: inout FrameColumns
  ) {
    frames.cells.reset(count: batch.count)
    var sections: [FrameColumns.Section] = []
    swap(&sections, &frames.sections)
    for place in sections.indices { sections[place].removeCells() }
    let values = ItemValues(batch)
    frames.cells.withSink(perItem: 1, wantsDiagnostics: diagnostics) { heights in
      var sink = FrameSink(heights, sections: sections)
      sections = []
      answer(
        0..<batch.count, of: values, [.same(width: width)], textScales: [textScale], worker: worker, into: &sink)
      heights = sink.heights
      sections = sink.sections
    }
    frames.sections = sections.filter { !$0.items.isEmpty }
  }
}

extension HeightColumns {
  /// Lets workers fill the columns, each on a thread of its own where there are several.
  fileprivate mutating func fill(
    perItem: Int, wantsDiagnostics: Bool, _ workers: [BatchWorker],
    _ fill: (Range<Int>, BatchWorker, inout HeightSink) -> Void
  ) {
    precondition(!workers.isEmpty, "there must be a worker")
    let count = perItem == 0 ? 0 : heights.count / perItem
    guard workers.count > 1 else {
      withSink(perItem: perItem, wantsDiagnostics: wantsDiagnostics) { fill(0..<count, workers[0], &$0) }
      return
    }
    let found = Mutex<[[Int: [Diagnostic]]]>([])
    let next = Atomic(0)
    withBuffers { heights, statuses in
      // Each thread has a worker of its own, and writes only the answers of the items that it took from `next`.
      nonisolated(unsafe) let (heights, statuses, workers, fill) = (heights, statuses, workers, fill)
      DispatchQueue.concurrentPerform(iterations: workers.count) { thread in
        var sink = HeightSink(
          heights: heights, statuses: statuses, perItem: perItem, wantsDiagnostics: wantsDiagnostics)
        while true {
          let start = next.add(LayoutEngine.blockSize, ordering: .relaxed).oldValue
          guard start < count else { break }
          fill(start..<min(start + LayoutEngine.blockSize, count), workers[thread], &sink)
        }
        let remarks = sink.diagnostics
        found.withLock { $0.append(remarks) }
      }
    }
    for remarks in found.withLock({ $0 }) { diagnostics.merge(remarks) { first, _ in first } }
  }

  /// Lets one sink fill the columns.
  fileprivate mutating func withSink(perItem: Int, wantsDiagnostics: Bool, _ fill: (inout HeightSink) -> Void) {
    diagnostics = withBuffers { heights, statuses in
      var sink = HeightSink(
        heights: heights, statuses: statuses, perItem: perItem, wantsDiagnostics: wantsDiagnostics)
      fill(&sink)
      return sink.diagnostics
    }
  }

  private mutating func withBuffers<Result>(
    _ body: (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<RowStatus>) -> Result
  ) -> Result {
    heights.withUnsafeMutableBufferPointer { heights in
      statuses.withUnsafeMutableBufferPointer { body(heights, $0) }
    }
  }
}
