/// A place along y: an edge, the centre or a baseline.
public struct YAxisAnchor: ConstraintAnchor {
  /// The attribute's name, as documents write it.
  public let name: String
}
