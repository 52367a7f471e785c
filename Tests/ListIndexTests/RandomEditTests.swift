import ListIndex
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Edits of the long run; `GALLEY_LIST_EDITS=1000000` is the full one.
let longRun = getenv("GALLEY_LIST_EDITS").flatMap { Int(String(cString: $0)) } ?? 3_000

@Suite struct RandomEditTests {
  /// Random edits against the plainest model, with every answer compared; lists of several sizes, so that leaves and
  /// branches split, join and vanish.
  @Test(arguments: [(1, 12), (2, 300), (3, 3_000), (4, 40_000)])
  func answersAreThoseOfAnArray(seed: UInt64, size: Int) throws {
    var random = SeededGenerator(seed: seed)
    let gap = Int64.random(in: 0...3, using: &random)
    var naive = NaiveList(gap: gap, lead: 5, trail: 7)
    var list = ListIndex<Int>(
      metrics: ListMetrics(
        spacing: Extent(units: gap), leadingInset: Extent(units: 5), trailingInset: Extent(units: 7)))
    let edits = size > 1000 ? longRun / 10 : longRun
    var snapshots: [(ListIndex<Int>, NaiveList)] = []
    for step in 0..<edits {
      // The list grows to its size, shrinks to nothing, and grows again.
      let isGrowing = (step / max(1, size)) % 2 == 0
      try edit(&list, &naive, isGrowing: isGrowing, size: size, using: &random)
      if step % max(1, edits / 50) == 0 {
        try check(list, naive, using: &random)
        snapshots.append((list, naive))
      }
      try checkOne(list, naive, using: &random)
    }
    for (list, naive) in snapshots { try check(list, naive, using: &random) }
  }

  private func edit(
    _ list: inout ListIndex<Int>, _ naive: inout NaiveList, isGrowing: Bool, size: Int,
    using random: inout SeededGenerator
  ) throws {
    let extent = Int64.random(in: 0...9, using: &random)
    let bulk = size > 1000 ? Int.random(in: 1...40, using: &random) : 1
    for _ in 0..<bulk {
      let count = naive.rows.count
      let place = Int.random(in: 0...count, using: &random)
      let key = Int.random(in: 0..<size * 2, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<(isGrowing ? 7 : 2):
        if naive.index(of: key) == nil {
          try list.insert(key, extent: Extent(units: extent), at: place)
          naive.rows.insert((key, extent), at: place)
        } else {
          #expect(throws: ListError.duplicateKey("\(key)")) {
            try list.insert(key, extent: .zero, at: place)
          }
        }
      case 0..<8:
        guard count > 0 else { break }
        let index = place % count
        if Bool.random(using: &random) {
          try list.remove(at: index)
        } else {
          try list.remove(naive.rows[index].key)
        }
        naive.rows.remove(at: index)
      case 8:
        guard count > 0 else { break }
        let target = Int.random(in: 0..<count, using: &random)
        try list.move(naive.rows[place % count].key, to: target)
        naive.rows.insert(naive.rows.remove(at: place % count), at: target)
      default:
        guard count > 0 else { break }
        let old = naive.rows[place % count].key
        if naive.index(of: key) == nil, Bool.random(using: &random) {
          try list.replace(old, with: key, extent: Extent(units: extent))
          naive.rows[place % count] = (key, extent)
        } else {
          try list.setExtent(of: old, to: Extent(units: extent))
          naive.rows[place % count].extent = extent
        }
      }
    }
    #expect(list.count == naive.rows.count)
  }

  /// One row, one offset and one anchor.
  private func checkOne(
    _ list: ListIndex<Int>, _ naive: NaiveList, using random: inout SeededGenerator
  ) throws {
    #expect(list.total.units == naive.total)
    guard !naive.rows.isEmpty else { return }
    let index = Int.random(in: naive.rows.indices, using: &random)
    #expect(try list.key(at: index) == naive.rows[index].key)
    #expect(list.index(of: naive.rows[index].key) == index)
    #expect(try list.offset(at: index).units == naive.offset(index))
    #expect(try list.extent(at: index).units == naive.rows[index].extent)
    let offset = Int64.random(in: -3...naive.total + 3, using: &random)
    #expect(list.index(at: Extent(units: offset)) == naive.index(at: offset))
  }

  /// Everything.
  private func check(_ list: ListIndex<Int>, _ naive: NaiveList, using random: inout SeededGenerator) throws {
    #expect(Array(list) == naive.rows.map(\.key))
    #expect(list.total.units == naive.total)
    var offset = naive.lead
    for (index, row) in naive.rows.enumerated() {
      let frame = try list.frame(at: index)
      #expect(frame == ListFrame(offset: Extent(units: offset), extent: Extent(units: row.extent)))
      offset += row.extent + naive.gap
    }
    #expect(list.index(of: -1) == nil)
    let rebuilt = try ListIndex(
      keys: naive.rows.map(\.key), extents: naive.rows.map { Extent(units: $0.extent) }, metrics: list.metrics)
    #expect(rebuilt.total == list.total)
    for row in naive.rows { #expect(rebuilt.index(of: row.key) == list.index(of: row.key)) }
  }
}
