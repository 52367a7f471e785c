import LayoutModel

/// How a view sits along y in its grid cell: as tall as the cell, its content, or a constant in points.
public enum GridVerticalAlignment: Hashable, Sendable {
  case fill
  case autoTop, autoCenter, autoBottom
  case constantTop(height: Double)
  case constantCenter(height: Double)
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
