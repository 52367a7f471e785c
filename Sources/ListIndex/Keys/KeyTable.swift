/// Which leaf a key's row may be in: 1024 shards, in groups of 32, each shared by copies until it changes.
@usableFromInline
struct KeyTable: Sendable {
  /// Shards by the low 10 bits of the hash, 32 in each group.
  @usableFromInline var groups: ContiguousArray<ContiguousArray<KeyShard>>

  /// An empty table.
  @usableFromInline
  init() { groups = ContiguousArray(repeating: ContiguousArray(repeating: KeyShard(), count: 32), count: 32) }

  @inlinable
  @inline(__always)
  static func group(_ hash: UInt64) -> Int { Int(hash >> 59) }
  @inlinable
  @inline(__always)
  static func shard(_ hash: UInt64) -> Int { Int(hash >> 54) & 31 }
  @inlinable
  @inline(__always)
  static func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 36) & 0x3FFFF }

  /// The first leaf, of those that may hold a key of a hash, that a test accepts.
  @inlinable
  func firstLeaf<Result>(of hash: UInt64, where test: (UInt32) -> Result?) -> Result? {
    let mark = Self.mark(hash)
    let group = groups[Self.group(hash)]
    guard !group[Self.shard(hash)].low.isEmpty else { return nil }
    var slot = group[Self.shard(hash)].home(mark)
    while let (leaf, after) = group[Self.shard(hash)].next(mark, from: slot) {
      if let result = test(leaf) { return result }
      slot = after
    }
    return nil
  }

  /// Notes that a key of a hash is in a leaf.
  @usableFromInline
  mutating func insert(_ hash: UInt64, leaf: UInt32) {
    groups[Self.group(hash)][Self.shard(hash)].insert(Self.mark(hash), leaf: leaf)
  }

  /// Notes that a key went to another leaf.
  @usableFromInline
  mutating func move(_ hash: UInt64, from source: UInt32, to target: UInt32) {
    groups[Self.group(hash)][Self.shard(hash)].move(Self.mark(hash), from: source, to: target)
  }

  /// Notes that a key is gone.
  @usableFromInline
  mutating func remove(_ hash: UInt64, leaf: UInt32) {
    groups[Self.group(hash)][Self.shard(hash)].remove(Self.mark(hash), leaf: leaf)
  }
}
