/// A long list shown through a shorter element: the element scrolls, and its position stands for a larger offset.
///
/// Both ends meet: at position 0 the list is at its start, and at the element's last position at its end. One position
/// stands for a stretch of offsets, so an offset is a position and a remainder, from which the offset comes back
/// exactly; a renderer scrolls to the position and shifts rows by the remainder. A position that is not clear of the
/// ends is held to them.
public struct SegmentScale: Hashable, Sendable {
  /// The length of the element.
  public let length: Extent
  /// The scroll positions of the element, less one.
  private let positions: Int64
  /// The scroll offsets of the list, less one.
  private let offsets: Int64

  /// Shows a list of a length in an element of a length, through a viewport; a list that fits is not scaled.
  ///
  /// - Throws: `ListError.invalidSegments` unless `limit` is larger than the viewport, and the lengths are not below 0.
  public init(total: Extent, limit: Extent, viewport: Extent) throws(ListError) {
    guard ListMetrics.anyExtent.contains(total), viewport >= .zero, limit > viewport else {
      throw .invalidSegments("an element of \(limit) points cannot show a viewport of \(viewport)")
    }
    length = min(total, limit)
    positions = max(0, length.units - viewport.units)
    offsets = max(0, total.units - viewport.units)
  }

  /// The list's scroll offset at a position of the element.
  public func offset(at position: Extent) -> Extent {
    guard positions < offsets else { return Extent(units: min(max(position.units, 0), offsets)) }
    let held = min(max(position.units, 0), positions)
    return Extent(units: Self.product(held, offsets, dividedBy: positions).quotient)
  }

  /// The last position whose offset does not exceed a scroll offset of the list, and how far the offset lies behind.
  public func place(of offset: Extent) -> (position: Extent, remainder: Extent) {
    let held = min(max(offset.units, 0), offsets)
    guard positions < offsets else { return (Extent(units: held), .zero) }
    // ⌊p · offsets / positions⌋ ≤ held holds for p < (held + 1) · positions / offsets.
    let (quotient, remainder) = Self.product(held + 1, positions, dividedBy: offsets)
    let position = Extent(units: min(positions, remainder == 0 ? quotient - 1 : quotient))
    return (position, Extent(units: held) - self.offset(at: position))
  }

  /// A product of two numbers that are not negative, divided, without loss.
  private static func product(_ a: Int64, _ b: Int64, dividedBy c: Int64) -> (quotient: Int64, remainder: Int64) {
    c.dividingFullWidth(a.multipliedFullWidth(by: b))
  }
}
