public import LayoutModel

/// What makes a constraint: ``EqualTo``, ``GreaterThanOrEqualTo``, ``LessThanOrEqualTo`` and their forms for constants.
public protocol ConstraintProvider: Sendable {
  /// The constraint.
  var constraint: DeclaredConstraint { get set }
}

extension ConstraintProvider {
  /// Sets what is added to the other side, in points; the last one counts, and signs are kept as they are.
  public func constant(_ points: Double) -> Self { changing { $0.constant = points } }

  /// Sets the factor of the other attribute; the last one counts.
  public func multiplier(_ factor: Double) -> Self { changing { $0.multiplier = factor } }

  /// Sets how much the constraint counts; the last one counts.
  public func priority(_ priority: Priority) -> Self { changing { $0.priority = priority } }

  /// Names the constraint; the last name counts.
  public func id(_ id: String) -> Self { changing { $0.id = id } }

  private func changing(_ change: (inout DeclaredConstraint) -> Void) -> Self {
    var provider = self
    change(&provider.constraint)
    return provider
  }
}
