import BatchLayout
import LayoutModel
import TestSupport
import Testing

@testable import SavedSizes

@Suite struct SizeCacheTests {
  private static let request = MeasureRequest(widths: [320, 375])

  private func batch(_ texts: [String]) -> ItemBatch {
    var batch = ItemBatch(fields: [FieldPath("text"), FieldPath("size")], keys: texts.map { .text($0) })
    for (item, text) in texts.enumerated() {
      batch.columns[0].kinds[item] = .text
      batch.columns[0].textStarts[item] = Int32(batch.arena.count)
      batch.columns[0].textLengths[item] = Int32(text.utf8.count)
      batch.arena += text.utf8
    }
    return batch
  }

  private func cache(_ scratch: ScratchFile, limit: Int64 = SizeCache.defaultLimit) throws -> SizeCache {
    try SizeCache(path: scratch.path, origin: SizeFileTests.origin, request: Self.request, limit: limit)
  }

  private func result(_ height: Double) -> CellResult {
    CellResult(
      status: .ambiguous, height: height,
      frames: [NamedFrame(view: "ä", frame: Rectangle(x: -1, y: .leastNonzeroMagnitude, width: 3, height: -0.0))],
      contentSizes: [("s", Size(width: 1, height: 2))],
      diagnostics: [Diagnostic(kind: .conflict, views: ["a", ""], constraints: ["c"], message: "m\n")])
  }

  /// Results come back to the bit, in another connection too.
  @Test func resultsComeBack() throws {
    let scratch = ScratchFile()
    let first = try cache(scratch)
    let batch = batch(["a", "b"])
    let keys = try #require(first.keys(of: 0, in: batch))
    #expect(first.results(of: [keys])[0] == nil)
    first.keep(zip(keys, [result(0.1), result(7)]).map { ($0, $1) })
    let second = try cache(scratch)
    for cache in [first, second] {
      let found = try #require(cache.results(of: [keys])[0])
      #expect(found.map(\.encoded) == [result(0.1), result(7)].map(\.encoded))
      #expect(found[0].frames == result(0.1).frames && found[0].diagnostics == result(0.1).diagnostics)
      #expect(found[0].frames[0].frame.height.sign == .minus)
      #expect(cache.results(of: [try #require(cache.keys(of: 1, in: batch))])[0] == nil)
      #expect(cache.fault == nil)
    }
  }

  /// Whatever a size depends on is part of its key.
  @Test func keysTellEverythingApart() throws {
    var origins = [SizeFileTests.origin]
    origins.append(SizeFileTests.origin)
    origins[1].document[31] = 0
    for change in 0..<4 {
      var origin = SizeFileTests.origin
      switch change {
      case 0: origin.fonts[0] = 1
      case 1: origin.direction = .leftToRight
      case 2: origin.locale = "C"
      default: origin.engine = "Galley 0.1.0, results 2"
      }
      origins.append(origin)
    }
    var requests = [Self.request]
    requests.append(MeasureRequest(widths: [321, 376]))
    requests.append(MeasureRequest(widths: [320, 375], textScales: [1.353]))
    requests.append(MeasureRequest(widths: [320, 375], frames: true))
    requests.append(MeasureRequest(widths: [320, 375], diagnostics: true))
    var sized = batch(["a", "b", ""])
    sized.columns[1].kinds[1] = .size
    sized.columns[1].numbers[1] = 5
    var seen: Set<[UInt8]> = []
    var count = 0
    for origin in origins {
      for request in requests {
        let scratch = ScratchFile()
        let cache = try SizeCache(path: scratch.path, origin: origin, request: request)
        for batch in [batch(["a", "b", ""]), sized] {
          for item in 0..<3 where batch.columns[1].kinds[1] == .absent || item == 1 {
            let keys = try #require(cache.keys(of: item, in: batch))
            seen.formUnion(keys)
            count += keys.count
          }
        }
      }
    }
    #expect(seen.count == count)
    // A key depends on values, not on where they lie in a batch or on the item's own key.
    let scratch = ScratchFile()
    let cache = try cache(scratch)
    #expect(cache.keys(of: 0, in: batch(["b"])) == cache.keys(of: 1, in: batch(["a", "b"])))
  }

