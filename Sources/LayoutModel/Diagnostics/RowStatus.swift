/// What became of one cell.
public enum RowStatus: UInt8, Sendable {
  /// Solved, with one answer.
  case ok
  /// Solved; more than one answer is best, and the documented tie-break chose.
  case ambiguous
  /// Required constraints contradict each other; the answer breaks them as little as possible.
  case unsatisfiable
  /// The input is at fault; there is no answer.
  case error

  /// The name used in files.
  public var name: String {
    switch self {
    case .ok: "ok"
    case .ambiguous: "ambiguous"
    case .unsatisfiable: "unsatisfiable"
    case .error: "error"
    }
  }
}
