/// What counts as rounding where numbers of different sums meet.
enum Rounding {
  /// Costs of two ways that differ by no more than this, against their size, are equal.
  static let cost = 1e-11
  /// A check that misses 0 by no more than this, against the cell's largest parameter, holds.
  static let check = 1e-11
  /// A check above this, against the cell's largest parameter, is clear of 0.
  static let clear = 1e-8
}
