/// A long list cut into segments that a renderer can hold: each an element of its own, stacked by the renderer.
///
/// All segments but the last have the same length. A row belongs to the segment in which it starts, and may stick out
/// of it; `ListIndex.rows(in:)` of a segment's range gives the rows to draw in it. Both mappings are exact.
public struct SegmentSplit: Hashable, Sendable {
  /// The length of the list.
  public let total: Extent
  /// The length of a segment.
  public let length: Extent

  /// Cuts a list.
  ///
  /// - Throws: `ListError.invalidSegments` if `length` is not above 0 or the list's length below 0.
  public init(total: Extent, length: Extent) throws(ListError) {
    guard length > .zero, total >= .zero else {
      throw .invalidSegments("segments of \(length) points; give a length above 0")
    }
    self.total = total
    self.length = length
  }

  /// The number of segments; one at least.
  public var count: Int { Int(max(0, total.units - 1) / length.units) + 1 }

  /// The offsets of a segment; the last one ends with the list.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func range(of segment: Int) throws(ListError) -> Range<Extent> {
    guard segment >= 0, segment < count else { throw .indexOutOfRange(segment, count: count) }
    let start = length.units * Int64(segment)
    return Extent(units: start)..<(segment + 1 == count ? total : Extent(units: start + length.units))
  }

  /// The segment of an offset and the offset in it; beyond the list's ends that of the nearest segment.
  public func place(of offset: Extent) -> (segment: Int, offset: Extent) {
    let segment = min(max(offset.units, 0) / length.units, Int64(count - 1))
    return (Int(segment), Extent(units: offset.units &- segment * length.units))
  }

  /// The offset in the list of an offset in a segment.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func offset(segment: Int, _ offset: Extent) throws(ListError) -> Extent {
    guard segment >= 0, segment < count else { throw .indexOutOfRange(segment, count: count) }
    return Extent(units: length.units * Int64(segment) &+ offset.units)
  }
}
