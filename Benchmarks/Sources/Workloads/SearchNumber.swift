/// What a vertex search calculates with.
package protocol SearchNumber: Comparable, Sendable, SignedNumeric where Magnitude == Self {
  /// A number of 53 bits, exactly.
  init(_ value: Double)

  /// The nearest number of 53 bits.
  var rounded: Double { get }

  /// Whether it is a number at all.
  var isFinite: Bool { get }

  /// The quotient.
  static func / (left: Self, right: Self) -> Self

  /// Sums this small beside their terms are what rounding left of them.
  static var cancelled: Self { get }

  /// Residuals and slopes this small beside the numbers they come from are 0.
  static var noise: Self { get }

  /// Sums nearer than this, relative to their size, are equal.
  static var equal: Self { get }
}

extension Double: SearchNumber {
  package static var cancelled: Double { 1e-14 }
  package static var noise: Double { 1e-13 }
  package static var equal: Double { 1e-12 }

  package var rounded: Double { self }
}

#if arch(x86_64)
/// The longest numbers that the machine calculates with.
package typealias Extended = Float80

extension Float80: SearchNumber {
  package static var cancelled: Float80 { 1e-17 }
  package static var noise: Float80 { 1e-16 }
  package static var equal: Float80 { 1e-15 }

  package var rounded: Double { Double(self) }
}
#else
/// The longest numbers that the machine calculates with.
package typealias Extended = Double
#endif
