/// A number of about 106 bits, the unevaluated sum of two doubles (Dekker 1971; Hida, Li & Bailey 2001), and how far at
/// most it is from the true one (running error analysis, Wilkinson 1963; Higham 2002, section 3.3).
struct DoubleDouble: SolverNumber {
  /// The number to double precision.
  private(set) var high: Double
  /// What `high` lost.
  private(set) var low: Double
  /// How far the number is off at most.
  private(set) var error: Double

  /// What an operation loses at most, against its result.
  private static let rounding = 0x1p-100
  /// A number within so many times its error is 0.
  private static let caution = 4.0

  @inline(__always)
  init(_ number: Double) { (high, low, error) = (number, 0, 0) }

  /// Takes a double and what it lost.
  @inline(__always)
  init(_ number: Double, rest: Double) {
    (high, low, error) = (number, rest, rest == 0 ? 0 : Self.rounding * abs(number))
  }

  @inline(__always)
  init(_ coefficient: DoubleDouble) { self = coefficient }

  @inline(__always)
  private init(high: Double, low: Double, error: Double, isExact: Bool) {
    self.high = high + low
    self.low = low - (self.high - high)
    self.error = isExact ? error : error + Self.rounding * abs(self.high)
  }

  @inline(__always)
  var double: Double { high }

  @inline(__always)
  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let sum = left.high + right.high
    let part = sum - left.high
    let rest = (left.high - (sum - part)) + (right.high - part)
    let isExact = left.low == 0 && right.low == 0
    return DoubleDouble(
      high: sum, low: rest + (left.low + right.low),
      error: left.error + right.error + (isExact ? 0 : rounding * (abs(left.high) + abs(right.high))), isExact: isExact)
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
    let error = abs(left.high) * right.error + left.error * (abs(right.high) + right.error)
    return DoubleDouble(
      high: product, low: rest + (left.high * right.low + left.low * right.high), error: error,
      isExact: left.low == 0 && right.low == 0)
  }

  @inline(__always)
  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    let rest = left - DoubleDouble(first) * right
    let second = rest.high / right.high
    let last = rest - DoubleDouble(second) * right
    var quotient = DoubleDouble(first) + DoubleDouble(second) + DoubleDouble(last.high / right.high)
    quotient.error =
      (left.error + abs(first) * right.error) / (abs(right.high) - right.error) + rounding * abs(first)
    return quotient
  }

  @inline(__always)
  func settled(_ doubt: inout Bool) -> DoubleDouble {
    abs(high) > Self.caution * error ? self : DoubleDouble(0)
  }
}
