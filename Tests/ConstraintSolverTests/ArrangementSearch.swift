import ConstraintSolver

/// The exact answer of a tiny system by trying every vertex: independent of the simplex method.
///
/// The optimal set is a union of faces of the arrangement of the rows' kinks, the planes x_j = 0 and a far box,
/// so the best vertex of that arrangement is a best point, and the best vertices span the optimal set in the box.
struct ArrangementSearch {
  /// The smallest sums of errors, the highest level first.
  let errors: [Double]
  /// Variables that differ between best points, rising.
  let undetermined: [Int]
  /// Values of the best vertex by levels and then tie-breaks.
  let values: [Double]

  /// How far the box reaches: farther than any vertex of small numbers.
  private static let reach = 1e6
  /// Numbers closer than this are equal: far above rounding, far below any difference of small fractions.
  private static let equal = 1e-7

  /// Searches a system of at most three variables without parameters.
  init(_ system: LinearSystem) {
    let points = Self.vertices(system)
    let scored = points.map { point in (point, system.errorSums(of: point, [1]).map(\.sum)) }
    let best = scored.map(\.1).reduce(scored.first?.1 ?? []) { Self.isLess($1, $0) ? $1 : $0 }
    let optima = scored.filter { !Self.isLess(best, $0.1) }.map(\.0)
    errors = best
    undetermined = (0..<system.variableCount).filter { variable in
      let numbers = optima.map { $0[variable] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0) > Self.equal
    }
    let ties = optima.map { point in (point, system.tieBreaks.map { $0.error(of: point, [1]) }) }
    let first = ties.first ?? ([], [])
    values = ties.reduce(first) { Self.isLess($1.1, $0.1) ? $1 : $0 }.0
  }

  /// Whether the left list comes first, compared from its start.
  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > equal { return a < b }
    return false
  }

  /// Points where as many planes as variables meet.
  private static func vertices(_ system: LinearSystem) -> [[Double]] {
    let count = system.variableCount
    var planes = (system.rows + system.tieBreaks).map { row in
      var plane = [Double](repeating: 0, count: count + 1)
      for term in row.terms { plane[term.variable] += term.coefficient }
      for term in row.bound { plane[count] += term.coefficient }
      return plane
    }
    for variable in 0..<count {
      for place in [0, reach, -reach] {
        planes.append((0..<count).map { $0 == variable ? 1 : 0 } + [place])
      }
    }
    return choices(of: count, from: planes.count).compactMap { chosen in meeting(chosen.map { planes[$0] }) }
  }

  /// Every set of `size` numbers below `count`.
  private static func choices(of size: Int, from count: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return choices(of: size - 1, from: count).flatMap { head in
      (((head.last ?? -1) + 1)..<max(count, (head.last ?? -1) + 1)).map { head + [$0] }
    }
  }

  /// The one point of some planes by Cramer's rule, or nil.
  private static func meeting(_ planes: [[Double]]) -> [Double]? {
    let count = planes.count
    let matrix = planes.map { Array($0[..<count]) }
    let whole = determinant(matrix)
    guard abs(whole) > equal else { return nil }
    return (0..<count).map { variable in
      var replaced = matrix
      for row in 0..<count { replaced[row][variable] = planes[row][count] }
      return determinant(replaced) / whole
    }
  }

  /// A determinant by expansion along the first row.
  private static func determinant(_ matrix: [[Double]]) -> Double {
    guard let first = matrix.first else { return 1 }
    var sum = 0.0
    for (column, factor) in first.enumerated() where factor != 0 {
      let minor = matrix.dropFirst().map { row in Array(row[..<column] + row[(column + 1)...]) }
      sum += (column % 2 == 0 ? factor : -factor) * determinant(minor)
    }
    return sum
  }
}
