/// How near the extents of a list are that were guessed from a sample.
///
/// Rows are put into classes of like weight, and a row's estimate is the mean of the sampled rows of its class. The
/// bound is that of stratified sampling: with 95 % confidence the total is off by no more (Cochran, Sampling
/// Techniques, 5.9; at least two rows are sampled of every class that has them).
public struct ListEstimate: Hashable, Sendable {
  /// Rows that were measured for the estimate.
  public var sampledRows: Int
  /// Rows that were guessed.
  public var estimatedRows: Int
  /// How far the total may be off, in points, with 95 % confidence.
  public var bound: Double
}
