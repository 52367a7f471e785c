public import BatchLayout
public import LayoutModel

/// How the rows of one kind are built from items: an engine, and items as its batches.
///
/// `DocumentTemplate` is one for layout documents and NDJSON.
public protocol RowTemplate<Item>: Sendable {
  /// What a row shows.
  associatedtype Item: Sendable

  /// The engine for a direction; nil is the template's own.
  ///
  /// - Throws: `LayoutError` if the template is wrong.
  func engine(direction: LayoutDocument.Direction?) throws(LayoutError) -> LayoutEngine

  /// Items as a batch with the fields of that engine, in their order.
  func batch(of items: [Item], for engine: LayoutEngine) -> ItemBatch

  /// What a row's extent is guessed by, such as the length of its text; items of a like number are alike in extent.
  func weight(of item: Item) -> Int
}

extension RowTemplate {
  /// All rows alike.
  public func weight(of item: Item) -> Int { 0 }
}
