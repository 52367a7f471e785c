/// What a run found out about one cell besides its numbers.
struct CellFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// The plan's short cut does not hold for the cell: it must be solved in full.
  static let careful = CellFlags(rawValue: 1)
  /// More than one answer is best.
  static let ambiguous = CellFlags(rawValue: 2)
  /// Required constraints contradict each other.
  static let unsatisfiable = CellFlags(rawValue: 4)
  /// The solver reached its bound.
  static let failed = CellFlags(rawValue: 8)
  /// Texts had not settled after the last pass.
  static let unsettled = CellFlags(rawValue: 16)
  /// The item cannot be measured.
  static let faulty = CellFlags(rawValue: 32)
}
