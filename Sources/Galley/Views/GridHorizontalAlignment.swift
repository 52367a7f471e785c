import LayoutModel

/// How a view sits along x in its grid cell: as wide as the cell, its content, or a constant in points.
public enum GridHorizontalAlignment: Hashable, Sendable {
  case fill
  case autoLeft, autoCenter, autoRight
  case constantLeft(width: Double)
  case constantCenter(width: Double)
  case constantRight(width: Double)

  /// The alignment as documents write it.
  var json: JSONValue {
    switch self {
    case .fill: .string("fill")
    case .autoLeft: .alignment(auto: "left")
    case .autoCenter: .alignment(auto: "center")
    case .autoRight: .alignment(auto: "right")
    case .constantLeft(let width): .alignment(constant: "left", width)
    case .constantCenter(let width): .alignment(constant: "center", width)
    case .constantRight(let width): .alignment(constant: "right", width)
    }
  }
}

extension JSONValue {
  /// A view as long as its content.
  static func alignment(auto edge: String) -> JSONValue { .object([JSONMember("auto", .string(edge))]) }

  /// A view of a constant length.
  static func alignment(constant edge: String, _ length: Double) -> JSONValue {
    .object([JSONMember("constant", .string(edge)), JSONMember("length", .number(length))])
  }
}
