package import ConstraintSolver

/// One axis of a template of workload S, with the ranges its parameters are drawn from.
///
/// Nine views: the cell, two containers and three leaves in each. Priorities, limits and the ties between the two sides
/// are drawn, so that which wish wins depends on the cell.
package struct HardTemplate: Sendable {
  /// The axis of a template.
  package enum Axis: String, Sendable, CaseIterable {
    /// Both containers share the cell's width: 16 variables, 33 rows, 8 parameters.
    case horizontal
    /// The cell is as high as the higher container: 17 variables, 39 rows, 8 parameters.
    case vertical
  }

  /// The axis.
  package let axis: Axis
  /// The family of systems.
  package let system: LinearSystem
  /// What each parameter after the constant one is drawn from.
  package let ranges: [ClosedRange<Double>]

  /// The variable that is asked for: the cell's height, or horizontally the width of the second container.
  package var answer: Int { axis == .vertical ? 16 : 3 }

  /// Draws a template.
  package init(_ axis: Axis, using generator: inout SeededGenerator) {
    var drawing = HardTemplateDrawing(generator: generator)
    self.axis = axis
    switch axis {
    case .horizontal: drawing.addHorizontal()
    case .vertical: drawing.addVertical()
    }
    generator = drawing.generator
    ranges = drawing.ranges
    system = LinearSystem(
      variableCount: drawing.variableCount, parameterCount: 1 + drawing.ranges.count, rows: drawing.rows,
      tieBreaks: (0..<drawing.variableCount).map { HardTemplateDrawing.tieBreak($0) })
  }

  /// Parameters of random cells: a row a parameter, row 0 all ones.
  package func parameters(cells: Int, seed: UInt64) -> Matrix {
    var generator = SeededGenerator(seed: seed)
    var matrix = Matrix(rows: system.parameterCount, columns: cells)
    for cell in 0..<cells {
      matrix[0, cell] = 1
      for (place, range) in ranges.enumerated() {
        matrix[place + 1, cell] = Double.random(in: range, using: &generator)
      }
    }
    return matrix
  }
}
