/// A number of a document: written in it, or read from each item.
///
/// Quantities only ever stand on the right-hand side of constraints, so they may differ from cell to cell
/// without changing the cells' structure.
public enum Quantity: Hashable, Sendable {
  /// A number of the document.
  case literal(Double)
  /// A number field of the item, or `fallback` where the item has none.
  case bound(FieldPath, fallback: Double?)
}
