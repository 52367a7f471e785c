public import LayoutModel

extension LayoutEngine {
  /// Measures every item of a batch at every width and text scale asked for.
  ///
  /// - Returns: for each item, for each width, for each text scale one result, in that nesting.
  public func measure(_ batch: ItemBatch, _ request: MeasureRequest, worker: BatchWorker) -> [CellResult] {
    var sink = ResultSink(
      count: batch.count, perItem: request.widths.count * request.textScales.count, wantsFrames: request.frames,
      wantsDiagnostics: request.diagnostics)
    answer(
      0..<batch.count, of: ItemValues(batch), request.widths.map { .same(width: $0) },
      textScales: request.textScales, worker: worker, into: &sink)
    return sink.results
  }
}
