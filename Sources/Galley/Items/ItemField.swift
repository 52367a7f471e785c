import LayoutModel

/// One property of items, as a layout reads it: a key path and how its values fill a column.
public struct ItemField<Item>: Sendable {
  /// What tells fields apart.
  let keyPath: any AnyKeyPath & Sendable
  /// Fills a column of a batch with the property of some items.
  let fill: @Sendable (_ items: [Item], _ range: Range<Int>, _ column: Int, _ batch: inout ItemBatch) -> Void

  /// Creates the field of a property.
  public init<Value: ItemValue>(_ keyPath: ItemPath<Item, Value>) {
    self.keyPath = keyPath
    fill = { items, range, column, batch in
      batch.fill(column, count: range.count) { items[range.lowerBound + $0][keyPath: keyPath].itemContent }
    }
  }

  /// The key path in words, for messages; nil where Swift cannot name its steps.
  var description: String? {
    let words = String(reflecting: keyPath)
    return words.contains("<") ? nil : words
  }
}
