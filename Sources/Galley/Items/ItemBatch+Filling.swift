import LayoutModel

extension ItemBatch {
  /// Creates a batch whose columns are filled from properties of some items, in the order of `fields`.
  ///
  /// It has no keys: whoever fills a batch from items knows them by their places.
  ///
  /// - Complexity: O(items × fields), and the bytes of their texts.
  init<Item>(
    _ items: [Item], _ range: Range<Int>, fields: [FieldPath], from properties: [ItemField<Item>]
  ) {
    let column = FieldColumn(count: range.count)
    self.init(count: range.count, fields: fields, columns: Array(repeating: column, count: fields.count))
    for (column, property) in properties.enumerated() { property.fill(items, range, column, &self) }
    for item in faults.keys {
      for column in columns.indices { columns[column].kinds[item] = .absent }
    }
  }

  /// Fills a column with what `content` gives for each place; a number that is not finite is the item's fault.
  mutating func fill(_ column: Int, count: Int, _ content: (Int) -> ItemContent) {
    var values = FieldColumn(count: count)
    for item in 0..<count {
      guard let fault = values.set(content(item), at: item, &arena), faults[item] == nil else { continue }
      faults[item] = "field \"\(fields[column])\" \(fault)"
    }
    columns[column] = values
  }
}

extension FieldColumn {
  /// Puts one item's content into the column; what is wrong with it, if anything is.
  fileprivate mutating func set(_ content: ItemContent, at item: Int, _ arena: inout [UInt8]) -> String? {
    switch content {
    case .missing: break
    case .bool(let flag): kinds[item] = flag ? .yes : .no
    case .number(let number):
      guard number.isFinite else { return "is \(number), must be a finite number" }
      kinds[item] = .number
      numbers[item] = number
    case .text(let text): return set(text, at: item, &arena)
    case .size(let size):
      guard size.width.isFinite, size.height.isFinite else {
        return "is \(size.width) × \(size.height), must be a finite size"
      }
      kinds[item] = .size
      numbers[item] = size.width
      heights[item] = size.height
    case .list(let isEmpty): kinds[item] = isEmpty ? .emptyArray : .array
    case .object: kinds[item] = .object
    }
    return nil
  }

  private mutating func set(_ text: String, at item: Int, _ arena: inout [UInt8]) -> String? {
    let start = arena.count
    arena += text.utf8
    guard let first = Int32(exactly: start), let length = Int32(exactly: arena.count - start) else {
      arena.removeSubrange(start...)
      return "is too long: a batch holds 2 GB of text"
    }
    kinds[item] = .text
    textStarts[item] = first
    textLengths[item] = length
    return nil
  }
}
