internal import BatchLayout
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

  func makeWorker() -> BatchWorker { BatchWorker() }

  func measure(_ batch: ItemBatch, _ request: MeasureRequest, worker: inout BatchWorker) -> [CellResult] {
    engine.measure(batch, request, worker: worker)
  }

  func figures(of worker: BatchWorker) -> EngineFigures {
    EngineFigures(
      groups: engine.groupCount, bases: engine.basisCount, prepareText: worker.phases.texts,
      solve: worker.phases.solving)
  }
}
