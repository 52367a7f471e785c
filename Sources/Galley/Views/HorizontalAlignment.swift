/// How the members of a row or column sit along x.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, leading, trailing, center
}
