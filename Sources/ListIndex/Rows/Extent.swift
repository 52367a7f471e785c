/// A length along a list, or an offset in it, in exact fixed-point numbers.
///
/// One unit is 2⁻³⁰ point, so a million rows of 13.3333 points are off by less than 0.0005 point in all, and an
/// `Int64` reaches 8.5 × 10⁹ points. Sums have no rounding: they are the same in whatever order rows were edited.
public struct Extent: Hashable, Sendable, Comparable, AdditiveArithmetic {
  /// The length in units.
  public var units: Int64

  /// Units in a point.
  public static let unitsPerPoint: Int64 = 1 << 30

  /// The longest list, in points: beyond it lengths are refused.
  public static let limit: Double = 8e9

  /// No length.
  public static let zero = Extent(units: 0)

  /// A number of units.
  @inlinable
  public init(units: Int64) { self.units = units }

  /// The length nearest to a number of points.
  ///
  /// - Throws: `ListError.invalidExtent` if it is not a number or lies beyond ±8 × 10⁹ points.
  @inlinable
  public init(points: Double) throws(ListError) {
    guard points.magnitude <= Self.limit else { throw .invalidExtent(points: points) }
    units = Int64((points * Double(Self.unitsPerPoint)).rounded())
  }

  /// The length in points, rounded to the nearest `Double`.
  @inlinable
  public var points: Double { Double(units) / Double(Self.unitsPerPoint) }

  /// Whether one length is less than another.
  @inlinable
  public static func < (left: Extent, right: Extent) -> Bool { left.units < right.units }

  /// The sum of two lengths; beyond what an `Int64` holds, the largest or smallest length.
  @inlinable
  public static func + (left: Extent, right: Extent) -> Extent {
    let (sum, overflow) = left.units.addingReportingOverflow(right.units)
    return Extent(units: overflow ? (right.units < 0 ? .min : .max) : sum)
  }

  /// The difference of two lengths; beyond what an `Int64` holds, the largest or smallest length.
  @inlinable
  public static func - (left: Extent, right: Extent) -> Extent {
    let (difference, overflow) = left.units.subtractingReportingOverflow(right.units)
    return Extent(units: overflow ? (right.units < 0 ? .max : .min) : difference)
  }

  /// A length so many times; beyond what an `Int64` holds, the largest or smallest length.
  @inlinable
  public static func * (length: Extent, count: Int) -> Extent {
    let (product, overflow) = length.units.multipliedReportingOverflow(by: Int64(count))
    return Extent(units: overflow ? ((length.units < 0) == (count < 0) ? .max : .min) : product)
  }
}

extension Extent: CustomStringConvertible {
  /// The length in points.
  public var description: String { "\(points)" }
}
