/// Rows in order whose frames are known, so that a reader's place can be kept: a plain list, one with sections, one in
/// lanes.
public protocol AnchoredList<Key>: Sendable {
  /// What tells rows apart.
  associatedtype Key: Hashable & Sendable
  /// The number of rows.
  var count: Int { get }
  /// The length of the list.
  var total: Extent { get }
  /// The key of the row at an index.
  func key(at index: Int) throws(ListError) -> Key
  /// The index of a key's row; nil if there is none.
  func index(of key: Key) -> Int?
  /// Offset and extent, along the list, of the row at an index.
  func frame(at index: Int) throws(ListError) -> ListFrame
  /// The row at an offset: the first one before the list, the last one behind it; nil if the list has no rows.
  func index(at offset: Extent) -> Int?
}

extension AnchoredList {
  /// The row at a scroll offset, and how far inside it the offset lies; nil if the list has no rows.
  public func anchor(at scrollOffset: Extent) -> ListAnchor<Key>? {
    guard let index = index(at: scrollOffset) else { return nil }
    return anchor(at: index, edge: scrollOffset)
  }

  /// The first row that starts in a viewport, else the row that fills it; nil if the list has no rows.
  ///
  /// This is the anchor to keep while rows change their extents: a row seen from its start stays in view.
  public func anchor(in viewport: Range<Extent>) -> ListAnchor<Key>? {
    guard var index = index(at: viewport.lowerBound) else { return nil }
    let limit = min(count, index + 1024)
    var next = index
    while next < limit, let frame = try? frame(at: next), frame.offset < viewport.upperBound {
      if frame.offset >= viewport.lowerBound {
        index = next
        break
      }
      next += 1
    }
    return anchor(at: index, edge: viewport.lowerBound)
  }

  private func anchor(at index: Int, edge: Extent) -> ListAnchor<Key>? {
    guard let key = try? key(at: index), let frame = try? frame(at: index) else { return nil }
    return ListAnchor(key, inside: Extent(units: edge.units &- frame.offset.units))
  }

  /// The scroll offset at which an anchor's row is where it was; nil if the row is gone.
  ///
  /// A row that has become shorter than `inside` is kept by its end, so that it stays in view. The offset may lie
  /// outside the list: `scrollRange(viewport:)` tells what a scroll view allows.
  public func scrollOffset(keeping anchor: ListAnchor<Key>) -> Extent? {
    guard let index = index(of: anchor.key), let frame = try? frame(at: index) else { return nil }
    return Extent(units: frame.offset.units &+ min(anchor.inside, frame.extent).units)
  }

  /// The scroll offset at which what was seen at an anchor of an earlier list is where it was.
  ///
  /// If the anchor's row is gone, the nearest row after it that is still there keeps its place on the screen; if none
  /// is, the nearest row before it; if none is left at all, the offset is that of the leading edge.
  ///
  /// - Complexity: O(log n) for each row that is gone between the anchor's and the one that is kept.
  public func scrollOffset(keeping anchor: ListAnchor<Key>, from earlier: Self) -> Extent {
    if let offset = scrollOffset(keeping: anchor) { return offset }
    guard let gone = earlier.index(of: anchor.key), let frame = try? earlier.frame(at: gone) else { return .zero }
    let edge = Extent(units: frame.offset.units &+ anchor.inside.units)
    for index in gone + 1..<max(gone + 1, earlier.count) {
      if let offset = scrollOffset(keepingRowAt: index, of: earlier, edge: edge) { return offset }
    }
    for index in (0..<gone).reversed() {
      if let offset = scrollOffset(keepingRowAt: index, of: earlier, edge: edge) { return offset }
    }
    return .zero
  }

  /// Where the edge lies if a row of an earlier list stays where it was; nil if the row is gone.
  private func scrollOffset(keepingRowAt index: Int, of earlier: Self, edge: Extent) -> Extent? {
    guard let key = try? earlier.key(at: index), let old = try? earlier.frame(at: index),
      let index = self.index(of: key), let new = try? frame(at: index)
    else { return nil }
    return Extent(units: new.offset.units &+ edge.units &- old.offset.units)
  }

  /// The scroll offsets at which a viewport of a length shows nothing but the list; only the first if the list is
  /// shorter.
  public func scrollRange(viewport: Extent) -> ClosedRange<Extent> {
    Extent.zero...max(.zero, Extent(units: total.units &- max(.zero, viewport).units))
  }
}

extension ListIndex: AnchoredList {}
