import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import ConstraintSolver

/// The answer for a cell is the same to the bit however it is asked for, over random families of thousands of cells.
@Suite struct FamilyBitsTests {
  /// The families; the first answer of each is that of a cold solver with the whole batch at once.
  static let families: [(family: RandomFamily, expected: BatchAnswer)] = (0..<10).map { seed in
    let family = RandomFamily(seed: UInt64(900 + seed), cellCount: 2000)
    return (family, BatchAnswer(SystemSolver(family.system), family.system, family.cells))
  }

  /// Solves all cells in an order of its own, in batches of random sizes, and compares.
  static func isSame(_ solver: SystemSolver, _ place: Int, seed: UInt64, _ kernel: CheckKernel = .best) -> Bool {
    let (family, expected) = families[place]
    var generator = SeededGenerator(seed: seed)
    var order = family.cells.indices.shuffled(using: &generator)[...]
    var scratch = SolverScratch()
    scratch.kernel = kernel
    var isSame = true
    while !order.isEmpty {
      let block = Array(order.prefix(Int.random(in: 1...400, using: &generator)))
      order = order.dropFirst(block.count)
      let answer = BatchAnswer(solver, family.system, block.map { family.cells[$0] }, &scratch)
      isSame =
        isSame && answer.bits == block.map { expected.bits[$0] }
        && answer.statuses == block.map { expected.statuses[$0] }
    }
    return isSame
  }

  /// The families have cells of every outcome but failure.
  @Test func familiesAreMixed() {
    let statuses = Set(Self.families.flatMap(\.expected.statuses))
    #expect(statuses == [.solved, .ambiguous, .unsatisfiable])
  }

  /// Any order and any batches, twice with one solver: cold, then warm.
  @Test(arguments: 0..<10) func ordersAndBatches(_ place: Int) {
    let solver = SystemSolver(Self.families[place].family.system)
    #expect(Self.isSame(solver, place, seed: 1))
    #expect(Self.isSame(solver, place, seed: 2))
  }

  /// Every kernel.
  @Test(arguments: 0..<10, CheckKernel.allCases) func kernels(_ place: Int, _ kernel: CheckKernel) {
    #expect(Self.isSame(SystemSolver(Self.families[place].family.system), place, seed: 3, kernel))
  }

  /// Automata that keep few bases and are emptied again and again.
  @Test(arguments: 0..<10, [1, 2, 5]) func emptied(_ place: Int, _ limit: Int) {
    let solver = SystemSolver(Self.families[place].family.system, basisLimit: limit)
    #expect(Self.isSame(solver, place, seed: 4))
    #expect(solver.basisCount <= 2 * (limit + 1))
  }

  /// One to four threads that share a solver, with its usual limit and a small one.
  @Test(arguments: 0..<10, 1...4) func threads(_ place: Int, _ count: Int) {
    for limit in [BasisAutomaton.usualLimit, 3] {
      let solver = SystemSolver(Self.families[place].family.system, basisLimit: limit)
      let failures = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: count) { thread in
        if !Self.isSame(solver, place, seed: UInt64(thread)) { failures.withLock { $0 += 1 } }
      }
      #expect(failures.withLock { $0 } == 0)
    }
  }

  /// Cells alone, each with a solver of its own; their certificates hold.
  @Test(arguments: 0..<10) func alone(_ place: Int) {
    let (family, expected) = Self.families[place]
    for cell in stride(from: place, to: 2000, by: 40) {
      let alone = BatchAnswer(SystemSolver(family.system), family.system, [family.cells[cell]])
      #expect(alone.bits == [expected.bits[cell]], "cell \(cell)")
      #expect(alone.statuses == [expected.statuses[cell]], "cell \(cell)")
      #expect(SystemSolver(family.system).certificate(family.cells[cell])?.holds == true, "cell \(cell)")
    }
  }
}
