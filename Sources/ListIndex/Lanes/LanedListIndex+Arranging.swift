extension LanedListIndex {
  /// Puts the members from an index on into their lanes; those before it stay.
  ///
  /// - Throws: `ListError.tooLong`.
  mutating func arrange(from index: Int) throws(ListError) {
    switch arrangement {
    case .lines: try arrangeLines(from: index)
    case .waterfall: try arrangeWaterfall(from: index)
    }
  }

  /// The extents of all members from an index on.
  private func extents(from index: Int) -> [Int64] {
    var extents: [Int64] = []
    extents.reserveCapacity(count - index)
    for row in index..<count { extents.append(members.tree.place(at: row).extent) }
    return extents
  }

  private mutating func arrangeLines(from index: Int) throws(ListError) {
    // The line that the member before belongs to may take more members.
    var first = max(0, min(index, places.count) - 1)
    while first > 0, places[first].lane > 0 { first -= 1 }
    let extents = extents(from: first)
    places.removeSubrange(first...)
    places.reserveCapacity(count)
    var start = first == 0 ? metrics.leadingInset.units : try next(places[first - 1].reach)
    var member = first
    while member < count {
      var end = member + 1
      if !isAcross[member] {
        while end < count, end - member < lanes.count, !isAcross[end] { end += 1 }
      }
      let tallest = extents[member - first..<end - first].max() ?? 0
      let reach = try sum(start, tallest)
      for place in member..<end {
        places.append(
          Place(start: start, extent: tallest, reach: reach, lane: isAcross[member] ? -1 : Int32(place - member)))
      }
      member = end
      if member < count { start = try next(reach) }
    }
    try checkTotal()
  }

  private mutating func arrangeWaterfall(from index: Int) throws(ListError) {
    let first = min(index, places.count)
    let extents = extents(from: first)
    places.removeSubrange(first...)
    places.reserveCapacity(count)
    var ends = laneEnds()
    for member in first..<count {
      let extent = extents[member - first]
      let lane = isAcross[member] ? -1 : ends.indices.reduce(0) { ends[$1] < ends[$0] ? $1 : $0 }
      let start = lane < 0 ? ends.max() ?? 0 : ends[lane]
      let end = try sum(start, extent)
      let reach = max(end, places.last?.reach ?? 0)
      places.append(Place(start: start, extent: extent, reach: reach, lane: Int32(lane)))
      let following = try next(end)
      if lane < 0 {
        for lane in ends.indices { ends[lane] = following }
      } else {
        ends[lane] = following
      }
    }
    try checkTotal()
  }

  /// Where the next member of each lane would start, from the members that have their places.
  private func laneEnds() -> [Int64] {
    var ends = [Int64?](repeating: nil, count: lanes.count)
    var missing = lanes.count
    var index = places.count - 1
    let gap = metrics.gap
    while index >= 0, missing > 0 {
      let place = places[index]
      for lane in place.lane < 0 ? 0..<lanes.count : Int(place.lane)..<Int(place.lane) + 1 where ends[lane] == nil {
        ends[lane] = place.start + place.extent + gap
        missing -= 1
      }
      index -= 1
    }
    return ends.map { $0 ?? metrics.leadingInset.units }
  }

  private func next(_ end: Int64) throws(ListError) -> Int64 { try sum(end, metrics.gap) }

  private func sum(_ start: Int64, _ extent: Int64) throws(ListError) -> Int64 {
    let (sum, overflow) = start.addingReportingOverflow(extent)
    guard !overflow else { throw .tooLong }
    return sum
  }

  private func checkTotal() throws(ListError) {
    let end = try sum(places.last?.reach ?? metrics.leadingInset.units, metrics.trailingInset.units)
    guard end <= ListMetrics.anyExtent.upperBound.units else { throw .tooLong }
  }
}
