/// Takes the one root view of a template or tree, by `if`, `else` and `switch` if need be.
@resultBuilder
public enum RootBuilder<Item> {
  /// The root.
  public static func buildExpression<View: ViewDeclaration>(_ view: View) -> DeclaredView<Item>
  where View.Item == Item {
    view.declaration
  }

  /// A root that was declared without an item.
  @_disfavoredOverload
  public static func buildExpression<View: ViewDeclaration>(_ view: View) -> DeclaredView<Item>
  where View.Item == Never {
    view.declaration.typed()
  }

  /// The root.
  public static func buildBlock(_ root: DeclaredView<Item>) -> DeclaredView<Item> { root }

  /// The root of the first branch.
  public static func buildEither(first root: DeclaredView<Item>) -> DeclaredView<Item> { root }

  /// The root of the other branch.
  public static func buildEither(second root: DeclaredView<Item>) -> DeclaredView<Item> { root }
}
