internal import ConstraintSolver

/// The numbers of a finished bench.
struct BenchFigures: Sendable {
  /// The widths of the cells.
  var widths: [Double] = []
  /// Threads that shared the items.
  var threads = 1
  /// Items read.
  var items = 0
  /// Cells of a round: an item at a width each.
  var cells = 0
  /// Cells of a round that are not ok.
  var notOK = 0
  /// Cells of a round that failed.
  var failed = 0
  /// Time spent reading and splitting the input, once.
  var read = Duration.zero
  /// Time spent parsing the items, once.
  var parse = Duration.zero
  /// Cells of the very first batch.
  var firstCells = 0
  /// Time that batch took, with all that is compiled, loaded and found out then.
  var first = Duration.zero
  /// Time from start to end of each round that counts.
  var rounds: [Duration] = []
  /// What the engine did in those rounds, added up over threads; groups and bases are all that were met.
  var engine = EngineFigures()
  /// The largest memory of the process, in bytes.
  var peakMemory = 0
  /// The memory that the items take, about, in bytes.
  var itemMemory = 0
  /// The kernels of OpenBLAS.
  var core = OpenBLASCore.adapt()

  /// The round in the middle by time.
  var median: Duration { rounds.isEmpty ? .zero : rounds.sorted()[rounds.count / 2] }

  /// Cells a second of the median round.
  var cellsPerSecond: Double { median > .zero ? Double(cells) / (median / .seconds(1)) : 0 }

  /// Nanoseconds a cell, of a time for one round.
  func perCell(_ time: Duration) -> Double { cells == 0 ? 0 : time / .nanoseconds(1) / Double(cells) }

  /// Nanoseconds a cell, of a time for all rounds that count.
  func perCellOfAll(_ time: Duration) -> Double { rounds.isEmpty ? 0 : perCell(time) / Double(rounds.count) }

  /// Billions of additions and multiplications a second of checks.
  var checkSpeed: Double {
    engine.checks.time > .zero ? Double(engine.checks.operations) / (engine.checks.time / .nanoseconds(1)) : 0
  }
}
