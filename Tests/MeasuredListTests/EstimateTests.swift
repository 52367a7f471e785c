import Galley
import Synchronization
import TestSupport
import Testing

@Suite struct EstimateTests {
  /// The bound is stated at 95 %: of 16 lists of any skew, 14 at least keep to it.
  @Test func boundsHold() throws {
    var random = SeededGenerator(seed: 21)
    var kept = 0
    for _ in 0..<16 {
      let list = try NoteList.make()
      let skew = Int.random(in: 1...3, using: &random)
      var exact = 0.0
      let items = (0..<1500).map { key in
        let lines = (0..<skew).reduce(1) { product, _ in product * Int.random(in: 1...4, using: &random) }
        let extra = Int.random(in: 0...90, using: &random)
        exact += NoteList.extent(lines: lines, extra: extra)
        return NoteList.note(key, lines: lines, extra: extra)
      }
      try list.set(items, measuring: .later)
      let guessed = list.snapshot
      let estimate = try #require(guessed.estimate)
      #expect(estimate.sampledRows + estimate.estimatedRows == 1500)
      #expect(estimate.sampledRows < 600)
      #expect(guessed.estimatedRows == estimate.estimatedRows)
      if abs(guessed.index.total.points - exact) <= estimate.bound { kept += 1 }
    }
    #expect(kept >= 14)
  }

  @Test func visibleRowsComeFirst() async throws {
    let list = try NoteList.make(threads: 1)
    try list.set((0..<3000).map { NoteList.note($0, lines: $0 % 7 + 1) }, measuring: .later)
    let steps = Mutex<[(MeasureProgress, ListSnapshot<String>)]>([])
    try await list.measureRest(.outward(from: 1500..<1510)) { progress in
      steps.withLock { $0.append((progress, list.snapshot)) }
    }
    let seen = steps.withLock { $0 }
    #expect(seen.map(\.0.remaining) == seen.map(\.0.remaining).sorted(by: >))
    #expect(seen.last?.0.remaining == 0)
    let first = try #require(seen.first?.1.index)
    for row in 1420..<1580 { #expect(try first.extent(at: row).points == NoteList.extent(lines: row % 7 + 1)) }
    #expect(first.total != list.snapshot.index.total)
  }

  @Test func measuringCanBeCancelled() async throws {
    let list = try NoteList.make(threads: 1)
    try list.set((0..<4000).map { NoteList.note($0, lines: $0 % 7 + 1) }, measuring: .later)
    let before = list.snapshot.estimatedRows
    let task = Task {
      try await list.measureRest { _ in withUnsafeCurrentTask { $0?.cancel() } }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(list.snapshot.estimatedRows > 0)
    #expect(list.snapshot.estimatedRows <= before)
    try await list.measureRest()
    #expect(list.points == (0..<4000).map { NoteList.extent(lines: $0 % 7 + 1) })
  }

  @Test(arguments: [MeasureOrder.list, .outward(from: 3..<5), .outward(from: 90..<99), .outward(from: -9 ..< -3)])
  func ordersHoldEveryIndexOnce(order: MeasureOrder) throws {
    #expect(order.indices(below: 10).sorted() == Array(0..<10))
    #expect(order.indices(below: 0).isEmpty)
    if order == .outward(from: 3..<5) { #expect(order.indices(below: 10).prefix(5) == [3, 4, 5, 2, 6]) }
  }
}
