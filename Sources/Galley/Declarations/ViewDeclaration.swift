/// A view as it is declared in Swift: a row, a text, a picture.
///
/// Declarations are values that say how a cell is built; no view object exists, for one cell or for a million. `Item`
/// is the model that leaves are bound to by key path, and `Never` in a tree, which has no item. Modifiers such as
/// ``width(_:priority:)`` give back the same type, so their order does not matter.
///
/// A part that is used often is a function, or a type of its own around what others declare:
///
/// ```swift
/// struct Byline: ViewDeclaration {
///   var declaration = Row<Post> { Text(\.author).weight(1) }.declaration
/// }
/// ```
public protocol ViewDeclaration<Item>: Sendable {
  /// The model that key paths start from.
  associatedtype Item

  /// What is declared.
  var declaration: DeclaredView<Item> { get set }
}
