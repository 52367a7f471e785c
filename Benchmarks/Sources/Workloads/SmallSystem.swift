package import ConstraintSolver

/// A small random family of systems for the soak, with cells to solve, all from one seed.
package struct SmallSystem: Sendable {
  /// What is nasty about a system.
  package enum Kind: String, Sendable, CaseIterable {
    /// Small whole coefficients.
    case whole
    /// Differences of two variables and single ones, as layouts have them.
    case chain
    /// Coefficients that are no binary fractions.
    case fraction
    /// Coefficients from 1e-6 to 1e6 in one system.
    case scaled
    /// Rows that are nearly multiples of others.
    case parallel
    /// Rows that repeat others, turned, scaled or at another level.
    case duplicate
    /// Rows that all hold with equality at one point.
    case degenerate
  }

  /// What is nasty about it.
  package let kind: Kind
  /// The family.
  package let system: LinearSystem
  /// The parameters of each cell.
  package let cells: [[Double]]

  /// Draws the system of a seed.
  package init(seed: UInt64) {
    var drawing = SmallSystemDrawing(seed: seed)
    kind = drawing.kind
    system = drawing.system()
    cells = drawing.cells()
  }

  /// The system of one cell with numbers for its right-hand sides.
  package func plain(cell: Int) -> LinearSystem {
    func plain(_ row: LinearSystem.Row) -> LinearSystem.Row {
      var row = row
      let bound = row.bound.reduce(0) { $0 + $1.coefficient * cells[cell][$1.parameter] }
      row.bound = [LinearSystem.BoundTerm(parameter: 0, coefficient: bound)]
      return row
    }
    return LinearSystem(
      variableCount: system.variableCount, parameterCount: 1, rows: system.rows.map(plain),
      tieBreaks: system.tieBreaks.map(plain))
  }
}
