/// A list whose members stand side by side in lanes: a grid with lines of equal heights, or a waterfall.
///
/// Where a member stands follows from all members before it, so an edit arranges the members from the edited line on
/// again: O(n − i) for an edit at index i, where queries by index or key are O(log n) and visible ranges
/// O(log n + k). Members' starts never decrease in their order, in a waterfall too: the lane that ends first ends no
/// earlier than the one chosen before.
public struct LanedListIndex<Key: Hashable & Sendable>: Sendable {
  /// The lanes.
  public let lanes: LaneWidths
  /// How members are put into them.
  public let arrangement: LaneArrangement
  /// Spacing between members along the list, insets and limits; a separator counts as spacing.
  public let metrics: ListMetrics
  /// Keys and extents in order.
  var members: ListIndex<Key>
  var isAcross: ContiguousArray<Bool> = []
  var places: ContiguousArray<Place> = []

  /// Where a member was put, in units.
  struct Place: Sendable {
    var start: Int64
    var extent: Int64
    /// The largest end of this member and all before it, without insets' end.
    var reach: Int64
    /// The lane; −1 across all lanes.
    var lane: Int32
  }

  /// A list without members.
  public init(lanes: LaneWidths, arrangement: LaneArrangement, metrics: ListMetrics = ListMetrics()) {
    self.lanes = lanes
    self.arrangement = arrangement
    self.metrics = metrics
    members = ListIndex(metrics: ListMetrics(extents: metrics.extents))
  }

  /// Builds a list, in O(n).
  ///
  /// - Throws: `ListError` for keys that stand twice, extents that are negative, or a list that is too long.
  public init(
    _ members: [LaneMember<Key>], lanes: LaneWidths, arrangement: LaneArrangement,
    metrics: ListMetrics = ListMetrics()
  ) throws(ListError) {
    self.init(lanes: lanes, arrangement: arrangement, metrics: metrics)
    self.members = try ListIndex(
      keys: members.map(\.key), extents: members.map(\.extent), metrics: self.members.metrics)
    isAcross = ContiguousArray(members.map(\.isAcross))
    try arrange(from: 0)
  }

  /// The number of members.
  public var count: Int { members.count }

  /// The length of the list.
  public var total: Extent {
    (places.last.map { Extent(units: $0.reach) } ?? metrics.leadingInset) + metrics.trailingInset
  }

  /// The key of the member at an index.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func key(at index: Int) throws(ListError) -> Key { try members.key(at: index) }

  /// The index of a key's member; nil if there is none.
  public func index(of key: Key) -> Int? { members.index(of: key) }

  /// The extent that a member was given, within the limits; its frame may be taller.
  ///
  /// - Throws: `ListError.unknownKey`.
  public func extent(of key: Key) throws(ListError) -> Extent { try members.extent(of: key) }

  /// Where the member at an index stands along the list.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func frame(at index: Int) throws(ListError) -> ListFrame { try laneFrame(at: index).along }

  /// Where the member at an index stands.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func laneFrame(at index: Int) throws(ListError) -> LaneFrame {
    guard index >= 0, index < count else { throw .indexOutOfRange(index, count: count) }
    let place = places[index]
    let along = ListFrame(offset: Extent(units: place.start), extent: Extent(units: place.extent))
    guard place.lane >= 0 else {
      return LaneFrame(lane: nil, across: ListFrame(offset: .zero, extent: lanes.width), along: along)
    }
    return LaneFrame(lane: Int(place.lane), across: lanes.frame(ofLane: Int(place.lane)), along: along)
  }

  /// Where a key's member stands.
  ///
  /// - Throws: `ListError.unknownKey`.
  public func laneFrame(of key: Key) throws(ListError) -> LaneFrame {
    guard let index = index(of: key) else { throw .unknownKey(String(describing: key)) }
    return try laneFrame(at: index)
  }

  /// The first member that ends behind an offset, else the last; nil if the list has no members.
  public func index(at offset: Extent) -> Int? {
    guard count > 0 else { return nil }
    return min(count - 1, first { $0.reach > offset.units })
  }

  /// The members whose frames meet a range of offsets, in order.
  public func members(in range: Range<Extent>) -> [Int] {
    let lower = first { $0.reach > range.lowerBound.units }
    let upper = first { $0.start >= range.upperBound.units }
    guard lower < upper else { return [] }
    return (lower..<upper).filter { places[$0].start + places[$0].extent > range.lowerBound.units }
  }

  /// The first member for which a condition holds that holds for all after it.
  private func first(where holds: (Place) -> Bool) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if holds(places[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension LanedListIndex: AnchoredList {}
