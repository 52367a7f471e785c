import LayoutModel

/// What decides a cell's structure, given its document: cells of equal keys share their equations.
struct StructureKey: Hashable, Sendable {
  /// Which conditional views are left out, in document order.
  var hidden: [Bool]
  /// The values of the fields that decide structure, in the document's order; nil where an item has none.
  var values: [JSONValue?]
}
