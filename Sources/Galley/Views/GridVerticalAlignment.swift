import LayoutModel

/// How a view sits along y in its grid cell: as tall as the cell, its content, or a constant in points.
public enum GridVerticalAlignment: Hashable, Sendable {
  /// From edge to edge of the cell, less the margin.
  case fill
  /// As tall as its content, at the top.
  case autoTop
  /// As tall as its content, in the middle.
  case autoCenter
  /// As tall as its content, at the bottom.
  case autoBottom
  /// As tall as the constant, at the top.
  case constantTop(height: Double)
  /// As tall as the constant, in the middle.
  case constantCenter(height: Double)
  /// As tall as the constant, at the bottom.
  case constantBottom(height: Double)

  /// The alignment as documents write it.
  var json: JSONValue {
    switch self {
    case .fill: .string("fill")
    case .autoTop: .alignment(auto: "top")
    case .autoCenter: .alignment(auto: "center")
    case .autoBottom: .alignment(auto: "bottom")
    case .constantTop(let height): .alignment(constant: "top", height)
    case .constantCenter(let height): .alignment(constant: "center", height)
    case .constantBottom(let height): .alignment(constant: "bottom", height)
    }
  }
}
