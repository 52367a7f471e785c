/// The lengths that all rows of a list share.
///
/// A row's *extent* is what it was given, held within `extents`. Its *frame* starts at its offset and is as long as
/// its extent. Between two rows stand the separator, directly below the upper one, and then the spacing; both belong
/// to the upper row's *room*, which reaches to the next row's offset. Insets stand once, before the first row and
/// after the last.
public struct ListMetrics: Hashable, Sendable {
  /// The gap between rows, besides the separator.
  public var spacing: Extent
  /// The separator's thickness; zero for none.
  public var separator: Extent
  /// The room before the first row.
  public var leadingInset: Extent
  /// The room after the last row.
  public var trailingInset: Extent
  /// The smallest and the largest extent of a row; what is given beyond them is held to them.
  public var extents: ClosedRange<Extent>

  /// All extents that a row may have.
  public static let anyExtent: ClosedRange<Extent> =
    Extent.zero...Extent(units: Int64(Extent.limit) * Extent.unitsPerPoint)

  /// Creates the metrics; a plain list has none of them.
  public init(
    spacing: Extent = .zero, separator: Extent = .zero, leadingInset: Extent = .zero, trailingInset: Extent = .zero,
    extents: ClosedRange<Extent> = ListMetrics.anyExtent
  ) {
    self.spacing = spacing
    self.separator = separator
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.extents = extents
  }

  /// Creates the metrics from lengths in points.
  ///
  /// - Throws: `ListError` if a length is negative or no number, or if `minimum` is larger than `maximum`.
  public init(
    spacing: Double = 0, separator: Double = 0, leadingInset: Double = 0, trailingInset: Double = 0,
    minimum: Double = 0, maximum: Double = Extent.limit
  ) throws(ListError) {
    guard minimum <= maximum else { throw .limitsCross(minimum: minimum, maximum: maximum) }
    self.spacing = try Self.length(spacing)
    self.separator = try Self.length(separator)
    self.leadingInset = try Self.length(leadingInset)
    self.trailingInset = try Self.length(trailingInset)
    extents = try Self.length(minimum)...Self.length(maximum)
  }

  private static func length(_ points: Double) throws(ListError) -> Extent {
    guard points >= 0 else { throw .invalidExtent(points: points) }
    return try Extent(points: points)
  }

  /// The gap between two rows, in units.
  @usableFromInline var gap: Int64 { (separator + spacing).units }

  /// An extent held to the limits, in units.
  ///
  /// - Throws: `ListError.invalidExtent` if it is negative.
  @usableFromInline
  func held(_ extent: Extent) throws(ListError) -> Int64 {
    guard extent.units >= 0 else { throw .invalidExtent(points: extent.points) }
    return min(max(extent.units, extents.lowerBound.units), extents.upperBound.units)
  }

  /// How long a list is whose rows add up to `sum`, in units; nil if that is too long.
  @usableFromInline
  func total(rows count: Int, sum: Int64) -> Int64? {
    let (gaps, overflow) = gap.multipliedReportingOverflow(by: Int64(max(0, count - 1)))
    guard !overflow else { return nil }
    var total = sum
    for part in [gaps, leadingInset.units, trailingInset.units] {
      let (next, overflow) = total.addingReportingOverflow(part)
      guard !overflow else { return nil }
      total = next
    }
    return total <= Self.anyExtent.upperBound.units ? total : nil
  }
}
