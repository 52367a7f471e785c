internal import Galley
internal import Workloads

/// Galley from columns of parameters to columns of heights or frames.
final class GalleyEngine: BenchEngine {
  let name = "galley"
  let mode: BenchMode
  let threads: Int
  let cellLimit = Int.max
  private let engine: LayoutEngine
  private let shares: [Share]

  var heights: [Double] { shares.flatMap { mode == .frames ? $0.frames.cells.heights : $0.heights.heights } }

  /// Compiles the document.
  ///
  /// - Throws: `LayoutError` if it is wrong.
  init(_ mode: BenchMode, threads: Int) throws {
    self.mode = mode
    self.threads = threads
    engine = try LayoutEngine(
      JSONReader().read(Array(FeedDocument.json.utf8)), strategies: .builtIn, fonts: FontLibrary())
    shares = (0..<threads).map { _ in Share() }
  }

  func prepare(_ cells: FeedCells) {
    for (place, share) in shares.enumerated() {
      let range = cells.count * place / threads..<cells.count * (place + 1) / threads
      share.batch = ItemBatch(cells, range, fields: engine.fields)
    }
  }

  func run() -> Double {
    let (engine, shares, mode) = (engine, shares, mode)
    return ThreadTeam.run(threads) { shares[$0].run(engine, mode) }
  }
}

/// One thread's share of the cells.
///
/// Safe to send: during a run one thread alone uses it, and the run ends before anything else does.
private final class Share: @unchecked Sendable {
  private let worker = BatchWorker()
  var batch = ItemBatch(fields: [], keys: [])
  private(set) var heights = HeightColumns()
  private(set) var frames = FrameColumns()

  func run(_ engine: LayoutEngine, _ mode: BenchMode) {
    if mode == .frames {
      engine.frames(of: batch, width: FeedCells.width, worker: worker, into: &frames)
    } else {
      engine.heights(
        of: batch, MeasureRequest(widths: [FeedCells.width]), workers: [worker], into: &heights)
    }
  }
}

extension ItemBatch {
  /// Some of the cells as columns; a ratio of 0 hides the image.
  fileprivate init(_ cells: FeedCells, _ range: Range<Int>, fields: [FieldPath]) {
    let columns = fields.map { field in
      switch field.description {
      case "title": FieldColumn(characterCounts: Array(cells.titles[range]))
      case "body": FieldColumn(characterCounts: Array(cells.bodies[range]))
      default: FieldColumn(numbers: Array(cells.ratios[range]))
      }
    }
    self.init(count: range.count, fields: fields, columns: columns)
  }
}
