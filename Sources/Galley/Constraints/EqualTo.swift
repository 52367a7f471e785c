import LayoutModel

/// A constraint: an anchor of the view equals one of its parent or of a sibling.
public struct EqualTo: ConstraintProvider {
  /// The constraint.
  public var constraint: DeclaredConstraint

  /// The same anchor of the parent, or of the sibling with an id.
  public init<Anchor: ConstraintAnchor>(
    _ anchor: KeyPath<ViewAnchors, Anchor>, of sibling: String? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(anchor, anchor, of: sibling, fileID: fileID, line: line)
  }

  /// Another anchor of the parent, or of the sibling with an id.
  public init<Anchor: ConstraintAnchor>(
    _ anchor: KeyPath<ViewAnchors, Anchor>, _ other: KeyPath<ViewAnchors, Anchor>, of sibling: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    constraint = DeclaredConstraint(
      anchor, .equal, other, of: sibling, SourcePlace(fileID: fileID, line: line))
  }
}
