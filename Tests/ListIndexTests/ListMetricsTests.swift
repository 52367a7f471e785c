import ListIndex
import Testing

@Suite struct ListMetricsTests {
  private func points(_ length: Double) throws -> Extent { try Extent(points: length) }

  /// 7 above; rows 10, 20, 30 with a separator of 0.5 and 3 between them; 11 below.
  @Test func framesExtentsAndRoomsAreToldApart() throws {
    let metrics = try ListMetrics(spacing: 3, separator: 0.5, leadingInset: 7, trailingInset: 11)
    let list = try ListIndex(keys: [1, 2, 3], points: [10, 20, 30], metrics: metrics)
    #expect(try (0..<3).map { try list.offset(at: $0).points } == [7, 20.5, 44])
    #expect(try (0..<3).map { try list.extent(at: $0).points } == [10, 20, 30])
    #expect(try (0..<3).map { try list.room(at: $0).extent.points } == [13.5, 23.5, 30])
    #expect(try list.separator(after: 0)?.offset.points == 17)
    #expect(try list.separator(after: 2) == nil)
    #expect(list.total.points == 85)
    // The gap below a row belongs to its room.
    #expect(try list.index(at: points(20.4)) == 0)
    #expect(try list.index(at: points(20.5)) == 1)
    #expect(try list.index(at: points(0)) == 0)
    #expect(try list.rows(in: points(0)..<points(7)).isEmpty)
    #expect(try list.rows(in: points(0)..<points(7.1)) == 0..<1)
    #expect(try list.rows(in: points(74)..<points(85)).isEmpty)
    #expect(try list.rows(in: points(18)..<points(44.1)) == 0..<3)
  }

  @Test func limitsHoldExtents() throws {
    var list = try ListIndex(
      keys: [1, 2, 3], points: [10, 44, 200], metrics: ListMetrics(minimum: 44, maximum: 100))
    #expect(try (0..<3).map { try list.extent(at: $0).points } == [44, 44, 100])
    try list.setMetrics(ListMetrics(spacing: 1, minimum: 50))
    #expect(list.total.points == 202)
    #expect(throws: ListError.limitsCross(minimum: 2, maximum: 1)) { try ListMetrics(minimum: 2, maximum: 1) }
  }

  /// Of rows without extent at one offset the last has the room.
  @Test func rowsWithoutExtentTakeNoRoom() throws {
    let list = try ListIndex(keys: [1, 2, 3, 4], points: [10, 0, 0, 20])
    #expect(try list.index(at: points(10)) == 3)
    #expect(try list.index(at: points(9.5)) == 0)
    #expect(try list.rows(in: points(0)..<points(11)) == 0..<4)
  }

  @Test func extentsAreTheNearestUnit() throws {
    #expect(try points(1).units == 1 << 30)
    #expect(try points(13.3333).units == Int64((13.3333 * 1_073_741_824).rounded()))
    #expect(throws: ListError.self) { try points(.nan) }
    #expect(throws: ListError.self) { try points(8.1e9) }
    let most = Extent(units: .max)
    #expect(most + most == most && Extent.zero - most - most == Extent(units: .min) && most * -3 == Extent(units: .min))
  }
}
