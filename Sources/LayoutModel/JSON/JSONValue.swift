/// A JSON value whose objects keep their keys in the order of the text.
public enum JSONValue: Sendable, Hashable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// Any JSON number, as the nearest Double.
  case number(Double)
  /// A string, unescaped.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; duplicate keys are kept, so that a reader can refuse them.
  case object([JSONMember])

  /// The value's kind in words, for error messages.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value of an object's first member of that name, or nil.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// One key and value of a JSON object.
public struct JSONMember: Sendable, Hashable {
  /// The member's name.
  public var key: String
  /// The member's value.
  public var value: JSONValue

  /// Creates a member.
  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
