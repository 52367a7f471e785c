/// Which baselines of a row's members meet.
public enum Baseline: String, Hashable, Sendable, CaseIterable {
  /// Those of the first lines.
  case first
  /// Those of the last lines.
  case last
}
