public import ConstraintSolver
import TextMeasurement

/// What one thread keeps between batches: shaping state, prepared texts, the run's columns.
///
/// One a thread.
public final class BatchWorker {
  /// Fonts and buffers of this thread.
  let texts = TextContext()
  /// Prepared texts of the chunk at hand.
  var prepared = PreparedTexts()
  /// The order of the block at hand by structure.
  var partition = StructurePartition()
  /// The texts of the chunk at hand, one an entry of the group's texts.
  var chunkTexts: [ChunkText] = []
  /// The columns of the run at hand.
  var run = PlanRun()
  /// The columns of the careful run at hand.
  var carefulRun = PlanRun()
  /// Time spent so far.
  public internal(set) var phases = PhaseTimes()
  /// What checks of bases took so far; nil, the default, if nobody wants to know.
  ///
  /// Set it to count from then on.
  public var checkWork: CheckWork? {
    get { run.checkWork }
    set { run.checkWork = newValue }
  }

  /// Creates a worker.
  public init() {}
}
