import CKernels

/// An affine form over the columns of a run, evaluated in one fixed order.
struct ColumnForm: Sendable {
  /// One column and its factor.
  typealias Term = galley_term

  /// The part that is the same for all cells.
  var constant: Double
  /// Terms in rising order of columns.
  var terms: [Term]

  /// The columns read.
  var columns: Set<Int> { Set(terms.map(\.column)) }
}
