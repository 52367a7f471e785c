/// Time spent in each phase of measuring.
public struct PhaseTimes: Sendable {
  /// Preparing texts: shaping and finding breaks.
  public var texts: Duration = .zero
  /// Solving and measuring prepared texts.
  public var solving: Duration = .zero

  /// No time.
  public init() {}
}
