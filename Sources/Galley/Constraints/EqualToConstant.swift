import LayoutModel

/// A constraint: the view's width or height equals a constant.
public struct EqualToConstant: ConstraintProvider {
  /// The constraint.
  public var constraint: DeclaredConstraint

  /// A constant in points.
  public init(
    _ anchor: KeyPath<ViewAnchors, DimensionAnchor>, constant: Double, fileID: String = #fileID,
    line: Int = #line
  ) {
    constraint = DeclaredConstraint(
      anchor, .equal, constant: constant, SourcePlace(fileID: fileID, line: line))
  }
}
