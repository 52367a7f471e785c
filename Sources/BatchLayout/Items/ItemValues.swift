import LayoutModel

/// Reads typed values out of a batch's columns, with a reason where an item has another kind of value.
struct ItemValues {
  let batch: ItemBatch
  private let columns: [FieldPath: Int]

  /// Wraps a batch.
  init(_ batch: ItemBatch) {
    precondition(batch.isWellFormed, "every column of the batch must have \(batch.count) values")
    self.batch = batch
    columns = Dictionary(batch.fields.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of a field's column, or nil if the batch does not have it.
  func column(_ field: FieldPath) -> Int? { columns[field] }

  /// The kind of a field's value.
  func kind(_ field: FieldPath, of item: Int) -> FieldKind {
    columns[field].map { batch.columns[$0].kinds[item] } ?? .absent
  }

  /// A number, or the fallback where the item has none.
  func number(_ field: FieldPath, of item: Int, fallback: Double?) throws(ItemFault) -> Double {
    guard let column = column(field), !batch.columns[column].kinds[item].isMissing else {
      guard let fallback else { throw ItemFault(missing: field) }
      return fallback
    }
    guard batch.columns[column].kinds[item] == .number else {
      throw ItemFault(field, is: batch.columns[column].kinds[item], not: "a number")
    }
    let number = batch.columns[column].number(of: item)
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
    guard let column = column(field), !batch.columns[column].kinds[item].isMissing else {
      guard let fallback else { throw ItemFault(missing: field) }
      return fallback
    }
    let kind = batch.columns[column].kinds[item]
    guard kind == .size else { throw ItemFault(field, is: kind, not: "a size") }
    let value =
      axis == .horizontal ? batch.columns[column].number(of: item) : batch.columns[column].height(of: item)
    guard value >= 0, value <= ObjectReader.largestNumber else {
      throw ItemFault("field \"\(field)\" has no \(axis.extent.rawValue) of at least 0 and at most 1e7")
    }
    return value
  }

  /// Ratios that items may bring.
  static let ratios = 1 / ObjectReader.largestNumber...ObjectReader.largestNumber

  /// Width over height, from a number or a size above 0, or the fallback where the item has none.
  func ratio(_ source: RatioSource, of item: Int) throws(ItemFault) -> Double {
    let field = source.field
    guard let column = column(field), !batch.columns[column].kinds[item].isMissing else {
      guard let fallback = source.fallback else { throw ItemFault(missing: field) }
      return fallback
    }
    let ratio: Double
    switch batch.columns[column].kinds[item] {
    case .number: ratio = batch.columns[column].number(of: item)
    case .size:
      let (width, height) = (batch.columns[column].number(of: item), batch.columns[column].height(of: item))
      ratio = width > 0 && height > 0 ? width / height : .nan
    case let kind: throw ItemFault(field, is: kind, not: "a ratio or a size")
    }
    guard Self.ratios.contains(ratio) else {
      throw ItemFault("field \"\(field)\" gives no width-to-height ratio between 1e-7 and 1e7")
    }
    return ratio
  }

  /// Where a text's bytes lie in the batch's arena; nil where the item has none.
  func text(_ field: FieldPath, of item: Int) throws(ItemFault) -> Range<Int>? {
    guard let column = column(field), !batch.columns[column].kinds[item].isMissing else { return nil }
    let kind = batch.columns[column].kinds[item]
    guard kind == .text else { throw ItemFault(field, is: kind, not: "a string") }
    let range = batch.columns[column].text(of: item)
    guard let range, range.upperBound <= batch.arena.count else {
      throw ItemFault("field \"\(field)\" lies outside the texts of its batch")
    }
    return range
  }

  /// A number of characters where the item has no more of its text; nil where it has its text or none.
  func characters(_ field: FieldPath, of item: Int) throws(ItemFault) -> Int32? {
    guard let column = column(field), batch.columns[column].kinds[item] == .characters else { return nil }
    let length = batch.columns[column].length(of: item)
    guard let length, length >= 0, length <= TextPreparation.mostCharacters else {
      throw ItemFault("field \"\(field)\" has no number of characters from 0 to \(TextPreparation.mostCharacters)")
    }
    return length
  }

  /// A string, or nil where the item has none.
  func string(_ field: FieldPath, of item: Int) throws(ItemFault) -> String? {
    guard let range = try text(field, of: item) else { return nil }
    return String(decoding: batch.arena[range], as: UTF8.self)
  }
}

extension FieldColumn {
  /// A number, or the width of a size; NaN in a column without any.
  func number(of item: Int) -> Double { numbers.isEmpty ? .nan : numbers[item] }

  /// The height of a size; NaN in a column without any.
  func height(of item: Int) -> Double { heights.isEmpty ? .nan : heights[item] }

  /// The length of a text; nil in a column without any.
  func length(of item: Int) -> Int32? { textLengths.isEmpty ? nil : textLengths[item] }

  /// Where a text lies; nil where the column does not say or says nonsense.
  func text(of item: Int) -> Range<Int>? {
    guard !textStarts.isEmpty, let length = length(of: item), length >= 0, textStarts[item] >= 0 else { return nil }
    return Int(textStarts[item])..<Int(textStarts[item]) + Int(length)
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
    case .characters: "a number of characters, which only one text of a fixed measurer may be"
    }
  }
}
