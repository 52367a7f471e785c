import Galley

/// `swift run -c release ChatExample [MESSAGES]`, run in the package's folder: everything that may happen around a reader of a long chat.
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let document = try JSONReader().read(FileSource.contents(of: "Datasets/chat.layout.json"))
let lines = try FileSource.contents(of: "Datasets/chat.ndjson").split(separator: 0x0A).map(Array.init)
let clock = ContinuousClock()

/// Runs a step and tells how long it took and how far the reader's message was moved.
@MainActor
func step(_ name: String, _ reader: ChatReader, _ body: () async throws -> Void) async throws {
  let start = clock.now
  try await body()
  let took = clock.now - start
  let milliseconds = Double(took.components.attoseconds) / 1e15 + Double(took.components.seconds) * 1000
  let snapshot = reader.list.snapshot
  let total = Int(snapshot.index.total.points)
  print(
    "\(name): \(snapshot.index.count) messages, \(total) points, \(snapshot.estimatedRows) guessed,",
    "\(Int(milliseconds)) ms, the reader's message moved by \(reader.drift) at most")
}

let start = clock.now
let reader = try ChatReader(
  document: document, messages: lines, count: count, viewport: (width: 375, height: 640), scale: 2)
print("guessed in \(clock.now - start); the reader is at \(reader.anchor.key)")
if let estimate = reader.list.snapshot.estimate {
  print("\(estimate.sampledRows) messages measured; the total is off by \(Int(estimate.bound)) points at most (95 %)")
}
try await step("visible first", reader) { try await reader.measure(slices: 8) }
try await step("older page at the top", reader) {
  try reader.loadOlder((0..<200).map { ChatReader.message(-1 - $0, of: lines) })
}
try await step("edits above and below", reader) {
  try reader.edit(
    [10, count / 2 - 3, count / 2 - 1, count / 2 + 5].map {
      ItemLine(key: "m\($0)", utf8: ChatReader.message($0 + 7, of: lines).utf8)
    })
}
try await step("deletions", reader) { try reader.delete((100..<140).map { "m\($0)" }) }
try await step("rotation", reader) { try reader.rotate(width: 667) }
try await step("all measured", reader) { try await reader.measure() }
try await step("rotation back", reader) { try reader.rotate(width: 375) }
try await step("all measured", reader) { try await reader.measure() }
