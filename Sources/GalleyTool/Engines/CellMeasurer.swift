internal import BatchLayout
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

  /// Measures every item at every width and text scale: items, then widths, then text scales.
  func measure(
    _ batch: ItemBatch, _ request: MeasureRequest, worker: inout Worker
  ) -> [CellResult]

  /// What a worker has done so far.
  func figures(of worker: Worker) -> EngineFigures
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

  /// Adds the times of another worker; groups and bases are the engine's, which workers share.
  static func += (sum: inout EngineFigures, other: EngineFigures) {
    sum.groups = max(sum.groups, other.groups)
    sum.bases = max(sum.bases, other.bases)
    sum.prepareText += other.prepareText
    sum.solve += other.solve
  }
}
