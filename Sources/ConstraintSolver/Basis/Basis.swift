/// A vertex of the arrangement: n rows whose residuals are 0, and on which side every other row stands.
struct Basis: Hashable, Sendable {
  /// Rows with residual 0, rising; as many as variables.
  var active: [Int]
  /// +1 or -1 for each other row, the side its residual is on; 0 for active rows.
  var sides: [Int8]
}
