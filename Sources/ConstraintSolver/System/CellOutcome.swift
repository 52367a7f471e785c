/// What became of one cell.
public struct CellOutcome: Sendable, Hashable {
  /// How a solve ended.
  public enum Status: UInt8, Sendable {
    /// One answer.
    case solved
    /// Several answers are best; the tie-breaks chose.
    case ambiguous
    /// Required rows contradict each other; the answer breaks them as little as possible.
    case unsatisfiable
    /// The bound on steps was reached; there is no answer.
    case failed
  }

  /// How the solve ended.
  public var status: Status

  /// Creates an outcome.
  public init(status: Status) { self.status = status }
}
