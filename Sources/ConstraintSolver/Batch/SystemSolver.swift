/// Solves one family of systems for any number of cells.
///
/// Shared by threads; grows what it knows as cells need it.
///
/// The answer for a cell depends on its parameters alone, to the bit: every cell walks from the same root by
/// checks whose order and rounding are fixed.
public final class SystemSolver: Sendable {
  let system: LinearSystem
  /// Bases without tie-breaks: most systems need no other.
  let plain: BasisAutomaton
  /// Bases with tie-breaks, for cells whose optimum is not unique.
  let broken: BasisAutomaton
  private let faces = FaceCache()

  /// Takes a system; nothing is computed yet.
  public init(_ system: LinearSystem) {
    self.system = system
    plain = BasisAutomaton(StandardForm(system, withTieBreaks: false))
    broken = BasisAutomaton(StandardForm(system, withTieBreaks: true))
  }

  /// Bases met so far.
  public var basisCount: Int { plain.count + broken.count }

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
    outcomes = Array(repeating: CellOutcome(status: .failed, basis: -1), count: count)
    var open: [Int] = []
    BatchWalk(automaton: plain, parameters: parameters).run(scratch: &scratch) { node, cells in
      guard let node else { return }
      for cell in cells {
        outcomes[cell] = CellOutcome(status: status(of: cell, at: node, parameters), basis: Int32(node.id))
      }
      if node.freeMoves.isEmpty {
        write(node, cells, parameters, into: &values)
      } else {
        open += cells
      }
    }
    breakTies(open, parameters, into: &values, &outcomes, &scratch)
  }

  /// Answers cells whose basis may have other optima by the tie-breaks.
  private func breakTies(
    _ cells: [Int], _ parameters: Matrix, into values: inout Matrix, _ outcomes: inout [CellOutcome],
    _ scratch: inout SolverScratch
  ) {
    guard !cells.isEmpty else { return }
    for cell in cells where outcomes[cell].status == .solved {
      if isAmbiguous(cell, parameters, outcomes[cell]) { outcomes[cell].status = .ambiguous }
    }
    var columns = Matrix(rows: parameters.rows, columns: cells.count)
    for row in 0..<parameters.rows {
      for (place, cell) in cells.enumerated() { columns[row, place] = parameters[row, cell] }
    }
    BatchWalk(automaton: broken, parameters: columns).run(scratch: &scratch) { node, places in
      guard let node else {
        for place in places { outcomes[cells[place]].status = .failed }
        return
      }
      for place in places {
        for variable in 0..<values.rows {
          values[variable, cells[place]] = node.answer.value(variable, columns, place)
        }
      }
    }
  }

  /// Whether the required rows of one cell can hold together.
  func isSatisfiable(_ parameters: [Double]) -> Bool {
    var columns = Matrix(rows: parameters.count, columns: 1)
    columns.storage = parameters
    var scratch = SolverScratch()
    var isSatisfiable = false
    BatchWalk(automaton: plain, parameters: columns).run(scratch: &scratch) { node, _ in
      if let node { isSatisfiable = status(of: 0, at: node, columns) == .solved }
    }
    return isSatisfiable
  }

  /// All optima of a cell that ended at the basis of `outcome`.
  func face(of cell: Int, _ parameters: Matrix, _ outcome: CellOutcome) -> OptimalFace? {
    plain.node(Int(outcome.basis)).map { faces.face(of: $0, cell: cell, parameters) }
  }

  private func isAmbiguous(_ cell: Int, _ parameters: Matrix, _ outcome: CellOutcome) -> Bool {
    face(of: cell, parameters, outcome)?.hasMoves ?? false
  }

  /// Whether the required rows hold for a cell at its final basis.
  private func status(of cell: Int, at node: BasisNode, _ parameters: Matrix) -> CellOutcome.Status {
    guard let error = node.requiredError else { return .solved }
    return error.value(0, parameters, cell) > Self.errorTolerance ? .unsatisfiable : .solved
  }

  private func write(_ node: BasisNode, _ cells: [Int], _ parameters: Matrix, into values: inout Matrix) {
    for variable in 0..<values.rows {
      for cell in cells { values[variable, cell] = node.answer.value(variable, parameters, cell) }
    }
  }
}
