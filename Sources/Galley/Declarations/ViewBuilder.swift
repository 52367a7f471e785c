/// Collects the children of a container: views one below the other, `if`, `else`, `switch` and `for`.
///
/// Conditions are asked once, when the declaration is made. What differs from item to item is
/// ``ViewDeclaration/hidden(unless:)``.
@resultBuilder
public enum ViewBuilder<Item> {
  /// One view.
  public static func buildExpression<View: ViewDeclaration>(_ view: View) -> [DeclaredView<Item>]
  where View.Item == Item {
    [view.declaration]
  }

  /// One view that was declared without an item.
  @_disfavoredOverload
  public static func buildExpression<View: ViewDeclaration>(_ view: View) -> [DeclaredView<Item>]
  where View.Item == Never {
    [view.declaration.typed()]
  }

  /// Views one after the other.
  public static func buildBlock(_ views: [DeclaredView<Item>]...) -> [DeclaredView<Item>] { views.flatMap(\.self) }

  /// The views of an `if` without `else`.
  public static func buildOptional(_ views: [DeclaredView<Item>]?) -> [DeclaredView<Item>] { views ?? [] }

  /// The views of the first branch.
  public static func buildEither(first views: [DeclaredView<Item>]) -> [DeclaredView<Item>] { views }

  /// The views of the other branch.
  public static func buildEither(second views: [DeclaredView<Item>]) -> [DeclaredView<Item>] { views }

  /// The views of a loop.
  public static func buildArray(_ views: [[DeclaredView<Item>]]) -> [DeclaredView<Item>] { views.flatMap(\.self) }

  /// The views of a branch for some versions of a system.
  public static func buildLimitedAvailability(_ views: [DeclaredView<Item>]) -> [DeclaredView<Item>] { views }
}
