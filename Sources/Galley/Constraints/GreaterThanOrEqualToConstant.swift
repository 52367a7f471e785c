import LayoutModel

/// A constraint: the view's width or height is at least a constant.
public struct GreaterThanOrEqualToConstant: ConstraintProvider {
  /// The constraint.
  public var constraint: DeclaredConstraint

  /// A constant in points.
  public init(
    _ anchor: KeyPath<ViewAnchors, DimensionAnchor>, constant: Double, fileID: String = #fileID,
    line: Int = #line
  ) {
    constraint = DeclaredConstraint(
      anchor, .greaterOrEqual, constant: constant, SourcePlace(fileID: fileID, line: line))
  }
}
