internal import BatchLayout
internal import ConstraintSolver
internal import Galley
internal import LayoutModel
internal import TextMeasurement

/// A document's engine behind `measure`.
struct DocumentMeasurer: CellMeasurer {
  private let engine: LayoutEngine

  /// Reads a document.
  ///
  /// - Throws: `LayoutError` if the document is wrong.
  init(_ document: JSONValue, _ options: EngineOptions) throws(LayoutError) {
    engine = try LayoutEngine(
      document, direction: options.direction, strategies: options.strategies,
      fonts: FontLibrary(directories: options.fontDirectories))
  }

  var fields: [FieldPath] { engine.fields }

  var direction: LayoutDocument.Direction { engine.document.direction }

  /// What a thread keeps from batch to batch.
  struct Worker {
    /// The engine's part.
    var batches = BatchWorker()
    /// Heights where nothing else is wanted.
    var heights = HeightColumns()
  }

  func makeWorker() -> Worker { Worker() }

  func makeCountingWorker() -> Worker {
    let worker = Worker()
    worker.batches.checkWork = CheckWork()
    return worker
  }

  func measure(_ batch: ItemBatch, _ request: MeasureRequest, worker: inout Worker) -> [CellResult] {
    engine.measure(batch, request, worker: worker.batches)
  }

  func measureHeights(
    _ batch: ItemBatch, _ request: MeasureRequest, worker: inout Worker
  ) -> (notOK: Int, failed: Int) {
    engine.heights(of: batch, request, workers: [worker.batches], into: &worker.heights)
    var count = (notOK: 0, failed: 0)
    for status in worker.heights.statuses where status != .ok {
      count.notOK += 1
      if status == .error { count.failed += 1 }
    }
    return count
  }

  func figures(of worker: Worker) -> EngineFigures {
    let phases = worker.batches.phases
    return EngineFigures(
      groups: engine.groupCount, bases: engine.basisCount, prepareText: phases.texts, solve: phases.solving,
      checks: worker.batches.checkWork ?? CheckWork())
  }
}
