/// How the members of a row or column sit along y.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, top, bottom, center
}
