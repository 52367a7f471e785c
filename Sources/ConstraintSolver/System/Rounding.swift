/// What counts as rounding where numbers of different sums meet.
enum Rounding {
  /// A check above this, against the cell's largest parameter, is clear of 0.
  static let clear = 1e-8
}
