/// Time spent in each phase of measuring.
public struct PhaseTimes: Sendable {
  /// Preparing texts: shaping and finding breaks.
  public var texts: Duration = .zero
  /// Solving and measuring prepared texts.
  public var solving: Duration = .zero

  /// No time.
  public init() {}

  /// Adds another worker's times.
  public mutating func add(_ other: PhaseTimes) {
    texts += other.texts
    solving += other.solving
  }
}
