/// What an independent check found of one cell's answer.
public struct Certificate: Sendable, Hashable {
  /// How far the values are from the vertex that the basis claims, or on the wrong side of a row, at most.
  public var gap: Double
  /// Whether the planes of the basis meet in one point.
  public var isVertex: Bool
  /// The first priority level, by place, at which a small move would save, or nil: the vertex is optimal.
  public var improvableLevel: Int?

  /// Whether the answer is proven: the values are a vertex, on the sides claimed, that no move improves.
  public var holds: Bool { isVertex && gap <= Self.tolerance && improvableLevel == nil }

  /// Gaps up to this, relative to the numbers added up, are rounding.
  public static let tolerance = 1e-6
}

extension SystemSolver {
  /// Checks one cell's answer without trusting the way it was found.
  ///
  /// Takes from the solver only the values and the claim which rows hold with equality and on which side the others
  /// are. It factorises those rows densely with complete pivoting and proves that the values are their vertex, that
  /// every other row is on its side, and that no move off the vertex lowers the errors, level by level
  /// (complementary slackness for preemptive goal programs, Ignizio 1976).
  ///
  /// - Returns: the certificate; nil if the solver reached its bound.
  /// - Complexity: O(n³ + levels · n²) for n variables.
  public func certificate(_ parameters: [Double]) -> Certificate? {
    let explanation = explain(parameters)
    guard explanation.status != .failed else { return nil }
    guard let plain = finalNode(parameters, in: plain) else { return nil }
    guard plain.freeMoves.isEmpty else {
      guard let node = finalNode(parameters, in: broken) else { return nil }
      return CertificateCheck(system, system.rows + system.tieBreaks, parameters, explanation.values, node)
        .certificate()
    }
    return CertificateCheck(system, system.rows, parameters, explanation.values, plain).certificate()
  }
}
