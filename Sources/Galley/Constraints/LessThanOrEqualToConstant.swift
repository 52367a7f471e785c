import LayoutModel

/// A constraint: the view's width or height is at most a constant.
public struct LessThanOrEqualToConstant: ConstraintProvider {
  /// The constraint.
  public var constraint: DeclaredConstraint

  /// A constant in points.
  public init(
    _ anchor: KeyPath<ViewAnchors, DimensionAnchor>, constant: Double, fileID: String = #fileID,
    line: Int = #line
  ) {
    constraint = DeclaredConstraint(
      anchor, .lessOrEqual, constant: constant, SourcePlace(fileID: fileID, line: line))
  }
}
