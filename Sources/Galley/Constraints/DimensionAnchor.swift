/// A width or height.
public struct DimensionAnchor: ConstraintAnchor {
  /// The attribute's name, as documents write it.
  public let name: String
}
