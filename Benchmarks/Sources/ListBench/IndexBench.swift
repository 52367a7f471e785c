internal import ListIndex
internal import MachineInfo

/// Times structures on the same extents and places, one after another in each round.
struct IndexBench {
  /// Rows.
  let rows: Int
  /// Rounds.
  let rounds: Int
  private let extents: [Int64]
  private let keys: [Int]
  private let places: [Int]
  private let offsets: [Int64]
  private var times: [[String]: [Double]] = [:]
  private var order: [[String]] = []
  private var sums: [String: Int64] = [:]

  /// Draws extents from 40 to 240 points, and places and offsets to ask for.
  init(rows: Int, rounds: Int) {
    self.rows = rows
    self.rounds = rounds
    var state: UInt64 = 1
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33).multipliedFullWidth(by: UInt64(limit) << 33).high)
    }
    extents = (0..<rows).map { _ in Int64(40 * 8 + random(below: 1600)) * Extent.unitsPerPoint / 8 }
    keys = Array(0..<rows)
    places = (0..<500_000).map { _ in random(below: rows) }
    let total = extents.reduce(0, +)
    offsets = (0..<500_000).map { _ in total / 1_000_000 * Int64(random(below: 1_000_000)) }
  }

  /// Runs all rounds.
  mutating func run() throws -> [ListResult] {
    for _ in 0..<rounds {
      try run(PrefixSumArray.self, edits: 10) { try PrefixSumArray($0) }
      try run(FenwickTree.self, edits: 5) { try FenwickTree($0) }
      let held = extents.map { Extent(units: $0) }
      try run(KeyedList.self, edits: 100_000) { [keys] _ in try KeyedList(keys: keys, held) }
    }
    precondition(Set(sums.values).count == 1, "all structures give the same answers")
    return order.map { name in
      let values = times[name] ?? []
      return ListResult(
        structure: name[0], operation: name[1], median: values.quantile(0.5), p90: values.quantile(0.9))
    }
  }

  private mutating func note(_ structure: String, _ operation: String, _ value: Double) {
    if times[[structure, operation]] == nil { order.append([structure, operation]) }
    times[[structure, operation], default: []].append(value)
  }

  private mutating func run<Index: OffsetIndex>(
    _: Index.Type, edits: Int, build: ([Int64]) throws -> Index
  ) throws {
    let name = Index.name
    let heap = Int(machine_allocated_memory())
    var built: Index?
    note(name, "build", try cpuTime { built = try build(extents) } * 1e9)
    guard var index = built else { return }
    built = nil
    // Keys, where there are some, are not counted.
    let keyBytes = Index.self == KeyedList.self ? 8 : 0
    note(name, "memory", Double(Int(machine_allocated_memory()) - heap) / Double(rows) - Double(keyBytes))
    var sum: Int64 = 0
    note(name, "offset of a row", try cpuTime { for row in places { sum &+= try index.offset(of: row) } } * 2000)
    note(name, "row at an offset", cpuTime { for offset in offsets { sum &+= Int64(index.row(at: offset)) } } * 2000)
    sums[name] = sum
    if let list = (index as? KeyedList)?.list {
      note(name, "offset of a key", try cpuTime { for key in places { sum &+= try list.offset(of: key).units } } * 2000)
    }
    let scale = 1e9 / Double(edits)
    let some = places.prefix(edits)
    note(name, "set an extent", try cpuTime { for row in some { try index.set(row, to: extents[row] / 2) } } * scale)
    note(
      name, "insert in the middle",
      try cpuTime { for edit in 0..<edits { try index.insert(7, at: rows / 2 + edit / 2) } } * scale)
    note(
      name, "delete in the middle",
      try cpuTime { for edit in (0..<edits).reversed() { try index.remove(at: rows / 2 + edit / 2) } } * scale)
    note(name, "insert anywhere", try cpuTime { for row in some { try index.insert(7, at: row) } } * scale)
    note(name, "delete anywhere", try cpuTime { for row in some { try index.remove(at: row) } } * scale)
  }
}
