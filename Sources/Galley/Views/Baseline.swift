/// Which baselines of a row's members meet.
public enum Baseline: String, Hashable, Sendable, CaseIterable {
  case first, last
}
