import Synchronization

/// Solves one family of systems for any number of cells.
///
/// Shared by threads; grows what it knows as cells need it.
///
/// The answer for a cell depends on its parameters alone, to the bit: every cell walks from the same root by
/// checks whose order and rounding are fixed, or takes a short cut to the one basis where the walk must end.
public final class SystemSolver: Sendable {
  let system: LinearSystem
  /// Bases without tie-breaks: most systems need no other.
  let plain: BasisAutomaton
  private let brokenTies = Mutex<BasisAutomaton?>(nil)
  private let basisLimit: Int

  /// Takes a system; nothing is computed yet.
  public convenience init(_ system: LinearSystem) { self.init(system, basisLimit: BasisAutomaton.usualLimit) }

  /// Takes a system and how many bases each automaton keeps before it starts afresh.
  init(_ system: LinearSystem, basisLimit: Int) {
    self.system = system
    self.basisLimit = basisLimit
    plain = BasisAutomaton(StandardForm(system, withTieBreaks: false), limit: basisLimit)
  }

  /// Bases with tie-breaks, for cells whose optimum is not unique; made at first use.
  var broken: BasisAutomaton {
    brokenTies.withLock { known in
      let automaton = known ?? BasisAutomaton(StandardForm(system, withTieBreaks: true), limit: basisLimit)
      known = automaton
      return automaton
    }
  }

  /// Bases known.
  public var basisCount: Int { plain.count + (brokenTies.withLock { $0 }?.count ?? 0) }

  /// Errors of required rows up to this sum are rounding.
  static let errorTolerance = 1e-6

  /// Solves every cell of a batch.
  ///
  /// - Parameters:
  ///   - parameters: a row a parameter (row 0 all ones), a column a cell.
  ///   - values: receives a row a variable, a column a cell.
  ///   - outcomes: receives one outcome a cell.
  ///   - scratch: memory kept between calls.
  /// - Complexity: for a cell whose basis is known, a few short sums.
  public func solve(
    _ parameters: Matrix, into values: inout Matrix, outcomes: inout [CellOutcome],
    scratch: inout SolverScratch
  ) {
    let count = parameters.columns
    var matrix = Matrix(rows: system.parameterCount + system.variableCount, columns: count)
    matrix.storage.replaceSubrange(0..<parameters.rows * count, with: parameters.storage)
    solve(
      in: &matrix, inputs: Array(1..<max(1, system.parameterCount)),
      outputs: (0..<system.variableCount).map { system.parameterCount + $0 }, count: count, outcomes: &outcomes,
      scratch: &scratch)
    values.storage = Array(matrix.storage[(system.parameterCount * count)...])
  }

  /// Solves cells whose parameters and answers are rows of one matrix.
  ///
  /// - Parameters:
  ///   - matrix: a column a cell.
  ///   - inputs: the row of each parameter after the constant one.
  ///   - outputs: the row that receives each variable; -1 where it is not wanted. None may be among `inputs`.
  ///   - count: how many cells, from column 0 on.
  ///   - outcomes: receives one outcome a cell.
  ///   - scratch: memory kept between calls.
  /// - Complexity: for a cell whose basis is known, a few short sums.
  public func solve(
    in matrix: inout Matrix, inputs: [Int], outputs: [Int], count: Int, outcomes: inout [CellOutcome],
    scratch: inout SolverScratch
  ) {
    precondition(inputs.count == system.parameterCount - 1, "one row for each parameter but the constant one")
    precondition(outputs.count == system.variableCount, "one row for each variable")
    precondition(count <= matrix.columns)
    for row in inputs { precondition(row >= 0 && row < matrix.rows, "the matrix has the rows of all parameters") }
    for row in outputs { precondition(row < matrix.rows, "the matrix has the rows of all variables") }
    var columns = CellColumns(
      matrix: Matrix(rows: 0, columns: matrix.columns), inputs: SolverScratch.rows(inputs, in: &scratch.inputRows),
      outputs: SolverScratch.rows(outputs, in: &scratch.outputRows), count: count)
    swap(&columns.matrix, &matrix)
    solve(&columns, &outcomes, &scratch)
    swap(&columns.matrix, &matrix)
  }