  /// It stays near its limit, and the newest entries are there.
  @Test func sizesAreBounded() throws {
    let scratch = ScratchFile()
    let cache = try cache(scratch, limit: 1 << 20)
    let texts = (0..<6000).map { "text \($0)" }
    let batch = batch(texts)
    for start in stride(from: 0, to: texts.count, by: 500) {
      let entries = (start..<start + 500).flatMap { item -> [(key: [UInt8], result: CellResult)] in
        (cache.keys(of: item, in: batch) ?? []).map { ($0, result(Double(item))) }
      }
      cache.keep(entries)
    }
    #expect(cache.fault == nil)
    let keys = (0..<texts.count).map { cache.keys(of: $0, in: batch) ?? [] }
    let known = cache.results(of: keys).map { $0 != nil }
    #expect(known.suffix(100).allSatisfy { $0 })
    #expect(!known[0])
    #expect(try scratch.bytes().count < 2 << 20)
  }

  @Test(arguments: [
    Array(
      "no database at all, but a text of more than a hundred bytes that somebody may want to keep, so it is left".utf8),
    Array("short".utf8),
  ])
  func foreignFilesAreLeftAlone(bytes: [UInt8]) throws {
    let scratch = ScratchFile()
    try scratch.write(bytes)
    #expect(throws: LayoutError.self) { try cache(scratch) }
    #expect(try scratch.bytes() == bytes)
  }

  @Test func foreignDatabasesAreLeftAlone() throws {
    let scratch = ScratchFile()
    do {
      try SQLiteDatabase(path: scratch.path).run(
        "CREATE TABLE entries(id, key, value); INSERT INTO entries VALUES (1, 2, 3)")
    }
    let bytes = try scratch.bytes()
    #expect(throws: LayoutError.self) { try cache(scratch) }
    #expect(try scratch.bytes() == bytes)
  }

  /// A damaged cache is refused, or what is damaged in it is not used; no damage is ever answered.
  @Test func damageIsNeverAnswered() throws {
    let scratch = ScratchFile()
    let batch = batch((0..<300).map { "text \($0)" })
    do {
      let cache = try cache(scratch)
      cache.keep(
        (0..<300).flatMap { item in (cache.keys(of: item, in: batch) ?? []).map { ($0, result(Double(item))) } })
    }
    let whole = try scratch.bytes()
    var random = SeededGenerator(seed: 3)
    for round in 0..<60 {
      var bytes = whole
      if round % 3 == 0 {
        bytes.removeLast(Int.random(in: 1..<bytes.count - 100, using: &random))
      } else {
        let start = Int.random(in: 100..<bytes.count - 64, using: &random)
        for place in start..<start + 64 { bytes[place] = .random(in: 0...255, using: &random) }
      }
      try scratch.write(bytes)
      guard let damaged = try? cache(scratch) else {
        #expect(try scratch.bytes() == bytes)
        continue
      }
      for item in 0..<300 {
        let keys = try #require(damaged.keys(of: item, in: batch))
        guard let found = damaged.results(of: [keys])[0] else { continue }
        #expect(found.map(\.encoded) == keys.map { _ in result(Double(item)).encoded })
      }
    }
  }

  /// Two connections at once, as two processes have.
  @Test func connectionsShareAFile() async throws {
    let scratch = ScratchFile()
    let caches = try (0..<3).map { _ in try cache(scratch) }
    let batch = batch((0..<90).map { "text \($0)" })
    await withTaskGroup(of: Void.self) { group in
      for (place, cache) in caches.enumerated() {
        group.addTask {
          for item in 0..<90 where item % 3 >= place % 2 {
            cache.keep((cache.keys(of: item, in: batch) ?? []).map { ($0, self.result(Double(item))) })
          }
        }
      }
    }
    for cache in caches {
      #expect(cache.fault == nil)
      let keys = (0..<90).map { cache.keys(of: $0, in: batch) ?? [] }
      #expect(cache.results(of: keys).allSatisfy { $0 != nil })
    }
  }
}
