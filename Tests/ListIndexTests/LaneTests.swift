import ListIndex
import TestSupport
import Testing

@Suite struct LaneTests {
  private func points(_ length: Double) throws -> Extent { try Extent(points: length) }

  /// Edits arrange as building from scratch does, and visible ranges are those of a filter.
  @Test(arguments: [LaneArrangement.lines, .waterfall])
  func editsAreAsIfBuiltAnew(arrangement: LaneArrangement) throws {
    var random = SeededGenerator(seed: 5)
    let lanes = try LaneWidths(count: 3, width: points(320), gap: points(10))
    let metrics = try ListMetrics(spacing: 4, leadingInset: 6, trailingInset: 8)
    var list = LanedListIndex<Int>(lanes: lanes, arrangement: arrangement, metrics: metrics)
    var members: [LaneMember<Int>] = []
    for step in 0..<400 {
      let extent = try points(Double(Int.random(in: 0...60, using: &random)))
      let member = LaneMember(step, extent: extent, isAcross: Int.random(in: 0..<6, using: &random) == 0)
      let index = Int.random(in: 0...members.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0..<3:
        members.insert(member, at: index)
        try list.insert([member], at: index)
      case 3 where index < members.count:
        try list.remove([members.remove(at: index).key])
      case 4 where index < members.count:
        members[index].extent = extent
        try list.setExtents([(members[index].key, extent)])
      case 5 where index < members.count:
        try list.replace(members[index].key, with: member)
        members[index] = member
      case 6 where index < members.count:
        let target = Int.random(in: 0..<members.count, using: &random)
        try list.move(members[index].key, to: target)
        members.insert(members.remove(at: index), at: target)
      default: break
      }
      let built = try LanedListIndex(members, lanes: lanes, arrangement: arrangement, metrics: metrics)
      let frames = try members.indices.map { try list.laneFrame(at: $0) }
      #expect(try frames == members.indices.map { try built.laneFrame(at: $0) })
      #expect(list.total == built.total)
      #expect(frames.map(\.along.offset) == frames.map(\.along.offset).sorted())
      let lower = Extent(units: Int64.random(in: 0...list.total.units, using: &random))
      let range = try lower..<lower + points(30)
      let visible = frames.indices.filter {
        frames[$0].along.offset < range.upperBound && frames[$0].along.end > range.lowerBound
      }
      #expect(list.members(in: range) == visible)
    }
  }

  /// Lanes end at 30, 10, 20; then 10 goes to the second, and 5 to the one of two at 20 that comes first.
  @Test func waterfallTakesTheLaneThatEndsFirst() throws {
    let lanes = try LaneWidths(count: 3, width: points(300))
    let list = try LanedListIndex(
      [30, 10, 20, 10, 5].enumerated().map { LaneMember($0.offset, extent: try points($0.element)) }
        + [LaneMember(9, extent: points(7), isAcross: true), LaneMember(10, extent: points(1))],
      lanes: lanes, arrangement: .waterfall)
    #expect(try (0..<7).map { try list.laneFrame(at: $0).lane } == [0, 1, 2, 1, 1, nil, 0])
    #expect(try (0..<7).map { try list.frame(at: $0).offset.points } == [0, 0, 0, 10, 20, 30, 37])
    #expect(list.total.points == 38)
  }

  /// Any width: lanes and gaps add up to it, and lanes differ by a unit at most.
  @Test func widthsAddUp() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...40, using: &random)
      let unit = Extent(units: [1, 1 << 29, 1 << 30].randomElement(using: &random) ?? 1)
      let gap = unit * Int.random(in: 0...12, using: &random)
      let width = unit * Int.random(in: 600...4000, using: &random)
      let lanes = try LaneWidths(count: count, width: width, gap: gap, unit: unit)
      let frames = (0..<count).map { lanes.frame(ofLane: $0) }
      #expect(frames.reduce(.zero) { $0 + $1.extent } + gap * (count - 1) == width)
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.end + gap == right.offset) }
      let extents = frames.map(\.extent)
      #expect(try #require(extents.max()) - #require(extents.min()) <= unit)
      let mirrored = try LaneWidths(count: count, width: width, gap: gap, unit: unit, isMirrored: true)
      #expect((0..<count).map { mirrored.frame(ofLane: $0) } == frames.reversed())
    }
    #expect(throws: ListError.self) { try LaneWidths(count: 0, width: points(10)) }
    #expect(throws: ListError.self) { try LaneWidths(count: 3, width: points(10), gap: points(5)) }
  }
}
