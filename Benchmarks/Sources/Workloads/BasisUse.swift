package import ConstraintSolver
internal import Glibc

/// How cells spread over final bases.
package struct BasisUse: Sendable {
  /// Final bases that some cell ends at.
  package let bases: Int
  /// As many bases in even use would be as hard to foretell: e to the entropy of the shares.
  package let evenBases: Double
  /// The share of cells with one answer that keeps all required rows.
  package let solvedShare: Double

  /// Counts outcomes.
  package init(_ outcomes: [CellOutcome]) {
    var counts: [Int32: Int] = [:]
    for outcome in outcomes { counts[outcome.basis, default: 0] += 1 }
    bases = counts.count
    let total = Double(max(1, outcomes.count))
    evenBases = exp(counts.values.map { Double($0) / total }.reduce(0) { $0 - $1 * log($1) })
    solvedShare = Double(outcomes.count { $0.status == .solved }) / total
  }
}
