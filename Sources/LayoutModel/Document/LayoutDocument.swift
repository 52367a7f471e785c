/// A layout document: how one kind of cell is built, for any item.
public struct LayoutDocument: Sendable {
  /// The reading direction.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight = "ltr"
    /// Leading is right.
    case rightToLeft = "rtl"
  }

  /// Shown in reports.
  public var name: String
  /// What leading and trailing mean.
  public var direction: Direction
  /// Pixels per point for rounding; nil leaves values exact.
  public var scale: Double?
  /// Insets added to the root's margins.
  public var safeArea: Edges<Quantity>
  /// Named fonts.
  public var fonts: [String: FontDescription]
  /// The root view.
  public var root: LayoutView
  /// Fields whose values are part of a cell's structure.
  public var structuralFields: [FieldPath]
}
