internal import ConstraintSolver
internal import Glibc

/// How cells spread over final bases, told from their answers: which rows hold with equality, and which way the others
/// are off.
package struct BasisUse: Sendable {
  /// Final bases that some cell ends at.
  package let bases: Int
  /// As many bases in even use would be as hard to foretell: e to the entropy of the shares.
  package let evenBases: Double
  /// The share of cells with one answer that keeps all required rows.
  package let solvedShare: Double

  /// Cells that a template is judged by.
  private static let sampleCount = 2_000
  /// Sides nearer than this hold with equality: answers are sums of some hundreds.
  private static let tolerance = 1e-7

  /// Solves random cells of a template.
  package init(_ template: HardTemplate) {
    let cells = template.parameters(cells: Self.sampleCount, seed: 1)
    var values = Matrix(rows: template.system.variableCount, columns: Self.sampleCount)
    var outcomes: [CellOutcome] = []
    var scratch = SolverScratch()
    SystemSolver(template.system).solve(cells, into: &values, outcomes: &outcomes, scratch: &scratch)
    var counts: [[Int8]: Int] = [:]
    for cell in 0..<Self.sampleCount { counts[Self.sides(template.system, cell, cells, values), default: 0] += 1 }
    bases = counts.count
    let total = Double(Self.sampleCount)
    evenBases = exp(counts.values.map { Double($0) / total }.reduce(0) { $0 - $1 * log($1) })
    solvedShare = Double(outcomes.count { $0.status == .solved }) / total
  }

  private static func sides(_ system: LinearSystem, _ cell: Int, _ cells: Matrix, _ values: Matrix) -> [Int8] {
    system.rows.map { row in
      let left = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable, cell] }
      let right = row.bound.reduce(0) { $0 + $1.coefficient * cells[$1.parameter, cell] }
      return abs(left - right) < tolerance ? 0 : left < right ? -1 : 1
    }
  }
}
