/// How much work checks were, and how long it took.
public struct CheckWork: Sendable, Hashable {
  /// Additions and multiplications, of factors other than zero.
  public var operations = 0
  /// The time they took, with all around them.
  public var time = Duration.zero

  /// No work.
  public init() {}

  /// Adds the work of another thread.
  public static func += (sum: inout CheckWork, other: CheckWork) {
    sum.operations += other.operations
    sum.time += other.time
  }
}
