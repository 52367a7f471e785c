/// Which code evaluates a basis over the cells of a batch; all give the same bits.
enum CheckKernel: Sendable, CaseIterable {
  /// The widest vectors that the CPU has.
  case best
  /// Vectors of 256 bits, or less where the CPU has none.
  case narrow
  /// What every CPU of the architecture has.
  case baseline
  /// Plain Swift: the twin that the others are held against.
  case scalar
}

/// What the checks of a basis say of one cell.
enum CheckResult {
  /// All are clear of 0: the basis is the cell's, and no other is.
  static let clear: Int32 = -1
  /// All hold, some within rounding of 0.
  static let holds: Int32 = -2
}
