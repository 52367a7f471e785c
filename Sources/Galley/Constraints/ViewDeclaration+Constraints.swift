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

  /// Adds a child that is tied to the view, as AutolayoutExtension says it.
  ///
  /// ```swift
  /// Box().anchor(title) {
  ///   EqualTo(\.leading)
  ///   EqualTo(\.trailing).constant(-16)
  /// }
  /// ```
  public func anchor<Child: ViewDeclaration<Item>>(
    _ child: Child, @ConstraintBuilder _ content: () -> [DeclaredConstraint]
  ) -> Self {
    var view = self
    view.declaration.children = (declaration.children ?? []) + [child.constraints(content).declaration]
    return view
  }
}
