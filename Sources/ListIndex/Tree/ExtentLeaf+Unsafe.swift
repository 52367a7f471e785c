/// A leaf of an extent tree: up to 128 extents, and their running sums by blocks of 16.
///
/// Memory: a header, 8 block sums, then the extents, in one allocation. Block sum b is the sum of all extents before
/// the end of block b; those past the last block equal the total. So an offset costs one block sum and at most 15
/// additions, and an edit changes at most 8 sums. The leaf is changed only while one tree holds it.
final class ExtentLeaf: ManagedBuffer<ExtentLeaf.Header, Int64> {
  /// What a leaf knows of itself.
  struct Header {
    var id: UInt32
    var count: Int32
    var room: Int32
  }

  /// Extents in a block.
  static let blockSize = 16
  /// Block sums in a leaf.
  static let blockCount = 8
  /// Extents in a leaf at most.
  static let limit = blockSize * blockCount

  /// An empty leaf with room for `room` extents.
  static func make(id: UInt32, room: Int) -> ExtentLeaf {
    let buffer = ExtentLeaf.create(minimumCapacity: blockCount + room) { _ in
      Header(id: id, count: 0, room: Int32(room))
    }
    let leaf = unsafeDowncast(buffer, to: ExtentLeaf.self)
    leaf.sums.initialize(repeating: 0, count: blockCount)
    return leaf
  }

  /// A leaf with the same extents and room for `room`.
  func copy(room: Int) -> ExtentLeaf {
    let copy = ExtentLeaf.make(id: id, room: room)
    copy.sums.update(from: sums, count: Self.blockCount)
    copy.values.update(from: values, count: count)
    copy.header.count = Int32(count)
    return copy
  }

  private var sums: UnsafeMutablePointer<Int64> { withUnsafeMutablePointerToElements { $0 } }
  private var values: UnsafeMutablePointer<Int64> { withUnsafeMutablePointerToElements { $0 + Self.blockCount } }

  /// The leaf's number.
  var id: UInt32 { withUnsafeMutablePointerToHeader { $0.pointee.id } }
  /// The number of extents.
  var count: Int { withUnsafeMutablePointerToHeader { Int($0.pointee.count) } }
  /// The number of extents that there is memory for.
  var room: Int { withUnsafeMutablePointerToHeader { Int($0.pointee.room) } }
  /// The sum of all extents.
  var total: Int64 { sums[Self.blockCount - 1] }

  private func setCount(_ count: Int) { withUnsafeMutablePointerToHeader { $0.pointee.count = Int32(count) } }

  /// The extent at a slot.
  subscript(slot: Int) -> Int64 {
    precondition(slot >= 0 && slot < count, "the slot is in the leaf")
    return values[slot]
  }

  /// The sum of the extents before a slot, `count` included.
  func prefix(_ slot: Int) -> Int64 {
    precondition(slot >= 0 && slot <= count, "the slot is in the leaf or at its end")
    let block = slot / Self.blockSize
    var sum = block == 0 ? 0 : sums[block - 1]
    for place in block * Self.blockSize..<slot { sum &+= values[place] }
    return sum
  }

  /// The last slot whose prefix and `gap` for each slot before it do not exceed `target`, and that prefix.
  ///
  /// The first slot's is 0; the leaf has extents. `guess` is a slot near which the answer probably is: its lines are
  /// asked for at once, before the block sums tell which are wanted, so that memory is waited for once.
  func lastSlot(reaching target: Int64, gap: Int64, guess: Int) -> (slot: Int, prefix: Int64) {
    let (sums, values) = (sums, values)
    let signs = values[guess] | values[max(0, guess - 8)]
    let last = count - 1
    precondition(guess <= last && signs >= 0, "the guess is in the leaf, and extents are not negative")
    var block = 0
    for place in 0..<Self.blockCount - 1 {
      block &+= sums[place] &+ gap &* Int64((place + 1) * Self.blockSize) <= target ? 1 : 0
    }
    block = min(block, last / Self.blockSize)
    var slot = block * Self.blockSize
    var prefix = block == 0 ? 0 : sums[block - 1]
    let end = min(slot + Self.blockSize, count) - 1
    while slot < end {
      let next = prefix &+ values[slot]
      guard next &+ gap &* Int64(slot + 1) <= target else { break }
      prefix = next
      slot &+= 1
    }
    return (slot, prefix)
  }

  /// Replaces the extent at a slot.
  func set(_ slot: Int, to value: Int64) {
    precondition(slot >= 0 && slot < count, "the slot is in the leaf")
    let change = value &- values[slot]
    values[slot] = value
    for block in slot / Self.blockSize..<Self.blockCount { sums[block] &+= change }
  }

  /// Inserts an extent; the leaf has room for it.
  func insert(_ value: Int64, at slot: Int) {
    let count = count
    precondition(slot >= 0 && slot <= count && count < room, "the leaf has room")
    (values + slot + 1).update(from: values + slot, count: count - slot)
    values[slot] = value
    setCount(count + 1)
    addSums(from: slot / Self.blockSize)
  }

  /// Removes the extent at a slot.
  func remove(at slot: Int) {
    let count = count
    precondition(slot >= 0 && slot < count, "the slot is in the leaf")
    (values + slot).update(from: values + slot + 1, count: count - slot - 1)
    setCount(count - 1)
    addSums(from: slot / Self.blockSize)
  }

  /// Adds extents at the end; the leaf has room for them.
  func append(_ extents: UnsafeBufferPointer<Int64>) {
    let count = count
    precondition(count + extents.count <= room, "the leaf has room")
    if let base = extents.baseAddress { (values + count).update(from: base, count: extents.count) }
    setCount(count + extents.count)
    addSums(from: count / Self.blockSize)
  }

  /// Adds all extents of the next leaf; the leaf has room for them.
  func append(_ next: ExtentLeaf) {
    append(UnsafeBufferPointer(start: next.values, count: next.count))
  }

  /// Moves the extents from a slot on into a new leaf.
  func split(at slot: Int, id: UInt32) -> ExtentLeaf {
    let right = ExtentLeaf.make(id: id, room: Self.limit)
    right.append(UnsafeBufferPointer(start: values + slot, count: count - slot))
    setCount(slot)
    addSums(from: slot / Self.blockSize)
    return right
  }

  /// Adds up the block sums again, from a block on.
  private func addSums(from first: Int) {
    let count = count
    guard first < Self.blockCount else { return }
    var sum = first == 0 ? 0 : sums[first - 1]
    for block in first..<Self.blockCount {
      for place in min(block * Self.blockSize, count)..<min((block + 1) * Self.blockSize, count) {
        sum &+= values[place]
      }
      sums[block] = sum
    }
  }
}
