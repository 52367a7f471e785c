import Dispatch
import Galley
import TestSupport
import Testing

/// Readers, writers and background measuring at once; the thread sanitizer watches this suite in the gate.
@Suite struct ConcurrencyTests {
  @Test func readersWritersAndMeasuringAtOnce() async throws {
    let list = try NoteList.make()
    let count = 1200
    try list.set((0..<count).map { NoteList.note($0, lines: $0 % 5 + 1) }, measuring: .later)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await list.measureRest(.outward(from: 600..<620)) }
      for writer in 0..<2 {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(writer))
          for step in 0..<40 {
            let key = Int.random(in: 0..<count / 2, using: &random) * 2 + writer
            try list.update([NoteList.note(key, lines: step % 9 + 1)], measuring: step % 2 == 0 ? .now : .later)
            try list.insert([NoteList.note(10_000 * (writer + 1) + step, lines: 2)], at: 0)
          }
        }
      }
      for reader in 0..<3 {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(100 + reader))
          for _ in 0..<300 {
            // A snapshot agrees with itself whatever goes on.
            let index = list.snapshot.index
            let row = Int.random(in: 0..<index.count, using: &random)
            let frame = try index.frame(at: row)
            #expect(try index.offset(at: row + 1) == frame.end)
            #expect(try index.index(of: index.key(at: row)) == row)
          }
        }
      }
      try await group.waitForAll()
    }
    try await list.measureRest()
    #expect(list.snapshot.index.count == count + 80)
    #expect(list.snapshot.estimatedRows == 0)
    let fresh = try NoteList.make()
    let items = try Array(list.snapshot.index).map { try #require(list.item(of: $0)) }
    try fresh.set(items)
    #expect(fresh.points == list.points)
  }
}
