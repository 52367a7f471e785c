internal import Galley
internal import Workloads

/// Galley through its items: texts as bytes that the fixed measurer counts, a result a cell.
final class ItemEngine: BenchEngine {
  let name = "galley"
  let mode: BenchMode
  let threads: Int
  let cellLimit = 20_000
  private let engine: LayoutEngine
  private let workers: [ItemWorker]
  private let request: MeasureRequest

  var heights: [Double] { workers.flatMap { $0.results.map(\.height) } }

  /// Compiles the document.
  ///
  /// - Throws: `LayoutError` if it is wrong.
  init(_ mode: BenchMode, threads: Int) throws {
    self.mode = mode
    self.threads = threads
    engine = try LayoutEngine(
      JSONReader().read(Array(FeedDocument.json.utf8)), strategies: .builtIn, fonts: FontLibrary())
    workers = (0..<threads).map { _ in ItemWorker() }
    request = MeasureRequest(widths: [FeedCells.width], frames: mode == .frames)
  }

  func prepare(_ cells: FeedCells) {
    for (place, worker) in workers.enumerated() {
      let share = cells.count * place / threads..<cells.count * (place + 1) / threads
      worker.batches = stride(from: share.lowerBound, to: share.upperBound, by: ItemWorker.batchSize).map { start in
        ItemBatch(cells, start..<min(start + ItemWorker.batchSize, share.upperBound), fields: engine.fields)
      }
    }
  }

  func run() -> Double {
    let (engine, workers, request) = (engine, workers, request)
    return ThreadTeam.run(threads) { workers[$0].run(engine, request) }
  }
}

/// One thread's share of the cells.
///
/// Safe to send: during a run one thread alone uses it, and the run ends before anything else does.
private final class ItemWorker: @unchecked Sendable {
  static let batchSize = 4_096

  private let worker = BatchWorker()
  var batches: [ItemBatch] = []
  private(set) var results: [CellResult] = []

  func run(_ engine: LayoutEngine, _ request: MeasureRequest) {
    results.removeAll(keepingCapacity: true)
    for batch in batches { results += engine.measure(batch, request, worker: worker) }
  }
}

extension ItemBatch {
  /// Cells as items with texts of the lengths given.
  fileprivate init(_ cells: FeedCells, _ range: Range<Int>, fields: [FieldPath]) {
    self.init(fields: fields, keys: range.map { .number("\($0)") })
    for (column, field) in fields.enumerated() {
      for (item, cell) in range.enumerated() {
        switch field.description {
        case "title": set(letters: Int(cells.titles[cell]), column: column, item: item)
        case "body": set(letters: Int(cells.bodies[cell]), column: column, item: item)
        case "ratio" where cells.ratios[cell] > 0:
          columns[column].kinds[item] = .number
          columns[column].numbers[item] = cells.ratios[cell]
        default: break
        }
      }
    }
  }

  private mutating func set(letters: Int, column: Int, item: Int) {
    columns[column].kinds[item] = .text
    columns[column].textStarts[item] = Int32(arena.count)
    columns[column].textLengths[item] = Int32(letters)
    arena.append(contentsOf: repeatElement(UInt8(ascii: "x"), count: letters))
  }
}
