/// A measure of a view that constraints speak about; the raw value is the name used in documents.
///
/// A plain name is measured on the view's bounds, `…Margin` on the bounds inset by the margins, `…SafeArea` on the
/// bounds inset by the document's safe area, which is the root's alone: any other view's is its bounds.
public enum Attribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case widthMargin, heightMargin, centerXMargin, centerYMargin
  case leftSafeArea, rightSafeArea, topSafeArea, bottomSafeArea, leadingSafeArea, trailingSafeArea
  case widthSafeArea, heightSafeArea, centerXSafeArea, centerYSafeArea

  /// The rectangles of a view that are measured.
  public enum Area: Hashable, Sendable {
    case bounds, margins, safeArea
  }

  /// The rectangle that the attribute is measured on.
  public var area: Area {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: .bounds
    case .firstBaseline, .lastBaseline: .bounds
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: .margins
    case .widthMargin, .heightMargin, .centerXMargin, .centerYMargin: .margins
    case .leftSafeArea, .rightSafeArea, .topSafeArea, .bottomSafeArea, .leadingSafeArea: .safeArea
    case .trailingSafeArea, .widthSafeArea, .heightSafeArea, .centerXSafeArea, .centerYSafeArea: .safeArea
    }
  }

  /// The same measure of the bounds.
  public var ofBounds: Attribute {
    switch self {
    case .left, .leftMargin, .leftSafeArea: .left
    case .right, .rightMargin, .rightSafeArea: .right
    case .top, .topMargin, .topSafeArea: .top
    case .bottom, .bottomMargin, .bottomSafeArea: .bottom
    case .leading, .leadingMargin, .leadingSafeArea: .leading
    case .trailing, .trailingMargin, .trailingSafeArea: .trailing
    case .width, .widthMargin, .widthSafeArea: .width
    case .height, .heightMargin, .heightSafeArea: .height
    case .centerX, .centerXMargin, .centerXSafeArea: .centerX
    case .centerY, .centerYMargin, .centerYSafeArea: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// The axis that the attribute measures along.
  public var axis: Axis {
    switch ofBounds {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    default: .vertical
    }
  }

  /// Whether the attribute follows the reading direction.
  public var isDirectional: Bool { ofBounds == .leading || ofBounds == .trailing }

  /// Whether the attribute is a width or a height, not a place.
  public var isDimension: Bool { ofBounds == .width || ofBounds == .height }
}
