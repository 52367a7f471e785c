/// The arithmetic that a basis is worked out in: double precision, or twice its digits where that leaves doubt.
protocol SolverNumber: Sendable {
  /// Takes a double.
  init(_ number: Double)
  /// The number to double precision.
  var double: Double { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static prefix func - (number: Self) -> Self
  /// A sum this small against the numbers added up is 0: terms that cancelled, or decimals that were rounded when read.
  static var cancelled: Double { get }
  /// Sums between these, against the numbers added up, may be 0 or not.
  static var surelyRounding: Double { get }
  static var doubtful: Double { get }
}

extension Double: SolverNumber {
  var double: Double { self }
  static var cancelled: Double { 1e-13 }
  static var surelyRounding: Double { 1e-14 }
  static var doubtful: Double { 1e-9 }
}

extension DoubleDouble: SolverNumber {
  var double: Double { high }
  static var cancelled: Double { 1e-14 }
  static var surelyRounding: Double { 1 }
  static var doubtful: Double { 0 }
}

extension SolverNumber {
  /// The number, or 0 if it is what rounding left of terms of some magnitude.
  ///
  /// - Parameters:
  ///   - magnitude: the sum of the terms' magnitudes.
  ///   - doubt: set where the number may as well be the other.
  /// - Returns: the number or 0.
  @inline(__always)
  func cleaned(_ magnitude: Double, _ doubt: inout Bool) -> Self {
    let size = abs(double)
    if size > Self.surelyRounding * magnitude, size < Self.doubtful * magnitude { doubt = true }
    return size <= Self.cancelled * magnitude ? Self(0) : self
  }
}
