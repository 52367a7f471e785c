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
  /// The number of the final basis, for reports.
  public var basis: Int32

  /// Creates an outcome.
  public init(status: Status, basis: Int32) {
    self.status = status
    self.basis = basis
  }
}
