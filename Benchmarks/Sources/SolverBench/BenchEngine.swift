internal import Workloads

/// What an engine keeps or gives.
enum BenchMode: String {
  /// Heights only.
  case heights
  /// Frames of all views.
  case frames
  /// Heights from a solver or tree that is kept and changed for each cell.
  case kept
  /// Heights from a solver or tree that is built for each cell.
  case built
}

/// An engine that lays out workload F.
protocol BenchEngine: AnyObject {
  /// The engine's name in the results.
  var name: String { get }
  /// What it keeps or gives.
  var mode: BenchMode { get }
  /// Threads that share the cells.
  var threads: Int { get }
  /// Cells that a round takes at most, so that a slow engine does not make it long.
  var cellLimit: Int { get }
  /// Whether heights are sums of 32-bit numbers.
  var isSinglePrecision: Bool { get }
  /// Bytes of heap that one more cell keeps; nil where the run's own peak is to be measured.
  var bytesPerKeptCell: Double? { get }
  /// The heights of the last run.
  var heights: [Double] { get }

  /// Takes the columns of parameters; not timed.
  ///
  /// - Throws: whatever keeps the engine from working.
  func prepare(_ cells: FeedCells) throws

  /// Lays out every cell that was prepared.
  ///
  /// - Returns: the seconds of CPU of the busiest thread.
  func run() -> Double
}

extension BenchEngine {
  var threads: Int { 1 }
  var isSinglePrecision: Bool { false }
  var bytesPerKeptCell: Double? { nil }

  /// The engine's name and mode for people.
  var title: String { "\(name) \(mode.rawValue)" + (threads > 1 ? ", \(threads) threads" : "") }
}