  private func solve(
    _ columns: inout CellColumns, _ outcomes: inout [CellOutcome], _ scratch: inout SolverScratch
  ) {
    outcomes.removeAll(keepingCapacity: true)
    outcomes.append(contentsOf: repeatElement(CellOutcome(status: .solved), count: columns.count))
    var open: [(node: BasisNode, cells: [Int32])] = []
    BatchSolve(automaton: plain).run(&columns, &scratch) { node, cells, columns, scratch in
      guard let node else {
        for cell in cells ?? [] { outcomes[Int(cell)].status = .failed }
        return
      }
      columns.evaluate(node.answers, to: columns.outputs, cells: cells, &scratch)
      guard !node.isPlain, let cells else { return }
      for cell in cells { outcomes[Int(cell)].status = status(of: Int(cell), at: node, columns) }
      if !node.freeMoves.isEmpty { open.append((node, Array(cells))) }
    }
    if !open.isEmpty { breakTies(open, &columns, &outcomes, &scratch) }
  }

  /// Answers cells whose basis may have other optima by the tie-breaks.
  private func breakTies(
    _ open: [(node: BasisNode, cells: [Int32])], _ columns: inout CellColumns, _ outcomes: inout [CellOutcome],
    _ scratch: inout SolverScratch
  ) {
    for (node, cells) in open {
      columns.check(node.checks, node.product, cells: cells[...], &scratch)
      for (place, cell) in cells.enumerated() where outcomes[Int(cell)].status == .solved {
        let isClear = scratch.results[place] == CheckResult.clear
        let face = isClear ? node.faces.clear(node) : node.faces.face(of: node, Int(cell), columns)
        if face.hasMoves { outcomes[Int(cell)].status = .ambiguous }
      }
    }
    let cells = open.flatMap(\.cells)
    var some = CellColumns(gathering: cells, of: columns)
    BatchSolve(automaton: broken).run(&some, &scratch) { node, places, some, scratch in
      guard let node else {
        for place in places ?? [] { outcomes[Int(cells[Int(place)])].status = .failed }
        return
      }
      some.evaluate(node.answers, to: some.outputs, cells: places, &scratch)
    }
    columns.scatter(some, to: cells)
  }

  /// Where a cell's walk ends; nil if it reached the bound.
  func finalNode(_ parameters: [Double], in automaton: BasisAutomaton) -> BasisNode? {
    var columns = CellColumns(parameters: parameters)
    var scratch = SolverScratch()
    var final: BasisNode?
    var memory = WalkMemory()
    memory.open = [0]
    CellWalk(automaton: automaton).runFromRoot(&memory, &columns, &scratch) { arrival, _, _, _ in final = arrival.node }
    return final
  }

  /// Values that keep all required rows of one cell but for errors of some sum, or nil.
  func satisfyingValues(_ parameters: [Double], tolerance: Double = errorTolerance) -> [Double]? {
    guard let node = finalNode(parameters, in: plain) else { return nil }
    let columns = CellColumns(parameters: parameters)
    let error = node.requiredError?.value(0) { columns.input($0, 0) } ?? 0
    guard error <= tolerance else { return nil }
    return (0..<system.variableCount).map { variable in node.answers.value(variable) { columns.input($0, 0) } }
  }

  /// All optima of a cell.
  func face(_ parameters: [Double]) -> OptimalFace? {
    finalNode(parameters, in: plain).map { $0.faces.face(of: $0, 0, CellColumns(parameters: parameters)) }
  }

  /// Whether the required rows hold for a cell at its final basis.
  private func status(of cell: Int, at node: BasisNode, _ columns: CellColumns) -> CellOutcome.Status {
    guard let error = node.requiredError else { return .solved }
    return error.value(0) { columns.input($0, cell) } > Self.errorTolerance ? .unsatisfiable : .solved
  }
}
