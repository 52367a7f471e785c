internal import ConstraintSolver
internal import Workloads

/// Workload S: the solver alone on random templates whose cells spread over many bases.
struct HardBench {
  private final class Entry {
    let template: HardTemplate
    let solver: SystemSolver
    let use: BasisUse
    /// Parameters after the constant one, then the answer.
    var chunks: [Matrix]
    var outcomes: [CellOutcome] = []
    var scratch = SolverScratch()
    var samples = Samples()
    private let inputs: [Int]
    private let outputs: [Int]

    init(_ template: HardTemplate, seed: UInt64) {
      self.template = template
      solver = SystemSolver(template.system)
      use = BasisUse(template)
      let count = template.system.parameterCount
      inputs = Array(1..<count)
      outputs = (0..<template.system.variableCount).map { $0 == template.answer ? 0 : -1 }
      chunks = (0..<HardBench.chunkCount).map {
        template.parameters(cells: HardBench.chunkSize, seed: seed &+ UInt64($0))
      }
    }

    /// Solves every chunk; row 0, the constant parameter's, receives the answers.
    func run() {
      for place in chunks.indices {
        solver.solve(
          in: &chunks[place], inputs: inputs, outputs: outputs, count: HardBench.chunkSize, outcomes: &outcomes,
          scratch: &scratch)
      }
    }
  }

  private static let templateCount = 3
  private static let chunkSize = 2_048
  private static let chunkCount = 16
  private static let cellCount = Double(chunkSize * chunkCount)
  private static let seed: UInt64 = 2026

  private let entries: [HardTemplate.Axis: [Entry]]

  /// Draws the templates.
  ///
  /// - Throws: `BenchError` if none of a seed's templates is hard enough.
  init() throws {
    var entries: [HardTemplate.Axis: [Entry]] = [:]
    for axis in HardTemplate.Axis.allCases {
      let templates = HardTemplateSearch(axis).templates(count: Self.templateCount, seed: Self.seed)
      guard templates.count == Self.templateCount else { throw BenchError("S: too few \(axis.rawValue) templates fit") }
      entries[axis] = templates.enumerated().map { Entry($1, seed: UInt64($0 + 1) << 32) }
    }
    self.entries = entries
  }

  private var all: [Entry] { HardTemplate.Axis.allCases.flatMap { entries[$0] ?? [] } }

  /// Runs all rounds after a warm one.
  func run(rounds: Int) {
    for entry in all { entry.run() }
    for _ in 0..<rounds {
      for entry in all { entry.samples.add(BenchTime { entry.run() }.cpu * 1e9 / Self.cellCount) }
    }
  }

  /// The table for people.
  func table(scalar: Double) -> String {
    var table = TextTable([
      "S: template", "variables", "rows", "parameters", "bases met", "final", "evenly", "ns a cell", "min", "max",
      "× scalar",
    ])
    for axis in HardTemplate.Axis.allCases {
      for (place, entry) in (entries[axis] ?? []).enumerated() {
        let system = entry.template.system
        table.add([
          "\(axis.rawValue) \(place + 1)", "\(system.variableCount)", "\(system.rows.count)",
          "\(system.parameterCount)", "\(entry.solver.basisCount)", "\(entry.use.bases)", entry.use.evenBases.readable,
          entry.samples.median.readable, entry.samples.minimum.readable, entry.samples.maximum.readable,
          (entry.samples.median / scalar).readable,
        ])
      }
    }
    return table.text
  }

  /// Nanoseconds a cell of one axis: the mean over its templates.
  func nanoseconds(_ axis: HardTemplate.Axis) -> Double {
    let medians = (entries[axis] ?? []).map(\.samples.median)
    return medians.reduce(0, +) / Double(max(1, medians.count))
  }

  /// The result: a cell's height takes both axes.
  func result(scalar: Double) -> BenchResult {
    let sum = HardTemplate.Axis.allCases.map(nanoseconds).reduce(0, +)
    return BenchResult(
      workload: "S", engine: "galley", mode: BenchMode.heights.rawValue, threads: 1, nsPerCell: sum,
      ratioToScalar: sum / scalar)
  }
}
