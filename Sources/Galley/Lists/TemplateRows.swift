public import BatchLayout
public import LayoutModel
public import TextMeasurement

/// Rows built by a cell template from items of yours.
public struct TemplateRows<Item: Sendable>: RowTemplate {
  private let written: WrittenTemplate<Item>
  private let strategies: StrategyRegistry
  private let fonts: FontLibrary
  private let weigh: @Sendable (Item) -> Int

  /// Takes a template.
  ///
  /// - Parameters:
  ///   - template: How rows are built.
  ///   - strategies: The strategies that it may name.
  ///   - fonts: The fonts of its texts.
  ///   - weight: What a row's extent is guessed by, such as the length of its text.
  /// - Throws: `LayoutError` if the template cannot be written as a document.
  public init(
    _ template: CellTemplate<Item>, strategies: StrategyRegistry = .builtIn, fonts: FontLibrary = FontLibrary(),
    weight: @escaping @Sendable (Item) -> Int = { _ in 0 }
  ) throws(LayoutError) {
    written = try WrittenTemplate(template)
    self.strategies = strategies
    self.fonts = fonts
    weigh = weight
  }

  /// Makes the engine for a direction.
  ///
  /// - Throws: `LayoutError` if the template is wrong; it names the line of the declaration.
  public func engine(direction: LayoutDocument.Direction?) throws(LayoutError) -> LayoutEngine {
    do throws(LayoutError) {
      let engine = try LayoutEngine(written.json, direction: direction, strategies: strategies, fonts: fonts)
      for field in engine.fields where written.fields[field.description] == nil {
        throw LayoutError(at: "", "the document reads the field \"\(field)\", which the fields do not name")
      }
      return engine
    } catch {
      throw written.sources.locating(error)
    }
  }

  /// Fills columns from the items' properties.
  public func batch(of items: [Item], for engine: LayoutEngine) -> ItemBatch {
    ItemBatch(
      items, items.indices, fields: engine.fields, from: engine.fields.compactMap { written.fields[$0.description] })
  }

  /// What a row's extent is guessed by.
  public func weight(of item: Item) -> Int { weigh(item) }
}
