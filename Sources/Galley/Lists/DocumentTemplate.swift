public import BatchLayout
import ItemReading
public import LayoutModel
import Synchronization
public import TextMeasurement

/// Rows built by a layout document from lines of NDJSON.
public struct DocumentTemplate: RowTemplate {
  private let document: JSONValue
  private let strategies: StrategyRegistry
  private let fonts: FontLibrary

  /// Takes a document.
  public init(_ document: JSONValue, strategies: StrategyRegistry = .builtIn, fonts: FontLibrary = FontLibrary()) {
    self.document = document
    self.strategies = strategies
    self.fonts = fonts
  }

  /// Makes the engine for a direction.
  ///
  /// - Throws: `LayoutError` if the document is wrong.
  public func engine(direction: LayoutDocument.Direction?) throws(LayoutError) -> LayoutEngine {
    try LayoutEngine(document, direction: direction, strategies: strategies, fonts: fonts)
  }

  /// Parses lines; a line that cannot be read is at fault.
  public func batch(of items: [ItemLine], for engine: LayoutEngine) -> ItemBatch {
    ItemParser(fields: engine.fields).parse(LineBlock(items.map(\.utf8)))
  }

  /// The bytes of the line.
  public func weight(of item: ItemLine) -> Int { item.utf8.count }
}
