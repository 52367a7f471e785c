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
  /// Parameters and sums of a block of cells that BLAS multiplies.
  var productInputs: [Double] = []
  var productSums: [Double] = []
  /// Cells whose sums are not clear, by place and by cell, and the kernel's results for them.
  var unsurePlaces: [Int32] = []
  var unsureCells: [Int32] = []
  var unsureResults: [Int32] = []
  var unsureSigns: [UInt64] = []
  /// The memory of a walk.
  var walk = WalkMemory()
  /// The rows of parameters and variables of the batch at hand.
  var inputRows: [Int64] = []
  var outputRows: [Int64] = []
  /// The code that evaluates bases.
  var kernel = CheckKernel.best
  /// What checks took so far; nil, the default, if nobody wants to know.
  public var checkWork: CheckWork?

  /// Creates scratch without memory.
  public init() {}

  /// Makes room for `cells` cells of `inputs` parameters.
  mutating func reserve(_ cells: Int, inputs: Int) {
    if results.count < cells { results = Array(repeating: 0, count: cells) }
    if signs.count < cells { signs = Array(repeating: 0, count: cells) }
    if lanes.count < 8 * inputs { lanes = Array(repeating: 0, count: 8 * inputs) }
  }

  /// Makes room for the blocks of a product.
  mutating func reserveProduct(_ product: CheckProduct) {
    let (size, stride) = (product.blockSize, product.stride)
    let (inputs, sums) = ((product.inputCount + 1) * stride, product.rowCount * stride)
    if productInputs.count < inputs { productInputs = Array(repeating: 0, count: inputs) }
    if productSums.count < sums { productSums = Array(repeating: 0, count: sums) }
    guard unsurePlaces.count <= size else { return }
    unsurePlaces = Array(repeating: 0, count: size + 1)
    unsureCells = Array(repeating: 0, count: size + 1)
    unsureResults = Array(repeating: 0, count: size + 1)
    unsureSigns = Array(repeating: 0, count: size + 1)
  }

  /// Numbers of rows in memory that is used again: it leaves its place for the time being.
  static func rows(_ rows: [Int], in memory: inout [Int64]) -> [Int64] {
    memory.removeAll(keepingCapacity: true)
    for row in rows { memory.append(Int64(row)) }
    return memory
  }
}
