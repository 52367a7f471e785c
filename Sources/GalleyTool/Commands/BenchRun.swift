internal import BatchLayout
internal import ConstraintSolver
internal import Dispatch
internal import ItemReading
internal import LayoutModel
internal import Synchronization

/// Measures the same items again and again on several threads.
struct BenchRun<Measurer: CellMeasurer> {
  /// One thread's worker.
  ///
  /// Safe to send: one thread at a time uses it, and a round ends before anything else does.
  private final class Seat: @unchecked Sendable {
    var worker: Measurer.Worker

    init(_ worker: Measurer.Worker) { self.worker = worker }
  }

  /// Cells that are not ok, and those of them that failed.
  private typealias Faults = (notOK: Int, failed: Int)

  private let measurer: Measurer
  private let request: MeasureRequest
  private let batches: [ItemBatch]
  private let seats: [Seat]
  private var figures = BenchFigures()

  /// Reads all items.
  ///
  /// - Throws: `LayoutError` if they cannot be read.
  init(_ measurer: Measurer, request: MeasureRequest, threads: Int, items: String) throws(LayoutError) {
    self.measurer = measurer
    self.request = request
    let before = ProcessMemory.resident
    let start = ContinuousClock.now
    var batcher = LineBatcher(try FileSource(path: items))
    var blocks: [LineBlock] = []
    while let block = try batcher.next() { blocks.append(block) }
    let read = ContinuousClock.now
    let parser = ItemParser(fields: measurer.fields)
    batches = blocks.map { parser.parse($0) }
    figures.parse = ContinuousClock.now - read
    figures.read = read - start
    figures.itemMemory = max(0, ProcessMemory.resident - before)
    seats = (0..<threads).map { _ in Seat(measurer.makeCountingWorker()) }
    figures.widths = request.widths
    figures.threads = threads
    figures.items = batches.reduce(0) { $0 + $1.count }
    figures.cells = figures.items * request.widths.count
  }

  /// Measures the first batch with an engine that knows nothing, then all of them once, then as often as asked for.
  consuming func run(rounds: Int) -> BenchFigures {
    if let batch = batches.first {
      figures.firstCells = batch.count * request.widths.count
      figures.first = ContinuousClock().measure {
        _ = measurer.measureHeights(batch, request, worker: &seats[0].worker)
      }
    }
    _ = round()
    let before = engineFigures
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      (figures.notOK, figures.failed) = round()
      figures.rounds.append(ContinuousClock.now - start)
    }
    figures.engine = engineFigures - before
    figures.peakMemory = ProcessMemory.peak
    return figures
  }

  /// Measures all batches; threads take the next one that nobody took.
  private func round() -> Faults {
    let next = Atomic(0)
    let sum = Mutex<Faults>((0, 0))
    let (measurer, request, batches, seats) = (measurer, request, batches, seats)
    DispatchQueue.concurrentPerform(iterations: seats.count) { thread in
      var own: Faults = (0, 0)
      while true {
        let place = next.add(1, ordering: .relaxed).oldValue
        guard place < batches.count else { break }
        let faults = measurer.measureHeights(batches[place], request, worker: &seats[thread].worker)
        own = (own.notOK + faults.notOK, own.failed + faults.failed)
      }
      let faults = own
      sum.withLock { $0 = ($0.notOK + faults.notOK, $0.failed + faults.failed) }
    }
    return sum.withLock { $0 }
  }

  /// What all workers have done so far.
  private var engineFigures: EngineFigures {
    seats.reduce(into: EngineFigures()) { $0 += measurer.figures(of: $1.worker) }
  }
}

extension EngineFigures {
  /// What was done since; groups and bases stay.
  fileprivate static func - (now: EngineFigures, before: EngineFigures) -> EngineFigures {
    var figures = now
    figures.prepareText -= before.prepareText
    figures.solve -= before.solve
    figures.checks.operations -= before.checks.operations
    figures.checks.time -= before.checks.time
    return figures
  }
}
