extension ViewDeclaration {
  /// Ties the view to its parent and siblings.
  ///
  /// ```swift
  /// Text("Title").constraints {
  ///   EqualTo(\.leading).constant(16)
  ///   LessThanOrEqualTo(\.trailing).constant(-16).priority(.defaultHigh)
  ///   EqualTo(\.top, \.bottom, of: "picture").constant(12).id("gap")
  /// }
  /// ```
  ///
  /// The container that the view stands in holds the constraints, beside any other layout it has.
  public func constraints(@ConstraintBuilder _ content: () -> [DeclaredConstraint]) -> Self {
    var view = self
    view.declaration.constraints += content()
    return view
  }
}
