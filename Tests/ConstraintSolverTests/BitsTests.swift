import ConstraintSolver
import Dispatch
import Synchronization
import Testing

/// A cell's answer is the same to the bit whatever surrounds it.
@Suite struct BitsTests {
  /// Three members that share a room of θ1 less 16, with contents θ2…θ4: bases change from cell to cell.
  private static let members = sharedRoom(hugging: [250, 251, 750], resistance: [750, 250, 998], gap: 16)

  /// A system so wide that its checks go through BLAS.
  private static let wide = sharedRoom(
    hugging: Array(repeating: 250, count: 40), resistance: (0..<40).map { Double(750 + $0) }, gap: 0)

  /// Members whose sizes add up to a room, each hugging its content and resisting compression.
  private static func sharedRoom(hugging: [Double], resistance: [Double], gap: Double) -> LinearSystem {
    var rows: [LinearSystem.Row] = []
    for member in hugging.indices {
      let content: [(Int, Double)] = [(member + 2, 1)]
      rows.append(parametric([(member, 1)], .greaterOrEqual, [], 2000))
      rows.append(parametric([(member, 1)], .lessOrEqual, content, hugging[member]))
      rows.append(parametric([(member, 1)], .greaterOrEqual, content, resistance[member]))
    }
    let all: [(Int, Double)] = hugging.indices.map { ($0, 1) }
    rows.append(parametric(all, .equal, [(0, -gap), (1, 1)], 1000))
    return LinearSystem(
      variableCount: hugging.count, parameterCount: hugging.count + 2, rows: rows, tieBreaks: [])
  }

  private static func parametric(
    _ terms: [(Int, Double)], _ relation: Relation, _ bound: [(Int, Double)], _ priority: Double
  ) -> LinearSystem.Row {
    LinearSystem.Row(
      terms: terms.map { term($0.0, $0.1) }, relation: relation,
      bound: bound.map { LinearSystem.BoundTerm(parameter: $0.0, coefficient: $0.1) }, priority: priority)
  }

  private func cells(_ count: Int, _ system: LinearSystem) -> Matrix {
    var random = SeededNumbers(seed: 7)
    var cells = Matrix(rows: system.parameterCount, columns: count)
    for cell in 0..<count {
      cells[0, cell] = 1
      cells[1, cell] = Double(random.next(in: 0...4000)) / 8 * Double(system.variableCount) / 3
      for row in 2..<system.parameterCount { cells[row, cell] = Double(random.next(in: 0...3000)) / 7 }
    }
    return cells
  }

  private func solve(_ solver: SystemSolver, _ cells: Matrix, _ system: LinearSystem) -> [[UInt64]] {
    var values = Matrix(rows: system.variableCount, columns: cells.columns)
    var outcomes: [CellOutcome] = []
    var scratch = SolverScratch()
    solver.solve(cells, into: &values, outcomes: &outcomes, scratch: &scratch)
    return (0..<cells.columns).map { cell in
      (0..<values.rows).map { values[$0, cell].bitPattern } + [UInt64(outcomes[cell].status.rawValue)]
    }
  }

  private func part(_ cells: Matrix, _ columns: [Int]) -> Matrix {
    var part = Matrix(rows: cells.rows, columns: columns.count)
    for row in 0..<cells.rows {
      for (place, column) in columns.enumerated() { part[row, place] = cells[row, column] }
    }
    return part
  }

  /// Alone, in batches of every kind, backwards, by a cold solver and a warm one.
  @Test(arguments: [(system: members, count: 3000), (system: wide, count: 200)])
  func bitsDoNotDependOnTheBatch(system: LinearSystem, count: Int) {
    let cells = cells(count, system)
    let warm = SystemSolver(system)
    let together = solve(warm, cells, system)
    #expect(solve(warm, cells, system) == together)
    let backwards = solve(SystemSolver(system), part(cells, Array((0..<count).reversed())), system)
    #expect(Array(backwards.reversed()) == together)
    for start in stride(from: 0, to: count, by: 97) {
      let columns = Array(start..<min(start + 13, count))
      #expect(solve(SystemSolver(system), part(cells, columns), system) == columns.map { together[$0] })
    }
    for cell in stride(from: 0, to: count, by: 41) {
      #expect(solve(warm, part(cells, [cell]), system) == [together[cell]])
    }
    #expect(warm.basisCount > 2)
  }

  /// Two threads that grow one solver at once.
  @Test func bitsDoNotDependOnThreads() {
    let system = Self.members
    let cells = cells(2000, system)
    let expected = solve(SystemSolver(system), cells, system)
    let shared = SystemSolver(system)
    let answers = Mutex<[[[UInt64]]]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let answer = solve(shared, cells, system)
      answers.withLock { $0.append(answer) }
    }
    #expect(answers.withLock { $0 }.allSatisfy { $0 == expected })
  }
}
