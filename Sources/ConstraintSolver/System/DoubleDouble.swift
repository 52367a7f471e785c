/// A number of about 106 bits: the unevaluated sum of two doubles (Dekker 1971; Hida, Li & Bailey 2001).
struct DoubleDouble: Sendable {
  /// The number to double precision.
  private(set) var high: Double
  /// What `high` lost.
  private(set) var low: Double

  /// Takes a double.
  @inline(__always)
  init(_ number: Double) { (high, low) = (number, 0) }

  @inline(__always)
  private init(high: Double, low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  @inline(__always)
  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let sum = left.high + right.high
    let part = sum - left.high
    let rest = (left.high - (sum - part)) + (right.high - part)
    return DoubleDouble(high: sum, low: rest + (left.low + right.low))
  }

  @inline(__always)
  static prefix func - (number: DoubleDouble) -> DoubleDouble {
    var negative = number
    (negative.high, negative.low) = (-number.high, -number.low)
    return negative
  }

  @inline(__always)
  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  @inline(__always)
  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = left.high * right.high
    let rest = (-product).addingProduct(left.high, right.high)
    return DoubleDouble(high: product, low: rest + (left.high * right.low + left.low * right.high))
  }

  @inline(__always)
  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    let rest = left - DoubleDouble(first) * right
    let second = rest.high / right.high
    let last = rest - DoubleDouble(second) * right
    return DoubleDouble(first) + DoubleDouble(second) + DoubleDouble(last.high / right.high)
  }
}
