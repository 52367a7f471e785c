internal import BatchLayout
internal import ConstraintSolver
internal import LayoutModel

/// The engine of one document as `measure` needs it.
protocol CellMeasurer: Sendable {
  /// What a thread keeps from batch to batch.
  associatedtype Worker

  /// The fields of an item that the document reads.
  var fields: [FieldPath] { get }

  /// The direction that it measures for.
  var direction: LayoutDocument.Direction { get }

  /// Makes what a thread keeps.
  func makeWorker() -> Worker

  /// Makes the same, which also counts what checks of bases take.
  func makeCountingWorker() -> Worker

  /// Measures every item at every width and text scale: items, then widths, then text scales.
  func measure(
    _ batch: ItemBatch, _ request: MeasureRequest, worker: inout Worker
  ) -> [CellResult]

  /// Measures heights and nothing else.
  ///
  /// - Returns: How many cells are not ok, and how many of them failed.
  func measureHeights(
    _ batch: ItemBatch, _ request: MeasureRequest, worker: inout Worker
  ) -> (notOK: Int, failed: Int)

  /// What a worker has done so far.
  func figures(of worker: Worker) -> EngineFigures
}

extension CellMeasurer {
  func makeCountingWorker() -> Worker { makeWorker() }

  func measureHeights(
    _ batch: ItemBatch, _ request: MeasureRequest, worker: inout Worker
  ) -> (notOK: Int, failed: Int) {
    let results = measure(batch, request, worker: &worker)
    return (results.count { $0.status != .ok }, results.count { $0.status == .error })
  }
}

/// What an engine did, for the summary of a run.
struct EngineFigures: Sendable {
  /// Groups of cells with one structure that were solved together.
  var groups = 0
  /// Optimal bases that were factorised.
  var bases = 0
  /// Time spent on texts before solving.
  var prepareText = Duration.zero
  /// Time spent solving.
  var solve = Duration.zero
  /// What checks of bases took, where that was counted.
  var checks = CheckWork()

  /// Adds the times of another worker; groups and bases are the engine's, which workers share.
  static func += (sum: inout EngineFigures, other: EngineFigures) {
    sum.groups = max(sum.groups, other.groups)
    sum.bases = max(sum.bases, other.bases)
    sum.prepareText += other.prepareText
    sum.solve += other.solve
    sum.checks += other.checks
  }
}
