/// A measure of a view that constraints speak about; the raw value is the name used in documents.
///
/// A plain name is measured on the view's bounds, `…Margin` on the bounds inset by the margins, `…SafeArea` on the
/// bounds inset by the document's safe area, which is the root's alone: any other view's is its bounds.
public enum Attribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where lines start.
  case leading
  /// The edge where lines end.
  case trailing
  /// The extent along x.
  case width
  /// The extent along y.
  case height
  /// The middle between left and right.
  case centerX
  /// The middle between top and bottom.
  case centerY
  /// The baseline of the first line.
  case firstBaseline
  /// The baseline of the last line.
  case lastBaseline
  /// The left edge, inside the margins.
  case leftMargin
  /// The right edge, inside the margins.
  case rightMargin
  /// The top edge, inside the margins.
  case topMargin
  /// The bottom edge, inside the margins.
  case bottomMargin
  /// The edge where lines start, inside the margins.
  case leadingMargin
  /// The edge where lines end, inside the margins.
  case trailingMargin
  /// The extent along x, inside the margins.
  case widthMargin
  /// The extent along y, inside the margins.
  case heightMargin
  /// The middle between left and right, inside the margins.
  case centerXMargin
  /// The middle between top and bottom, inside the margins.
  case centerYMargin
  /// The left edge, inside the safe area.
  case leftSafeArea
  /// The right edge, inside the safe area.
  case rightSafeArea
  /// The top edge, inside the safe area.
  case topSafeArea
  /// The bottom edge, inside the safe area.
  case bottomSafeArea
  /// The edge where lines start, inside the safe area.
  case leadingSafeArea
  /// The edge where lines end, inside the safe area.
  case trailingSafeArea
  /// The extent along x, inside the safe area.
  case widthSafeArea
  /// The extent along y, inside the safe area.
  case heightSafeArea
  /// The middle between left and right, inside the safe area.
  case centerXSafeArea
  /// The middle between top and bottom, inside the safe area.
  case centerYSafeArea

  /// The rectangles of a view that are measured.
  public enum Area: Hashable, Sendable {
    /// The view itself.
    case bounds
    /// The view inset by its margins.
    case margins
    /// The view inset by the safe area.
    case safeArea
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
