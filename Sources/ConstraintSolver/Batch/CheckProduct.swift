import COpenBLAS

/// The checks of a basis as one dense matrix, by which BLAS multiplies the parameters of many cells.
///
/// BLAS adds in an order of its own, so its sums decide only where they are clear: a cell of which one check is within
/// the sums' margin of zero, of a tolerance or of another check is checked again by the kernel, in the fixed order.
struct CheckProduct: Sendable {
  /// Checks that differ.
  let rowCount: Int
  /// Parameters but the constant one.
  let inputCount: Int
  /// The checks, row after row: constant, then factors.
  let factors: [Double]
  /// The first check that each row stands for.
  let forms: [Int64]
  /// The bits of the signs that a negative sum flips: one for each check that is like the row.
  let signs: [UInt64]
  /// How far two sums of one check may be apart, against the cell's scale.
  let margin: Double

  /// Checks and parameters that a basis must have for products to pay.
  ///
  /// Measured with AVX-512: with fewer the kernel, which passes over zeros, is about as fast or faster.
  static let leastCount = 16
  static let leastDensity = 0.75
  /// Cells that are worth a product.
  static let leastCells = 64
  /// Numbers in a block of sums, so that it stays in the cache.
  private static let blockNumbers = 16_384

  /// Cells that are multiplied at once: a multiple of the vector's width.
  var blockSize: Int { min(256, max(64, Self.blockNumbers / max(1, rowCount) & ~7)) }
  /// Numbers from row to row of a block: not a power of two, so that rows do not meet in the cache.
  var stride: Int { blockSize + 8 }

  /// Takes checks, whatever they are like.
  init(_ checks: AffineTable, inputs: Int) {
    inputCount = inputs
    var places: [[Double]: Int] = [:]
    var factors: [Double] = []
    var forms: [Int64] = []
    var signs: [UInt64] = []
    var largest = 0.0
    for check in 0..<checks.count {
      let row = checks.dense(check, inputs: inputs)
      let sign: UInt64 = 1 << UInt64(check & 63)
      if let place = places[row] {
        signs[place] ^= sign
      } else {
        places[row] = forms.count
        forms.append(Int64(check))
        signs.append(sign)
        factors += row
        largest = max(largest, row.reduce(0) { $0 + abs($1) })
      }
    }
    rowCount = forms.count
    (self.factors, self.forms, self.signs) = (factors, forms, signs)
    // Each of the two sums is off by (n + 1) u Σ|c θ| at most, n its terms and u half the unit in the last place
    // (Higham, Accuracy and Stability of Numerical Algorithms, 3.1); two more for sums of magnitudes and margins.
    margin = Double(inputs + 4) * Double.ulpOfOne * largest
  }

  /// Takes the checks of a basis where products pay: where there are many, most factors are not zero, and OpenBLAS uses
  /// vectors as wide as the kernel's.
  static func ifFaster(_ checks: AffineTable, inputs: Int) -> CheckProduct? {
    guard checks.count >= leastCount, inputs >= leastCount,
      Double(checks.factors.count) >= leastDensity * Double(checks.count * inputs), isFast
    else { return nil }
    return CheckProduct(checks, inputs: inputs)
  }

  /// Whether OpenBLAS is fast; keeps it to one thread, as cells are shared out above it.
  private static let isFast: Bool = {
    openblas_set_num_threads(1)
    return OpenBLASCore.isUpToDate
  }()
}

extension AffineTable {
  /// A form's constant and all its factors.
  fileprivate func dense(_ form: Int, inputs count: Int) -> [Double] {
    var row = [Double](repeating: 0, count: count + 1)
    row[0] = constants[form]
    for place in Int(starts[form])..<Int(starts[form + 1]) { row[Int(inputs[place]) + 1] += factors[place] }
    return row
  }
}
