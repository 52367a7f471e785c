extension DoubleDouble {
  /// The number that a coefficient was before it was rounded to a double: the simplest fraction within a few units of
  /// its last place, so that 0.1 is a tenth and a tenth and two tenths are three.
  ///
  /// Numbers with few digits are what they are. The fraction comes from the convergents of the continued fraction
  /// (Khinchin 1964); without one that is short enough the number stays.
  init(reading number: Double) {
    self.init(number, rest: Self.rest(of: number))
  }

  /// Bits at the end of a number that are all 0 only if it was never rounded.
  private static let unusedBits = 20
  /// How far rounding takes a number, against itself, when it is read or worked out in a step or two.
  private static let tolerance = 0x1p-51
  /// The largest denominator of a fraction that is no coincidence.
  private static let largest = 0x1p24

  private static func rest(of number: Double) -> Double {
    guard number.significandBitPattern.trailingZeroBitCount < unusedBits, number.isFinite else { return 0 }
    let size = abs(number)
    var (top, bottom) = (1.0, 0.0)
    var (lastTop, lastBottom) = (0.0, 1.0)
    var open = size
    for _ in 0..<40 {
      let whole = open.rounded(.down)
      (top, lastTop) = (whole * top + lastTop, top)
      (bottom, lastBottom) = (whole * bottom + lastBottom, bottom)
      guard bottom <= largest, top <= 0x1p52 else { return 0 }
      let miss = top.addingProduct(-size, bottom)
      if abs(miss) <= tolerance * size * bottom { return (number < 0 ? -miss : miss) / bottom }
      guard open > whole else { return 0 }
      open = 1 / (open - whole)
    }
    return 0
  }
}
