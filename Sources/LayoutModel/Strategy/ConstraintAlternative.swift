/// Constraints of which a structure takes one set or the other.
public struct ConstraintAlternative: Hashable, Sendable {
  /// What may be decided by other constraints.
  public var expression: LayoutExpression
  /// What holds where it is.
  public var decided: [LayoutConstraint]
  /// What holds where it is not.
  public var open: [LayoutConstraint]

  /// Creates an alternative.
  public init(expression: LayoutExpression, decided: [LayoutConstraint], open: [LayoutConstraint]) {
    self.expression = expression
    self.decided = decided
    self.open = open
  }
}
