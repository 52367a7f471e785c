/// The arithmetic that a basis is worked out in: doubles as long as they lose nothing, or twice their digits with a
/// bound on what was lost.
protocol SolverNumber: Sendable {
  /// Takes a number as it is.
  init(_ number: Double)
  /// Takes a coefficient as far as the digits go.
  init(_ coefficient: DoubleDouble)
  /// The number to double precision.
  var double: Double { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static prefix func - (number: Self) -> Self
  /// The number, or 0 where it cannot be told from 0.
  ///
  /// - Parameter doubt: set where only longer numbers can tell.
  /// - Returns: the number or 0.
  func settled(_ doubt: inout Bool) -> Self
}

extension SolverNumber {
  /// Whether the number is 0.
  @inline(__always)
  var isZero: Bool { double == 0 }

  /// The number without its sign.
  @inline(__always)
  var magnitude: Self { double < 0 ? -self : self }
}
