/// A part of a key table: an open-addressed table from 18 bits of hash to leaves' numbers.
///
/// An entry is 5 bytes: 22 bits of leaf and 18 bits of hash, the *mark*. Its home follows from the mark, so entries
/// of one mark and leaf can stand for each other, and none needs its key to be moved or removed. Linear probing;
/// removal shifts later entries back (Knuth, TAOCP 3, 6.4, algorithm R).
@usableFromInline
struct KeyShard: Sendable {
  @usableFromInline var count = 0
  /// Leaf and the low 10 bits of the mark; 0 is empty.
  @usableFromInline var low: ContiguousArray<UInt32> = []
  /// The high 8 bits of the mark.
  @usableFromInline var high: ContiguousArray<UInt8> = []

  /// An empty shard.
  @usableFromInline
  init() {}

  /// An empty shard with room for `count` entries.
  @usableFromInline
  init(roomFor count: Int) { resize(to: count + count / 7 + 2) }

  @inlinable
  @inline(__always)
  func home(_ mark: UInt32) -> Int { Int((UInt64(mark) &* UInt64(low.count)) >> 18) }

  @inlinable
  @inline(__always)
  func mark(at slot: Int) -> UInt32 { UInt32(high[slot]) << 10 | low[slot] & 0x3FF }

  /// The next leaf whose entry has a mark, from a slot on, and the slot after it.
  @inlinable
  func next(_ mark: UInt32, from slot: Int) -> (leaf: UInt32, after: Int)? {
    var slot = slot
    while low[slot] != 0 {
      let here = slot
      slot = slot + 1 == low.count ? 0 : slot + 1
      if self.mark(at: here) == mark { return (low[here] >> 10, slot) }
    }
    return nil
  }

  /// Adds an entry.
  @usableFromInline
  mutating func insert(_ mark: UInt32, leaf: UInt32) {
    if (count + 1) * 10 > low.count * 9 { resize(to: low.count + low.count / 7 + 8) }
    place(mark, leaf)
    count += 1
  }

  private mutating func place(_ mark: UInt32, _ leaf: UInt32) {
    var slot = home(mark)
    while low[slot] != 0 { slot = slot + 1 == low.count ? 0 : slot + 1 }
    low[slot] = leaf << 10 | mark & 0x3FF
    high[slot] = UInt8(truncatingIfNeeded: mark >> 10)
  }

  private mutating func resize(to slots: Int) {
    let old = self
    low = ContiguousArray(repeating: 0, count: slots)
    high = ContiguousArray(repeating: 0, count: slots)
    for slot in old.low.indices where old.low[slot] != 0 { place(old.mark(at: slot), old.low[slot] >> 10) }
  }

  private func slot(of mark: UInt32, leaf: UInt32) -> Int {
    var slot = home(mark)
    while low[slot] >> 10 != leaf || self.mark(at: slot) != mark {
      precondition(low[slot] != 0, "the table has the entry")
      slot = slot + 1 == low.count ? 0 : slot + 1
    }
    return slot
  }

  /// Changes the leaf of an entry.
  @usableFromInline
  mutating func move(_ mark: UInt32, from source: UInt32, to target: UInt32) {
    low[slot(of: mark, leaf: source)] = target << 10 | mark & 0x3FF
  }

  /// Removes an entry.
  @usableFromInline
  mutating func remove(_ mark: UInt32, leaf: UInt32) {
    var hole = slot(of: mark, leaf: leaf)
    var slot = hole
    count -= 1
    while true {
      slot = slot + 1 == low.count ? 0 : slot + 1
      guard low[slot] != 0 else { break }
      let home = home(self.mark(at: slot))
      // An entry may fill the hole unless its home lies after it, going round.
      let staysBehind = hole <= slot ? home > hole && home <= slot : home > hole || home <= slot
      if staysBehind { continue }
      low[hole] = low[slot]
      high[hole] = high[slot]
      hole = slot
    }
    low[hole] = 0
    high[hole] = 0
  }
}
