internal import ConstraintSolver
internal import Dispatch
internal import Synchronization
internal import Workloads

/// Solves systems of many seeds and checks them.
struct Soak {
  let options: SoakOptions

  /// What was found so far.
  private struct Tally {
    var systems: [SmallSystem.Kind: Int] = [:]
    var faults: [SmallSystem.Kind: [SoakFault: Int]] = [:]
    var faultCount = 0
  }

  /// Seeds that a thread takes at once.
  private static let blockSize = 1_000

  /// Runs all systems and prints faults and a table.
  ///
  /// - Returns: whether there was none.
  func run() -> Bool {
    let tally = Mutex(Tally())
    let next = Atomic(0)
    let (options, blockSize) = (options, Self.blockSize)
    DispatchQueue.concurrentPerform(iterations: options.threads) { _ in
      while true {
        let start = next.add(blockSize, ordering: .relaxed).oldValue
        guard start < options.systems else { return }
        for number in start..<min(start + blockSize, options.systems) {
          Self.check(options.seed &+ UInt64(number), tally, printed: options.printed)
        }
      }
    }
    return tally.withLock { tally in
      print(Self.table(tally))
      return tally.faultCount == 0
    }
  }

  private static func check(_ seed: UInt64, _ tally: borrowing Mutex<Tally>, printed: Int) {
    let small = SmallSystem(seed: seed)
    let solver = SystemSolver(small.system)
    var found: SoakCheck.Finding?
    for (cell, parameters) in small.cells.enumerated() where found == nil {
      found = SoakCheck(small.plain(cell: cell)).finding(solver.explain(parameters))
      if let remark = found?.remark { found?.remark = "cell \(cell), \(small.kind.rawValue), \(remark)" }
    }
    tally.withLock { tally in
      tally.systems[small.kind, default: 0] += 1
      guard let found else { return }
      tally.faults[small.kind, default: [:]][found.fault, default: 0] += 1
      tally.faultCount += 1
      if tally.faultCount <= printed { print("seed \(seed): \(found.fault.rawValue), \(found.remark)") }
    }
  }

  private static func table(_ tally: Tally) -> String {
    var lines = ["systems: \(tally.systems.values.reduce(0, +)), faults: \(tally.faultCount)"]
    for kind in SmallSystem.Kind.allCases {
      let faults = SoakFault.allCases.compactMap { fault in
        tally.faults[kind]?[fault].map { "\(fault.rawValue) \($0)" }
      }
      lines.append(
        "\(kind.rawValue): \(tally.systems[kind] ?? 0) systems, "
          + (faults.isEmpty ? "no fault" : faults.joined(separator: ", ")))
    }
    return lines.joined(separator: "\n")
  }

  /// The cells of a seed as lines that `galley solve` reads.
  static func description(of seed: UInt64) -> String {
    let small = SmallSystem(seed: seed)
    return small.cells.indices.map { cell in
      let system = small.plain(cell: cell)
      let rows = system.rows.map { row in
        let terms = row.terms.map { "\"x\($0.variable)\": \($0.coefficient)" }.joined(separator: ", ")
        return "{\"terms\": {\(terms)}, \"relation\": \"\(row.relation.sign)\", "
          + "\"constant\": \(row.bound[0].coefficient), \"priority\": \(row.priority)}"
      }
      let ties = system.tieBreaks.map { "[\($0.terms[0].variable), \($0.bound[0].coefficient)]" }
      return "{\"id\": \"\(seed).\(cell)\", \"constraints\": [\(rows.joined(separator: ", "))], "
        + "\"tieBreaks\": [\(ties.joined(separator: ", "))]}"
    }.joined(separator: "\n")
  }
}

extension Relation {
  /// The relation as JSON systems write it.
  fileprivate var sign: String {
    switch self {
    case .equal: "=="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  }
}
