/// How the members of a row or column sit along y.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// From margin to margin.
  case fill
  /// At the top margin.
  case top
  /// At the bottom margin.
  case bottom
  /// In the middle.
  case center
}
