/// How the views of a stack layout sit along an axis; `leading` and `top` are the same, as are `trailing` and `bottom`.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  /// Anywhere inside the margins; something else decides.
  case none
  /// At the start.
  case leading
  /// At the end.
  case trailing
  /// At the start.
  case top
  /// At the end.
  case bottom
  /// From margin to margin.
  case fill
  /// In the middle of the container, as strongly as its `centeringPriority`.
  case center
  /// First baselines meet; across a horizontal layout.
  case firstBaseline
  /// Last baselines meet; across a horizontal layout.
  case lastBaseline
}
