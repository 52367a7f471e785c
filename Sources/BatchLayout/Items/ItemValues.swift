import LayoutModel

/// Reads typed values out of a batch's columns, with a reason where an item has another kind of value.
struct ItemValues {
  let batch: ItemBatch
  private let columns: [FieldPath: Int]

  /// Wraps a batch.
  init(_ batch: ItemBatch) {
    self.batch = batch
    columns = Dictionary(batch.fields.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The column of a field, or nil if the batch does not have it.
  func column(_ field: FieldPath) -> FieldColumn? { columns[field].map { batch.columns[$0] } }

  /// The kind of a field's value.
  func kind(_ field: FieldPath, of item: Int) -> FieldKind {
    columns[field].map { batch.columns[$0].kinds[item] } ?? .absent
  }

  /// A number, or the fallback where the item has none.
  func number(_ field: FieldPath, of item: Int, fallback: Double?) throws(ItemFault) -> Double {
    guard let column = column(field), !column.kinds[item].isMissing else {
      guard let fallback else { throw ItemFault(missing: field) }
      return fallback
    }
    guard column.kinds[item] == .number else {
      throw ItemFault(field, is: column.kinds[item], not: "a number")
    }
    let number = column.numbers[item]
    guard abs(number) <= ObjectReader.largestNumber else {
      throw ItemFault("field \"\(field)\" is not a number within ±1e7")
    }
    return number
  }

  /// A number of at least 0, or the fallback where the item has none.
  func length(_ field: FieldPath, of item: Int, fallback: Double?) throws(ItemFault) -> Double {
    let number = try number(field, of: item, fallback: fallback)
    guard number >= 0 else { throw ItemFault("field \"\(field)\" is \(number), must be at least 0") }
    return number
  }

  /// The width (or height) of a size, or the fallback where the item has none.
  func extent(_ field: FieldPath, of item: Int, _ axis: Axis, fallback: Double?) throws(ItemFault) -> Double {
    guard let column = column(field), !column.kinds[item].isMissing else {
      guard let fallback else { throw ItemFault(missing: field) }
      return fallback
    }
    guard column.kinds[item] == .size else { throw ItemFault(field, is: column.kinds[item], not: "a size") }
    let value = axis == .horizontal ? column.numbers[item] : column.heights[item]
    guard value >= 0, value <= ObjectReader.largestNumber else {
      throw ItemFault("field \"\(field)\" has no \(axis.extent.rawValue) of at least 0 and at most 1e7")
    }
    return value
  }

  /// Width over height, from a number or a size above 0, or the fallback where the item has none.
  func ratio(_ source: RatioSource, of item: Int) throws(ItemFault) -> Double {
    let field = source.field
    guard let column = column(field), !column.kinds[item].isMissing else {
      guard let fallback = source.fallback else { throw ItemFault(missing: field) }
      return fallback
    }
    let ratio: Double
    switch column.kinds[item] {
    case .number: ratio = column.numbers[item]
    case .size:
      let (width, height) = (column.numbers[item], column.heights[item])
      ratio = width > 0 && height > 0 ? width / height : .nan
    case let kind: throw ItemFault(field, is: kind, not: "a ratio or a size")
    }
    guard ratio >= 1 / ObjectReader.largestNumber, ratio <= ObjectReader.largestNumber else {
      throw ItemFault("field \"\(field)\" gives no width-to-height ratio between 1e-7 and 1e7")
    }
    return ratio
  }

  /// Where a text's bytes lie in the batch's arena; nil where the item has none.
  func text(_ field: FieldPath, of item: Int) throws(ItemFault) -> Range<Int>? {
    guard let column = column(field), !column.kinds[item].isMissing else { return nil }
    guard column.kinds[item] == .text else { throw ItemFault(field, is: column.kinds[item], not: "a string") }
    let start = Int(column.textStarts[item])
    return start..<start + Int(column.textLengths[item])
  }

  /// A string, or nil where the item has none.
  func string(_ field: FieldPath, of item: Int) throws(ItemFault) -> String? {
    guard let range = try text(field, of: item) else { return nil }
    return String(decoding: batch.arena[range], as: UTF8.self)
  }
}

/// Why an item cannot be measured.
struct ItemFault: Error {
  /// What is wrong with which field, in one clause.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  init(missing field: FieldPath) {
    reason = "field \"\(field)\" is missing; give the bind a \"default\" or hide the view without it"
  }

  init(_ field: FieldPath, is kind: FieldKind, not wanted: String) {
    reason = "field \"\(field)\" is \(kind.words), must be \(wanted)"
  }
}

extension FieldKind {
  /// The kind in words.
  var words: String {
    switch self {
    case .absent: "missing"
    case .null: "null"
    case .no, .yes: "a boolean"
    case .number: "a number"
    case .text: "a string"
    case .emptyArray, .array: "an array"
    case .object: "an object"
    case .size: "a size"
    }
  }
}
