/// Lengths as whole numbers of 1/2^20 point, in which sums do not depend on their order.
///
/// A glyph's advance is rounded once, to less than a millionth of a point; everything after that is exact.
enum FixedLength {
  /// Units to the point.
  static let unitsPerPoint = 1_048_576.0
  /// The binary logarithm of `unitsPerPoint`.
  static let bits = 20
  /// Units to 1/64 point, the grid on which browsers lay out boxes.
  static let grid: Int64 = 16_384

  /// The nearest whole number of units; lengths beyond ±2^40 points are cut off there.
  static func units(points: Double) -> Int64 {
    guard points == points else { return 0 }
    return Int64((min(max(points, -1.1e12), 1.1e12) * unitsPerPoint).rounded())
  }

  /// The length in points.
  static func points(units: Int64) -> Double { Double(units) / unitsPerPoint }

  /// The least multiple of 1/64 point that is not below `units`.
  static func roundedUpToGrid(_ units: Int64) -> Int64 { (units + grid - 1) & ~(grid - 1) }
}
