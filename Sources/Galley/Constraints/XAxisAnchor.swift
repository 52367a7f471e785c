/// A place along x: an edge or the centre.
public struct XAxisAnchor: ConstraintAnchor {
  /// The attribute's name, as documents write it.
  public let name: String
}
