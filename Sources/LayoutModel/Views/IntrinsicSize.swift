/// The size that a picture or control has by itself.
public enum IntrinsicSize: Hashable, Sendable {
  /// Width and height apart; either may be missing.
  case parts(width: Quantity?, height: Quantity?)
  /// A size field of the item, or `fallback` where the item has none.
  case bound(FieldPath, fallback: Size?)
}
