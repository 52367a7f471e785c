/// Memory that one thread lends to the solves of its batches.
public struct SolverScratch: Sendable {
  /// Parameters of the cells at one basis.
  var sums: [Double] = []
  /// Products of checks and parameters, for BLAS.
  var products: [Double] = []
  /// The first violated check of each cell, or -1.
  var violated: [Int32] = []

  /// Creates scratch without memory.
  public init() {}

  /// Makes room for `cells` cells.
  mutating func reserve(_ cells: Int) {
    guard sums.count < cells else { return }
    sums = Array(repeating: 0, count: cells)
    violated = Array(repeating: -1, count: cells)
  }
}
