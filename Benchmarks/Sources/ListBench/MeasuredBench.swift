internal import Galley

/// Times one changed row of a long measured list: from new content to new offsets.
struct MeasuredBench {
  /// Rows.
  let rows: Int
  /// Changes that are timed.
  let changes: Int

  /// Chat messages, guessed at first; each change brings another message and asks for the last row's offset.
  func run(_ root: String) throws -> [ListResult] {
    let document = try JSONReader().read(FileSource.contents(of: root + "/chat.layout.json"))
    let lines = try FileSource.contents(of: root + "/chat.ndjson").split(separator: 0x0A).map(Array.init)
    let list = try MeasuredList(
      [DocumentTemplate(document)], setting: ListSetting(width: 375), key: \ItemLine.key)
    try list.set(
      (0..<rows).map { ItemLine(key: "m\($0)", utf8: lines[$0 % lines.count]) }, measuring: .later)
    var times: [Double] = []
    var sum: Int64 = 0
    for change in 0..<changes * 2 {
      let key = "m\(change * 7919 % rows)"
      let item = ItemLine(key: key, utf8: lines[(change * 104_729 + 1) % lines.count])
      let time = try cpuTime {
        try list.update([item])
        sum ^= try list.snapshot.index.offset(at: rows - 1).units
      }
      // The first half warms up: it shapes words that were not seen before.
      if change >= changes { times.append(time * 1e9) }
    }
    precondition(sum != 0, "offsets are there")
    return [
      ListResult(
        structure: "MeasuredList", operation: "one changed row", median: times.quantile(0.5), p90: times.quantile(0.9))
    ]
  }
}
