/// An attribute of a view that constraints may tie to one of the same kind.
public protocol ConstraintAnchor: Sendable {
  /// The attribute's name, as documents write it.
  var name: String { get }
}
