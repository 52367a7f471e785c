/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  /// Both sides are the same.
  case equal = "=="
  /// The left side is at most the right one.
  case lessOrEqual = "<="
  /// The left side is at least the right one.
  case greaterOrEqual = ">="
}

/// A constraint as a strategy writes it: `left relation right` at a priority.
public struct LayoutConstraint: Hashable, Sendable {
  /// The left side.
  public var left: LayoutExpression
  /// How the sides compare.
  public var relation: LayoutRelation
  /// The right side.
  public var right: LayoutExpression
  /// How much it counts.
  public var priority: Priority
  /// Its name in diagnostics: an id, or view, attribute and source.
  public var name: String

  /// Creates a constraint.
  public init(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: Priority = .required, name: String
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    self.name = name
  }
}
