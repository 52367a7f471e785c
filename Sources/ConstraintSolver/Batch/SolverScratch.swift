/// Memory that one thread lends to the solves of its batches.
public struct SolverScratch: Sendable {
  /// Each checked cell's most violated check, or a `CheckResult`.
  var results: [Int32] = []
  /// Which checks are negative, by cell.
  var signs: [UInt64] = []
  /// The signs of all cells at the guide's basis.
  var guideSigns: [UInt64] = []
  /// Parameters of the cells at hand.
  var lanes: [Double] = []
  /// The code that evaluates bases.
  var kernel = CheckKernel.best

  /// Creates scratch without memory.
  public init() {}

  /// Makes room for `cells` cells of `inputs` parameters.
  mutating func reserve(_ cells: Int, inputs: Int) {
    if results.count < cells { results = Array(repeating: 0, count: cells) }
    if signs.count < cells { signs = Array(repeating: 0, count: cells) }
    if lanes.count < 8 * inputs { lanes = Array(repeating: 0, count: 8 * inputs) }
  }
}
