package import LayoutModel

/// What messages are built of.
extension JSONValue {
  /// An object of the members that have a value.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { member in member.value.map { JSONMember(member.key, $0) } })
  }

  /// A whole number.
  package static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// An array of strings.
  package static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

  /// A number of the document in its form.
  static func quantity(_ quantity: Quantity) -> JSONValue {
    switch quantity {
    case .literal(let number): .number(number)
    case .bound(let field, let fallback): bind(field, fallback.map(JSONValue.number))
    }
  }

  /// A bind in its form.
  static func bind(_ field: FieldPath, _ fallback: JSONValue?) -> JSONValue {
    object(["bind": .string(field.description), "default": fallback])
  }

  /// A value of a message as an object.
  package func reader(_ path: String) throws(LayoutError) -> ObjectReader {
    try ObjectReader(self, at: path, structure: StructuralFields(values: [:]))
  }
}

extension ObjectReader {
  /// A whole number of at least 0 that must be there.
  mutating func index(_ key: String) throws(LayoutError) -> Int {
    guard let index = try count(key) else { throw fault(key, "is missing") }
    return index
  }

  /// A string that must be there.
  package mutating func word(_ key: String) throws(LayoutError) -> String {
    guard let word = try string(key) else { throw fault(key, "is missing") }
    return word
  }

  /// A string of an array of them.
  package mutating func words(_ key: String) throws(LayoutError) -> [String] {
    guard let value = take(key) else { return [] }
    guard case .array(let values) = value else { throw fault(key, "must be an array of strings") }
    var words: [String] = []
    for value in values {
      guard case .string(let word) = value else { throw fault(key, "must be an array of strings") }
      words.append(word)
    }
    return words
  }
}
