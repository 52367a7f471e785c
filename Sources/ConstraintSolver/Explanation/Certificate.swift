/// What an independent check found of one cell's answer.
public struct Certificate: Sendable, Hashable {
  /// How far the values are off the rows said to hold with equality, or on the wrong side of another, at most.
  public var gap: Double
  /// How far the multipliers are from balancing the costs of the rows, at most.
  public var dualGap: Double
  /// The first priority level, by place, at which a small move would save, or nil.
  public var improvableLevel: Int?

  /// Whether the answer is proven: the values are on the sides claimed, and no move off them saves.
  public var holds: Bool {
    gap <= Self.tolerance && dualGap <= Self.tolerance && improvableLevel == nil
  }

  /// Gaps up to this, relative to the numbers added up, are rounding.
  public static let tolerance = 1e-6
}

extension SystemSolver {
  /// Checks one cell's answer without trusting the way it was found.
  ///
  /// Takes from the solver the values, the claim which rows hold with equality and on which side the others are, and
  /// one multiplier a row and level. That the multipliers balance the costs of the rows, and have the signs that let no
  /// move save, proves the answer whatever brought it about (linear programming duality, level by level as for
  /// preemptive goal programs, Ignizio 1976).
  ///
  /// - Returns: the certificate; nil if the solver reached its bound.
  /// - Complexity: O(levels · nonzeros).
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
