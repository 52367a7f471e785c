/// An affine form over the columns of a run, evaluated in one fixed order.
struct ColumnForm: Sendable, Hashable {
  /// One column and its factor.
  struct Term: Sendable, Hashable {
    var column: Int
    var factor: Double
  }

  /// The part that is the same for all cells.
  var constant: Double
  /// Terms in rising order of columns.
  var terms: [Term]
}
