/// Where the lines of a text sit in its frame; it has no effect on sizes.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where lines of the text's direction start.
  case natural
  /// At the left.
  case left
  /// At the right.
  case right
  /// In the middle.
  case center
  /// At both sides.
  case justified
}
