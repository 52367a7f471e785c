/// How the members of a row or column sit along x.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// From margin to margin.
  case fill
  /// At the margin where lines start.
  case leading
  /// At the margin where lines end.
  case trailing
  /// In the middle.
  case center
}
