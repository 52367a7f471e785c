internal import MachineInfo
internal import Workloads

/// Workload F: every engine on the same cells, one after another in each round.
struct FeedBench {
  private struct Entry {
    let engine: any BenchEngine
    /// Cells a round.
    let count: Int
    /// Nanoseconds a cell of the busiest thread.
    var samples = Samples()
    /// Nanoseconds a cell that passed.
    var elapsed = Samples()
    var bytesPerCell: Double?
  }

  private var entries: [Entry]
  private let cells: FeedCells

  /// Takes engines; the first is the one to compare with.
  init(engines: [any BenchEngine], cells: FeedCells) {
    self.cells = cells
    entries = engines.map { Entry(engine: $0, count: min(cells.count, $0.cellLimit)) }
  }

  /// Nanoseconds a cell of the engine to compare with.
  var scalar: Double { entries.first?.samples.median ?? 0 }

  /// Checks the sum of heights of every engine.
  ///
  /// - Throws: `BenchError` if one is wrong.
  func verify() throws {
    for engine in entries.map(\.engine) {
      for check in FeedCells.checkSums where check.count <= max(10_000, min(cells.count, engine.cellLimit)) {
        try engine.prepare(check.count <= cells.count ? cells.prefix(check.count) : FeedCells(count: check.count))
        _ = engine.run()
        let sum = engine.heights.reduce(0, +)
        // Published to three decimals; of 32-bit heights each is off by half a unit in the last place.
        let tolerance = engine.isSinglePrecision ? 1e-7 * check.sum : 0.01
        guard engine.heights.count == check.count, abs(sum - check.sum) <= tolerance else {
          throw BenchError("\(engine.title): heights of \(check.count) cells add up to \(sum), not to \(check.sum)")
        }
      }
    }
  }

  /// Runs each engine for the first time and sees how far its memory grows.
  ///
  /// - Throws: whatever an engine throws.
  mutating func measureMemory() throws {
    for place in entries.indices {
      try entries[place].engine.prepare(cells.prefix(entries[place].count))
      entries[place].bytesPerCell = entries[place].engine.bytesPerKeptCell ?? peakBytes(entries[place])
    }
  }

  /// Runs all rounds after a warm one.
  ///
  /// - Throws: whatever an engine throws.
  mutating func run(rounds: Int) throws {
    for entry in entries {
      try entry.engine.prepare(cells.prefix(entry.count))
      _ = entry.engine.run()
    }
    for _ in 0..<rounds {
      for place in entries.indices {
        let entry = entries[place]
        var busiest = 0.0
        let time = BenchTime { busiest = entry.engine.run() }
        entries[place].samples.add(busiest * 1e9 / Double(entry.count))
        entries[place].elapsed.add(time.elapsed * 1e9 / Double(entry.count))
      }
    }
  }

  /// Bytes a cell that resident memory grows by at most during a first run; inputs and answers are there before.
  private func peakBytes(_ entry: Entry) -> Double? {
    machine_reset_peak()
    let before = machine_resident_memory()
    _ = entry.engine.run()
    let peak = machine_peak_memory()
    return before == 0 || peak == 0 ? nil : Double(max(0, Int(peak) - Int(before))) / Double(entry.count)
  }

  /// The table for people.
  var table: String {
    var table = TextTable(["F: engine", "cells", "ns a cell", "min", "max", "× scalar", "elapsed", "bytes a cell"])
    for entry in entries {
      table.add([
        entry.engine.title, Double(entry.count).readable, entry.samples.median.readable,
        entry.samples.minimum.readable, entry.samples.maximum.readable,
        (entry.samples.median / scalar).readable, entry.elapsed.median.readable, entry.bytesPerCell?.readable ?? "–",
      ])
    }
    return table.text
  }

  /// The results.
  var results: [BenchResult] {
    entries.map { entry in
      BenchResult(
        workload: "F", engine: entry.engine.name, mode: entry.engine.mode.rawValue, threads: entry.engine.threads,
        nsPerCell: entry.samples.median, ratioToScalar: entry.samples.median / scalar)
    }
  }

  /// How many times faster two threads are than one, for each mode of Galley: by the CPU time of the busiest thread,
  /// and by the time that passed.
  var threadGains: [(mode: String, busiest: Double, elapsed: Double)] {
    let galley = entries.filter { $0.engine.name == "galley" }
    return galley.filter { $0.engine.threads == 2 }.compactMap { two in
      guard let one = galley.first(where: { $0.engine.mode == two.engine.mode && $0.engine.threads == 1 }) else {
        return nil
      }
      return (
        two.engine.mode.rawValue, one.samples.median / two.samples.median, one.elapsed.median / two.elapsed.median
      )
    }
  }
}
