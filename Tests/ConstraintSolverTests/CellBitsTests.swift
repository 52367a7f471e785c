import ConstraintSolver
import Dispatch
import Synchronization
import TestSupport
import Testing

/// The answer for a cell depends on that cell alone, to the bit.
@Suite struct CellBitsTests {
  /// The family that all tests solve.
  static let row = ViewRow(count: 4)
  /// 3,000 cells, solved in one batch by a solver that knew nothing.
  static let cells = row.cells(3000, seed: 7)
  static let together = BatchAnswer(SystemSolver(row.system), row.system, cells)

  /// A batch large enough has cells of every outcome but failure.
  @Test func batchIsMixed() {
    #expect(Set(Self.together.statuses) == [.solved, .ambiguous, .unsatisfiable])
  }

  /// Forty cells, each alone with a solver of its own.
  @Test(arguments: Array(stride(from: 0, to: 3000, by: 75))) func aloneAndCold(_ cell: Int) {
    let system = Self.row.system
    let alone = BatchAnswer(SystemSolver(system), system, [Self.cells[cell]])
    #expect(alone.bits == [Self.together.bits[cell]])
    #expect(alone.statuses == [Self.together.statuses[cell]])
  }

  /// Cells one at a time with one solver, which learns on the way, in an order that another seed gives.
  @Test(arguments: [UInt64(1), 2]) func oneAtATime(seed: UInt64) {
    let system = Self.row.system
    let solver = SystemSolver(system)
    var generator = SeededGenerator(seed: seed)
    var scratch = SolverScratch()
    for cell in (0..<3000).shuffled(using: &generator).prefix(600) {
      let alone = BatchAnswer(solver, system, [Self.cells[cell]], &scratch)
      #expect(alone.bits == [Self.together.bits[cell]], "cell \(cell)")
      #expect(alone.statuses == [Self.together.statuses[cell]], "cell \(cell)")
    }
  }

  /// The batch in other orders, by cold solvers.
  @Test(arguments: [UInt64(3), 4]) func shuffled(seed: UInt64) {
    let system = Self.row.system
    var generator = SeededGenerator(seed: seed)
    let order = (0..<3000).shuffled(using: &generator)
    let answer = BatchAnswer(SystemSolver(system), system, order.map { Self.cells[$0] })
    #expect(answer.bits == order.map { Self.together.bits[$0] })
    #expect(answer.statuses == order.map { Self.together.statuses[$0] })
  }

  /// The batch after a batch of other cells, and once more.
  @Test func warm() {
    let system = Self.row.system
    let solver = SystemSolver(system)
    var scratch = SolverScratch()
    _ = BatchAnswer(solver, system, Self.row.cells(500, seed: 99), &scratch)
    for _ in 0..<2 {
      let answer = BatchAnswer(solver, system, Self.cells, &scratch)
      #expect(answer.bits == Self.together.bits)
      #expect(answer.statuses == Self.together.statuses)
    }
  }

  /// Threads that share one solver and start at once, each with the batch in an order of its own.
  @Test(arguments: [2, 4]) func threads(_ count: Int) {
    let system = Self.row.system
    let solver = SystemSolver(system)
    let failures = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: count) { thread in
      var generator = SeededGenerator(seed: UInt64(thread))
      let order = (0..<3000).shuffled(using: &generator)
      for start in stride(from: 0, to: 3000, by: 250) {
        let block = Array(order[start..<start + 250])
        let answer = BatchAnswer(solver, system, block.map { Self.cells[$0] })
        let isSame =
          answer.bits == block.map { Self.together.bits[$0] }
          && answer.statuses == block.map { Self.together.statuses[$0] }
        if !isSame { failures.withLock { $0 += 1 } }
      }
    }
    #expect(failures.withLock { $0 } == 0)
  }

  /// An explanation repeats the batch's bits.
  @Test(arguments: Array(stride(from: 11, to: 3000, by: 300))) func explained(_ cell: Int) {
    let explanation = SystemSolver(Self.row.system).explain(Self.cells[cell])
    #expect(explanation.values.map(\.bitPattern) == Self.together.bits[cell])
    #expect(explanation.status == Self.together.statuses[cell])
  }
}
