import LayoutModel

/// How a view sits along x in its grid cell: as wide as the cell, its content, or a constant in points.
public enum GridHorizontalAlignment: Hashable, Sendable {
  /// From edge to edge of the cell, less the margin.
  case fill
  /// As wide as its content, at the left.
  case autoLeft
  /// As wide as its content, in the middle.
  case autoCenter
  /// As wide as its content, at the right.
  case autoRight
  /// As wide as the constant, at the left.
  case constantLeft(width: Double)
  /// As wide as the constant, in the middle.
  case constantCenter(width: Double)
  /// As wide as the constant, at the right.
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
