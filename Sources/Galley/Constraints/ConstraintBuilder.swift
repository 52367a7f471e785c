/// Collects constraints: one below the other, `if`, `else`, `switch` and `for`.
@resultBuilder
public enum ConstraintBuilder {
  /// One constraint.
  public static func buildExpression(_ provider: some ConstraintProvider) -> [DeclaredConstraint] {
    [provider.constraint]
  }

  /// Constraints that were collected before.
  public static func buildExpression(_ list: ConstraintList) -> [DeclaredConstraint] { list.constraints }

  /// Constraints one after the other.
  public static func buildBlock(_ constraints: [DeclaredConstraint]...) -> [DeclaredConstraint] {
    constraints.flatMap(\.self)
  }

  /// The constraints of an `if` without `else`.
  public static func buildOptional(_ constraints: [DeclaredConstraint]?) -> [DeclaredConstraint] {
    constraints ?? []
  }

  /// The constraints of the first branch.
  public static func buildEither(first constraints: [DeclaredConstraint]) -> [DeclaredConstraint] { constraints }

  /// The constraints of the other branch.
  public static func buildEither(second constraints: [DeclaredConstraint]) -> [DeclaredConstraint] { constraints }

  /// The constraints of a loop.
  public static func buildArray(_ constraints: [[DeclaredConstraint]]) -> [DeclaredConstraint] {
    constraints.flatMap(\.self)
  }

  /// The constraints of a branch for some versions of a system.
  public static func buildLimitedAvailability(_ constraints: [DeclaredConstraint]) -> [DeclaredConstraint] {
    constraints
  }
}
