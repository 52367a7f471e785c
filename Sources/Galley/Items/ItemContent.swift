public import LayoutModel

/// What one property of an item brings to a layout.
public enum ItemContent: Hashable, Sendable {
  /// Nothing, as `nil` or JSON's `null`.
  case missing
  /// A truth value.
  case bool(Bool)
  /// A number, in points where it is a length.
  case number(Double)
  /// A text.
  case text(String)
  /// The size of a picture or control, in points.
  case size(Size)
  /// A list, of which only its emptiness matters.
  case list(isEmpty: Bool)
  /// Anything else that is there.
  case object

  /// The content as JSON, which conditions compare with; lists and objects without what they hold.
  var json: JSONValue {
    switch self {
    case .missing: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .list: .array([])
    case .size, .object: .object([])
    }
  }
}
