internal import Foundation
internal import MachineInfo
internal import Workloads

/// The whole bench.
struct Bench {
  let options: BenchOptions

  /// Runs every workload, prints the tables and writes the results.
  ///
  /// - Throws: `BenchError` if an engine gives a wrong sum, whatever keeps an engine from working or a file from being
  ///   written.
  func run() throws {
    print(machine)
    let cells = FeedCells(count: options.cells)
    var feed = FeedBench(engines: try engines(), cells: cells)
    try feed.measureMemory()
    try feed.verify()
    print("check sums hold for every engine\n")
    try feed.run(rounds: options.rounds)
    print(feed.table)
    for gain in feed.threadGains {
      print(
        "two threads, \(gain.mode): \(gain.busiest.readable) times one by CPU, \(gain.elapsed.readable) by the clock")
    }
    var results = feed.results
    if options.wants("galley") {
      let hard = try HardBench()
      hard.run(rounds: options.rounds)
      print("\n" + hard.table(scalar: feed.scalar))
      results.append(hard.result(scalar: feed.scalar))
      print("both axes: \(hard.result(scalar: feed.scalar).nsPerCell.readable) ns a cell")
      var cold = ColdBench()
      try cold.run(rounds: 3)
      print("\n" + cold.table)
    }
    print("\n" + machine)
    try write(BenchResults(results: results))
  }

  /// The engines that are wanted and were built, the hand-written function first.
  ///
  /// This is the one place that knows them all: a further way into Galley is one more line here.
  private func engines() throws -> [any BenchEngine] {
    var engines: [any BenchEngine] = [ScalarEngine()]
    if options.wants("galley") {
      for mode in [BenchMode.heights, .frames] {
        for threads in [1, 2] { engines.append(try GalleyEngine(mode, threads: threads)) }
      }
    }
    if options.wants("kiwi") {
      if KiwiEngine.isAvailable {
        engines += [KiwiEngine(.kept), KiwiEngine(.built)]
      } else {
        print("kiwi was not built; make bench-solver fetches it")
      }
    }
    if options.wants("yoga") {
      if YogaEngine.isAvailable {
        engines += [YogaEngine(.kept), YogaEngine(.built)]
      } else {
        print("Yoga was not built; make bench-solver fetches it")
      }
    }
    return engines
  }

  /// One line on what OpenBLAS runs and what the CPU has.
  private var machine: String {
    let core = String(cString: machine_blas_core())
    let instructions = String(cString: machine_vector_instructions())
    return "\(ProcessInfo.processInfo.activeProcessorCount) cores with \(instructions); OpenBLAS kernels: \(core)"
  }

  private func write(_ results: BenchResults) throws {
    guard let path = options.json else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (encoder.encode(results) + Data("\n".utf8)).write(to: url, options: .atomic)
    print("results: \(path)")
  }
}
