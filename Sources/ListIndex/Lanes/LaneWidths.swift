/// A width divided into lanes of equal widths, without loss.
///
/// Lane k starts at k (width + gap) / count, rounded to the unit (half up), and ends one gap before the next lane. So
/// lanes differ by one unit at most, touch their gaps, and the last one ends exactly at the width: 375 points in two
/// lanes with a gap of 10 are 182.5 + 182.5, and in whole points 183 + 182.
public struct LaneWidths: Hashable, Sendable {
  /// The number of lanes.
  public let count: Int
  /// The whole width.
  public let width: Extent
  /// The gap between two lanes.
  public let gap: Extent
  /// What lanes' edges are multiples of, such as a pixel.
  public let unit: Extent
  /// Whether the first lane is the rightmost, as in a layout from right to left.
  public let isMirrored: Bool

  /// Divides a width.
  ///
  /// - Throws: `ListError.invalidLanes` for fewer than 1 or more than 1024 lanes, a width beyond a million points, or
  ///   gaps that leave no width.
  public init(
    count: Int, width: Extent, gap: Extent = .zero, unit: Extent = Extent(units: 1), isMirrored: Bool = false
  ) throws(ListError) {
    guard (1...1024).contains(count) else { throw .invalidLanes("\(count) lanes; give a number from 1 to 1024") }
    guard gap >= .zero, unit > .zero, width <= Self.limit, gap <= Self.limit, unit <= Self.limit,
      width > gap * (count - 1)
    else {
      throw .invalidLanes("\(count) lanes with gaps of \(gap) do not fit into a width of \(width)")
    }
    self.count = count
    self.width = width
    self.gap = gap
    self.unit = unit
    self.isMirrored = isMirrored
  }

  private static let limit = Extent(units: 1_000_000 * Extent.unitsPerPoint)

  /// Where a lane stands across the list.
  ///
  /// - Precondition: `lane` is one of the lanes.
  public func frame(ofLane lane: Int) -> ListFrame {
    precondition(lane >= 0 && lane < count, "the lane exists")
    let place = isMirrored ? count - 1 - lane : lane
    let start = self.start(place)
    let end = place + 1 == count ? width : self.start(place + 1) - gap
    return ListFrame(offset: start, extent: max(.zero, end - start))
  }

  private func start(_ place: Int) -> Extent {
    let product = (width + gap).units * Int64(place)
    let divisor = unit.units.multipliedReportingOverflow(by: Int64(count))
    guard !divisor.overflow else { return .zero }
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor.partialValue)
    return Extent(units: (quotient + (remainder >= divisor.partialValue - remainder ? 1 : 0)) * unit.units)
  }
}
