import LayoutModel

/// A value of a layout document in which fields are still properties and fonts still descriptions.
indirect enum DeclaredValue<Item>: Sendable {
  /// A value of the document.
  case literal(JSONValue)
  /// A property of each item, or the default where it has none.
  case bound(ItemField<Item>, default: JSONValue?)
  /// The name of a property.
  case name(ItemField<Item>)
  /// A font.
  case font(FontDescription)
  /// An array.
  case array([DeclaredValue])
  /// An object.
  case object([DeclaredMember<Item>])

  /// A number of the document.
  static func number(_ number: Double) -> DeclaredValue { .literal(.number(number)) }

  /// A string of the document.
  static func string(_ string: String) -> DeclaredValue { .literal(.string(string)) }
}

extension DeclaredValue<Never> {
  /// The same value for any item: without an item, nothing is bound.
  func typed<Other>() -> DeclaredValue<Other> {
    switch self {
    case .literal(let value): .literal(value)
    case .bound(_, let value): .literal(value ?? .null)
    case .name: .literal(.null)
    case .font(let font): .font(font)
    case .array(let values): .array(values.map { $0.typed() })
    case .object(let members): .object(members.typed())
    }
  }
}
