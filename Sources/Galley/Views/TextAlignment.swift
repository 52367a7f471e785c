/// Where the lines of a text sit in its frame; it has no effect on sizes.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case natural, left, right, center, justified
}
