/// A point of a list that stays where it is seen while rows around it change: a row, and how far inside it.
public struct Anchor<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The row.
  public var key: Key
  /// How far the viewport's edge lies behind the row's start; negative if the row starts below the edge.
  public var inside: Extent

  /// Creates an anchor.
  public init(_ key: Key, inside: Extent) {
    self.key = key
    self.inside = inside
  }
}

extension ListIndex {
  /// The row at a scroll offset, and how far inside it the offset lies; nil if the list has no rows.
  public func anchor(at scrollOffset: Extent) -> Anchor<Key>? {
    guard !isEmpty else { return nil }
    let place = place(at: scrollOffset)
    return Anchor(key(place), inside: Extent(units: scrollOffset.units &- offset(place)))
  }

  /// The first row that starts in a viewport, else the row that fills it; nil if the list has no rows.
  ///
  /// This is the anchor to keep while rows change their extents: a row seen from its start stays in view.
  public func anchor(in viewport: Range<Extent>) -> Anchor<Key>? {
    guard !isEmpty else { return nil }
    var place = place(at: viewport.lowerBound)
    if offset(place) < viewport.lowerBound.units, place.index + 1 < count {
      let next = tree.place(at: place.index + 1)
      if offset(next) < viewport.upperBound.units { place = next }
    }
    return Anchor(key(place), inside: Extent(units: viewport.lowerBound.units &- offset(place)))
  }

  /// The scroll offset at which an anchor's row is where it was; nil if the row is gone.
  ///
  /// A row that has become shorter than `inside` is kept by its end, so that it stays in view. The offset may lie
  /// outside the list: `scrollRange(viewport:)` tells what a scroll view allows.
  public func scrollOffset(keeping anchor: Anchor<Key>) -> Extent? {
    guard let (leaf, slot, _) = find(anchor.key) else { return nil }
    let place = tree.place(leaf: leaf, slot: slot)
    return Extent(units: offset(place) &+ Swift.min(anchor.inside.units, place.extent))
  }

  /// The scroll offset at which what was seen at an anchor of an earlier list is where it was.
  ///
  /// If the anchor's row is gone, the nearest row after it that is still there keeps its place on the screen; if none
  /// is, the nearest row before it; if none is left at all, the offset is that of the leading edge.
  ///
  /// - Complexity: O(log n) for each row that is gone between the anchor's and the one that is kept.
  public func scrollOffset(keeping anchor: Anchor<Key>, from earlier: ListIndex) -> Extent {
    if let offset = scrollOffset(keeping: anchor) { return offset }
    guard let gone = earlier.index(of: anchor.key) else { return .zero }
    let edge = earlier.offset(earlier.tree.place(at: gone)) &+ anchor.inside.units
    var index = gone + 1
    while index < earlier.count {
      if let offset = scrollOffset(keepingRowAt: index, of: earlier, edge: edge) { return offset }
      index += 1
    }
    index = gone - 1
    while index >= 0 {
      if let offset = scrollOffset(keepingRowAt: index, of: earlier, edge: edge) { return offset }
      index -= 1
    }
    return .zero
  }

  /// Where the edge lies if a row of an earlier list stays where it was; nil if the row is gone.
  private func scrollOffset(keepingRowAt index: Int, of earlier: ListIndex, edge: Int64) -> Extent? {
    let old = earlier.tree.place(at: index)
    guard let (leaf, slot, _) = find(earlier.key(old)) else { return nil }
    return Extent(units: offset(tree.place(leaf: leaf, slot: slot)) &+ edge &- earlier.offset(old))
  }

  /// The scroll offsets at which a viewport of a length shows nothing but the list; only the first if the list is
  /// shorter.
  public func scrollRange(viewport: Extent) -> ClosedRange<Extent> {
    Extent.zero...Swift.max(.zero, Extent(units: total.units &- viewport.units))
  }
}
