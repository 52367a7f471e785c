/// What counts as rounding: one set of tolerances for the whole solver.
enum Rounding {
  /// A sum this small against the numbers added up is 0: terms that cancelled.
  static let cancelled = 1e-13
  /// A change of cost this small against what was added up is 0.
  static let cost = 1e-11
  /// A check that misses 0 by no more than this, against the cell's largest parameter, holds.
  static let check = 1e-11
  /// A check above this, against the cell's largest parameter, is clear of 0.
  static let clear = 1e-8

  /// A sum, or 0 if it is what rounding left of its terms.
  @inline(__always)
  static func cleaned(_ sum: Double, _ magnitude: Double) -> Double {
    abs(sum) <= cancelled * magnitude ? 0 : sum
  }
}
