import ListIndex
import TestSupport
import Testing

@Suite struct SegmentTests {
  private func points(_ length: Double) throws -> Extent { try Extent(points: length) }

  @Test func splitsMapBothWays() throws {
    var random = SeededGenerator(seed: 2)
    let split = try SegmentSplit(total: points(1e9), length: points(RendererLimit.anyBrowser))
    #expect(split.count == 67)
    #expect(try split.range(of: 66) == points(990_000_000)..<points(1e9))
    for _ in 0..<1000 {
      let offset = Extent(units: Int64.random(in: 0...split.total.units, using: &random))
      let place = split.place(of: offset)
      #expect(place.offset >= .zero && place.offset <= split.length)
      #expect(try split.offset(segment: place.segment, place.offset) == offset)
    }
    #expect(try SegmentSplit(total: .zero, length: points(5)).count == 1)
    #expect(try SegmentSplit(total: points(10), length: points(5)).count == 2)
    #expect(throws: ListError.self) { try SegmentSplit(total: points(10), length: .zero) }
    #expect(throws: ListError.indexOutOfRange(67, count: 67)) { try split.range(of: 67) }
  }

  /// Every offset comes back from position and remainder; every position from its offset; the ends meet.
  @Test(arguments: [1e9, 3.3e7, 1000, 400, 0])
  func scalesMapBothWays(total: Double) throws {
    var random = SeededGenerator(seed: 7)
    let scale = try SegmentScale(total: points(total), limit: points(1.5e7), viewport: points(800))
    let last = try max(.zero, points(total) - points(800))
    let lastPosition = max(.zero, scale.length - (try points(800)))
    #expect(scale.offset(at: .zero) == .zero)
    #expect(scale.offset(at: lastPosition) == last)
    for _ in 0..<1000 {
      let offset = Extent(units: Int64.random(in: 0...last.units, using: &random))
      let place = scale.place(of: offset)
      #expect(scale.offset(at: place.position) + place.remainder == offset)
      #expect(place.remainder >= .zero && place.position <= lastPosition)
      let position = Extent(units: Int64.random(in: 0...lastPosition.units, using: &random))
      #expect(scale.place(of: scale.offset(at: position)).position == position)
    }
    #expect(scale.offset(at: Extent(units: .max)) == last)
    #expect(scale.place(of: Extent(units: .min)).position == .zero)
  }

  @Test func impossibleScalesAreRefused() throws {
    #expect(throws: ListError.self) {
      try SegmentScale(total: points(1000), limit: points(100), viewport: points(100))
    }
  }
}
