/// A sum of products kept as two numbers, the second what the first lost to rounding: about 106 bits.
///
/// Error-free transformations: TwoSum (Knuth 1969) and TwoProduct with a fused multiply-add (Ogita, Rump & Oishi,
/// SIAM J. Sci. Comput. 26(6), 2005).
struct ExactSum {
  /// The sum.
  private(set) var high: Double
  /// What `high` lost.
  private(set) var low = 0.0

  /// Starts from a number.
  init(_ start: Double = 0) { high = start }

  /// The sum as one number.
  var value: Double { high + low }

  /// Adds a product.
  @inline(__always)
  mutating func add(_ left: Double, times right: Double) {
    let product = left * right
    add(product)
    low += (-product).addingProduct(left, right)
  }

  /// Adds a number.
  @inline(__always)
  mutating func add(_ number: Double) {
    let sum = high + number
    let part = sum - high
    low += (high - (sum - part)) + (number - part)
    high = sum
  }
}
