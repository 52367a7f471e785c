import Galley
import TestSupport
import Testing

@testable import ChatExample

/// The example of a chat of 100,000 messages: what the reader looks at moves by no more than half a pixel.
@Suite struct ChatReaderTests {
  private static let root = #filePath.components(before: "/Tests/")
  /// The snap of a scroll offset at a scale of 2, and a bit for `Double`s near it.
  private static let snap = 0.25 + 1e-6

  private static func lines() throws -> [[UInt8]] {
    try FileSource.contents(of: root + "/Datasets/chat.ndjson").split(separator: 0x0A).map(Array.init)
  }

  @Test func readersMessageStays() async throws {
    let lines = try Self.lines()
    let document = try JSONReader().read(FileSource.contents(of: Self.root + "/Datasets/chat.layout.json"))
    let count = 100_000
    let reader = try ChatReader(
      document: document, messages: lines, count: count, viewport: (width: 375, height: 640), scale: 2)
    var random = SeededGenerator(seed: 4)
    let guessed = reader.list.snapshot.estimatedRows
    try await reader.measure(slices: 3)
    #expect(reader.list.snapshot.estimatedRows < guessed)
    #expect(reader.list.snapshot.estimatedRows > guessed - 20 * 256)
    for page in 0..<2 {
      try reader.loadOlder((0..<40).map { ChatReader.message(-1 - page * 40 - $0, of: lines) })
      let keys = (0..<30).map { _ in count / 2 + Int.random(in: -400...400, using: &random) }
      try reader.edit(
        Set(keys).subtracting([count / 2 + 1]).map { key in
          ItemLine(key: "m\(key)", utf8: ChatReader.message(key + page + 1, of: lines).utf8)
        })
      try reader.delete((0..<10).map { "m\(page * 1000 + $0)" })
      try reader.rotate(width: page % 2 == 0 ? 667 : 375)
      try await reader.measure(slices: 2)
    }
    #expect(reader.list.snapshot.index.count == count + 80 - 20)
    #expect(reader.drift <= Self.snap)
    #expect(reader.list.item(of: reader.anchor.key) != nil)
  }
}

extension String {
  /// What stands before the last occurrence of a part.
  fileprivate func components(before part: String) -> String {
    var end = startIndex
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { end = index }
      index = self.index(after: index)
    }
    return String(self[..<end])
  }
}
