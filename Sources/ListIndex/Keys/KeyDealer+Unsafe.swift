/// Builds a key table in O(n): deals rows out to the table's 1024 shards, so that each is filled while it is in the cache.
@usableFromInline
final class KeyDealer {
  /// Rows hashed at a time.
  @usableFromInline static var blockSize: Int { 4096 }

  /// For each shard row and mark of its entries, in order of rows.
  private let entries: UnsafeMutableBufferPointer<UnsafeMutablePointer<UInt64>>
  private let counts: UnsafeMutableBufferPointer<Int>
  private let rooms: UnsafeMutableBufferPointer<Int>
  private let hashes: UnsafeMutableBufferPointer<UInt32>

  /// A dealer for `count` rows.
  @usableFromInline
  init(count: Int) {
    // Six standard deviations above the mean of an even distribution; shards that need more grow.
    let mean = count / 1024
    let room = mean + 6 * Int(Double(mean).squareRoot()) + 8
    rooms = .allocate(capacity: 1024)
    rooms.initialize(repeating: room)
    counts = .allocate(capacity: 1024)
    counts.initialize(repeating: 0)
    entries = .allocate(capacity: 1024)
    for shard in 0..<1024 { entries.initializeElement(at: shard, to: .allocate(capacity: room)) }
    hashes = .allocate(capacity: Self.blockSize)
  }

  deinit {
    for entries in entries { entries.deallocate() }
    entries.deallocate()
    counts.deallocate()
    rooms.deallocate()
    hashes.deallocate()
  }

  /// Takes the upper 28 bits of the hashes of the rows from `start` on; `fill` writes them and returns their number.
  @usableFromInline
  func deal(_ start: Int, fill: (UnsafeMutableBufferPointer<UInt32>) -> Int) {
    let count = fill(hashes)
    for place in 0..<count {
      let shard = Int(hashes[place] >> 18)
      if counts[shard] == rooms[shard] { grow(shard) }
      entries[shard][counts[shard]] = UInt64(start + place) << 18 | UInt64(hashes[place] & 0x3FFFF)
      counts[shard] &+= 1
    }
  }

  private func grow(_ shard: Int) {
    let count = counts[shard]
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: count * 2)
    larger.update(from: entries[shard], count: count)
    entries[shard].deallocate()
    entries[shard] = larger
    rooms[shard] = count * 2
  }

  /// The table of all rows, whose leaves hold `rowsPerLeaf` rows each and are numbered from 1.
  ///
  /// `areEqual` tells whether two rows have the same key; it is asked only of rows whose 28 bits agree.
  ///
  /// - Returns: the table, or a row whose key stands earlier.
  @usableFromInline
  func table(rowsPerLeaf: Int, areEqual: (Int, Int) -> Bool) -> (KeyTable, duplicate: Int?) {
    var table = KeyTable()
    var rows: [UInt32] = []
    for shard in 0..<1024 where counts[shard] > 0 {
      var filled = KeyShard(roomFor: counts[shard])
      let duplicate = filled.fill(
        UnsafeBufferPointer(start: entries[shard], count: counts[shard]), rowsPerLeaf: rowsPerLeaf,
        rows: &rows, areEqual: areEqual)
      if let duplicate { return (table, duplicate) }
      table.groups[shard / 32][shard % 32] = filled
      // What follows finds this memory again while it is warm.
      entries[shard].deallocate()
      entries[shard] = .allocate(capacity: 0)
    }
    return (table, nil)
  }
}

extension KeyShard {
  /// Fills an empty shard with rows and marks; returns a row whose key an earlier one has.
  fileprivate mutating func fill(
    _ entries: UnsafeBufferPointer<UInt64>, rowsPerLeaf: Int, rows: inout [UInt32],
    areEqual: (Int, Int) -> Bool
  ) -> Int? {
    let slots = low.count
    if rows.count < slots { rows = Array(repeating: 0, count: slots) }
    count = entries.count
    // Exact division of rows below 2³² by multiplication.
    let reciprocal = UInt64.max / UInt64(rowsPerLeaf) + 1
    return low.withUnsafeMutableBufferPointer { low in
      high.withUnsafeMutableBufferPointer { high in
        rows.withUnsafeMutableBufferPointer { rows in
          for entry in entries {
            let row = entry >> 18
            let mark = UInt32(truncatingIfNeeded: entry) & 0x3FFFF
            var slot = Int((UInt64(mark) &* UInt64(slots)) >> 18)
            while low[slot] != 0 {
              if low[slot] & 0x3FF == mark & 0x3FF, high[slot] == UInt8(truncatingIfNeeded: mark >> 10),
                areEqual(Int(rows[slot]), Int(row))
              {
                return Int(row)
              }
              slot = slot + 1 == slots ? 0 : slot + 1
            }
            let leaf = UInt32(truncatingIfNeeded: row.multipliedFullWidth(by: reciprocal).high) + 1
            low[slot] = leaf << 10 | mark & 0x3FF
            high[slot] = UInt8(truncatingIfNeeded: mark >> 10)
            rows[slot] = UInt32(truncatingIfNeeded: row)
          }
          return nil
        }
      }
    }
  }
}
