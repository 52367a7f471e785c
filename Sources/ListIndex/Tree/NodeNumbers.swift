/// Numbers of a tree's nodes, with the number of each node's parent; number 0 is nobody's.
struct NodeNumbers: Sendable {
  private var parents = PagedArray<UInt32>(filler: 0)
  private var spare: [UInt32] = []
  private var next: UInt32 = 1

  /// Numbers at most: keys keep them in 22 bits.
  static let limit: UInt32 = 1 << 22

  /// Whether there are numbers for one more edit, which makes at most one node a level.
  var isNearlyFull: Bool { next > Self.limit - 64 && spare.count < 64 }

  /// The number of a node's parent; 0 at the root.
  func parent(of id: UInt32) -> UInt32 { parents[Int(id)] }

  /// A number for a new node.
  mutating func take() -> UInt32 {
    if let id = spare.popLast() { return id }
    let id = next
    next += 1
    parents.grow(to: Int(next))
    return id
  }

  /// Notes a node's parent.
  mutating func setParent(of id: UInt32, to parent: UInt32) { parents[Int(id)] = parent }

  /// Gives a number back.
  mutating func release(_ id: UInt32) {
    parents[Int(id)] = 0
    spare.append(id)
  }
}
