/// A number of twice the machine's longest precision: the unevaluated sum of a number and what its rounding lost.
///
/// About 38 decimal digits. Sums and products are Dekker's (A floating-point technique for extending the available
/// precision, 1971).
package struct LongNumber: SearchNumber {
  private let high: Extended
  private let low: Extended

  /// Splits a significand into halves.
  private static let splitter =
    Extended(sign: .plus, exponent: (Extended.significandBitCount + 2) / 2, significand: 1) + 1

  package static var cancelled: LongNumber { LongNumber(1e-34) }
  package static var noise: LongNumber { LongNumber(1e-26) }
  package static var equal: LongNumber { LongNumber(1e-24) }

  private init(_ high: Extended, _ low: Extended) {
    self.high = high
    self.low = low
  }

  package init(_ value: Double) { self.init(Extended(value), 0) }

  package init(integerLiteral value: Int64) { self.init(Extended(value), 0) }

  package init?(exactly source: some BinaryInteger) {
    guard let value = Extended(exactly: source) else { return nil }
    self.init(value, 0)
  }

  package var rounded: Double { Double(high) }
  package var isFinite: Bool { high.isFinite }
  package var magnitude: LongNumber { high < 0 ? -self : self }

  package static prefix func - (number: LongNumber) -> LongNumber { LongNumber(-number.high, -number.low) }

  package static func < (left: LongNumber, right: LongNumber) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  package static func + (left: LongNumber, right: LongNumber) -> LongNumber {
    let sum = exactSum(left.high, right.high)
    let low = exactSum(left.low, right.low)
    let first = quickSum(sum.high, sum.low + low.high)
    return quickSum(first.high, first.low + low.low)
  }

  package static func - (left: LongNumber, right: LongNumber) -> LongNumber { left + -right }

  package static func * (left: LongNumber, right: LongNumber) -> LongNumber {
    let product = exactProduct(left.high, right.high)
    return quickSum(product.high, product.low + (left.high * right.low + left.low * right.high))
  }

  package static func / (left: LongNumber, right: LongNumber) -> LongNumber {
    let first = left.high / right.high
    let rest = left - right * LongNumber(first, 0)
    let second = rest.high / right.high
    let last = rest - right * LongNumber(second, 0)
    return quickSum(first, second) + LongNumber(last.high / right.high, 0)
  }

  package static func += (left: inout LongNumber, right: LongNumber) { left = left + right }
  package static func -= (left: inout LongNumber, right: LongNumber) { left = left - right }
  package static func *= (left: inout LongNumber, right: LongNumber) { left = left * right }

  /// A sum and what its rounding lost.
  private static func exactSum(_ left: Extended, _ right: Extended) -> LongNumber {
    let sum = left + right
    let part = sum - left
    return LongNumber(sum, (left - (sum - part)) + (right - part))
  }

  /// The same where the left number is not the smaller one.
  private static func quickSum(_ left: Extended, _ right: Extended) -> LongNumber {
    let sum = left + right
    return LongNumber(sum, right - (sum - left))
  }

  /// A product and what its rounding lost.
  private static func exactProduct(_ left: Extended, _ right: Extended) -> LongNumber {
    let product = left * right
    let (a, b) = (halves(left), halves(right))
    let lost = ((a.high * b.high - product) + a.high * b.low + a.low * b.high) + a.low * b.low
    return LongNumber(product, lost)
  }

  private static func halves(_ number: Extended) -> LongNumber {
    let scaled = splitter * number
    let high = scaled - (scaled - number)
    return LongNumber(high, number - high)
  }
}
