/// Constraints of a view that are kept, looked up by their ids and changed before they are used.
///
/// ```swift
/// var list = ConstraintList {
///   EqualTo(\.leading).constant(16).id("inset")
///   EqualTo(\.top)
/// }
/// list["inset"]?.constant = 24
/// let title = Text("Title").constraints { list }
/// ```
public struct ConstraintList: Hashable, Sendable {
  /// The constraints, in the order they were declared.
  public private(set) var constraints: [DeclaredConstraint]

  /// Creates a list.
  public init(@ConstraintBuilder _ content: () -> [DeclaredConstraint]) { constraints = content() }

  /// The first constraint of an id; nil where there is none.
  ///
  /// Setting it replaces that constraint, nil removes it, and an id that is not there changes nothing.
  public subscript(id: String) -> DeclaredConstraint? {
    get { constraints.first { $0.id == id } }
    set {
      guard let place = constraints.firstIndex(where: { $0.id == id }) else { return }
      constraints.replaceSubrange(place...place, with: newValue.map { [$0] } ?? [])
    }
  }
}
