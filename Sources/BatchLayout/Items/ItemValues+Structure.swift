import LayoutModel

extension ItemValues {
  /// Whether a view is left out for an item.
  func isHidden(_ rule: HiddenRule, for item: Int) -> Bool {
    switch rule {
    case .never: false
    case .always: true
    case .when(let condition): holds(condition, for: item)
    case .unless(let condition): !holds(condition, for: item)
    }
  }

  /// Whether a condition holds: absent, null, false, 0, "" and [] say no.
  private func holds(_ condition: HiddenRule.Condition, for item: Int) -> Bool {
    switch condition {
    case .truthy(let field):
      guard let place = column(field) else { return false }
      let column = batch.columns[place]
      switch column.kinds[item] {
      case .absent, .null, .no, .emptyArray: return false
      case .yes, .array, .object, .size: return true
      case .number: return !column.numbers.isEmpty && column.numbers[item] != 0
      case .text, .characters: return (column.length(of: item) ?? 0) != 0
      }
    case .among(let field, let values):
      if kind(field, of: item).isMissing { return values.contains(.null) }
      let value = plainValue(field, of: item)
      return values.contains { $0 == value }
    }
  }

  /// A value as JSON, arrays and objects without what they hold; nil where the item has none.
  ///
  /// A text known by its number of characters equals no string, so it counts as an object.
  func plainValue(_ field: FieldPath, of item: Int) -> JSONValue? {
    guard let place = column(field) else { return nil }
    let column = batch.columns[place]
    switch column.kinds[item] {
    case .absent: return nil
    case .array, .emptyArray: return .array([])
    case .object, .size, .characters: return .object([])
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .number: return .number(column.number(of: item))
    case .text:
      guard let range = column.text(of: item), range.upperBound <= batch.arena.count else { return .object([]) }
      return .string(String(decoding: batch.arena[range], as: UTF8.self))
    }
  }
}
