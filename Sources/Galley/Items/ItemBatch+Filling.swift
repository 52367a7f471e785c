import LayoutModel

extension ItemBatch {
  /// Creates a batch whose columns are filled from properties of items, in the order of `fields`.
  ///
  /// - Complexity: O(items × fields), and the bytes of their texts.
  init<Item>(_ items: ArraySlice<Item>, fields: [FieldPath], from properties: [ItemField<Item>]) {
    self.init(fields: fields, keys: items.indices.map { .number(String($0)) })
    for (column, property) in properties.enumerated() { property.fill(items, column, &self) }
    for item in faults.keys {
      for column in columns.indices { columns[column].kinds[item] = .absent }
    }
  }

  /// Puts a property's content into a column; a number that is not finite is the item's fault.
  mutating func set(_ content: ItemContent, column: Int, item: Int) {
    switch content {
    case .missing: break
    case .bool(let flag): columns[column].kinds[item] = flag ? .yes : .no
    case .number(let number):
      guard number.isFinite else { return note("is \(number), must be a finite number", column: column, item: item) }
      columns[column].kinds[item] = .number
      columns[column].numbers[item] = number
    case .text(let text): set(text, column: column, item: item)
    case .size(let size):
      guard size.width.isFinite, size.height.isFinite else {
        return note("is \(size.width) × \(size.height), must be a finite size", column: column, item: item)
      }
      columns[column].kinds[item] = .size
      columns[column].numbers[item] = size.width
      columns[column].heights[item] = size.height
    case .list(let isEmpty): columns[column].kinds[item] = isEmpty ? .emptyArray : .array
    case .object: columns[column].kinds[item] = .object
    }
  }

  private mutating func set(_ text: String, column: Int, item: Int) {
    let start = arena.count
    arena += text.utf8
    guard let first = Int32(exactly: start), let length = Int32(exactly: arena.count - start) else {
      arena.removeSubrange(start...)
      return note("is too long: a batch holds 2 GB of text", column: column, item: item)
    }
    columns[column].kinds[item] = .text
    columns[column].textStarts[item] = first
    columns[column].textLengths[item] = length
  }

  private mutating func note(_ fault: String, column: Int, item: Int) {
    if faults[item] == nil { faults[item] = "field \"\(fields[column])\" \(fault)" }
  }
}
