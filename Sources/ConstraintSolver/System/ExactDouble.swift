/// A double that has lost nothing to rounding, or no number at all.
///
/// Every operation that rounds, and every coefficient that was rounded before, gives NaN, which no later operation mends:
/// what comes out as a number is exact. Layouts mostly add whole numbers and halves, so this arithmetic serves them.
struct ExactDouble: SolverNumber {
  let double: Double

  @inline(__always)
  init(_ number: Double) { double = number }

  @inline(__always)
  init(_ coefficient: DoubleDouble) { double = coefficient.low == 0 ? coefficient.high : .nan }

  @inline(__always)
  static func + (left: ExactDouble, right: ExactDouble) -> ExactDouble {
    let (a, b) = (left.double, right.double)
    let sum = a + b
    let part = sum - a
    let lost = (a - (sum - part)) + (b - part)
    return ExactDouble(lost == 0 ? sum : .nan)
  }

  @inline(__always)
  static prefix func - (number: ExactDouble) -> ExactDouble { ExactDouble(-number.double) }

  @inline(__always)
  static func - (left: ExactDouble, right: ExactDouble) -> ExactDouble { left + -right }

  @inline(__always)
  static func * (left: ExactDouble, right: ExactDouble) -> ExactDouble {
    let product = left.double * right.double
    return ExactDouble((-product).addingProduct(left.double, right.double) == 0 ? product : .nan)
  }

  @inline(__always)
  static func / (left: ExactDouble, right: ExactDouble) -> ExactDouble {
    let quotient = left.double / right.double
    return ExactDouble((-left.double).addingProduct(quotient, right.double) == 0 ? quotient : .nan)
  }

  @inline(__always)
  func settled(_ doubt: inout Bool) -> ExactDouble {
    if double.isNaN { doubt = true }
    return self
  }
}
