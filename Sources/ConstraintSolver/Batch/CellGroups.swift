/// Cells grouped by where they are, in memory that is used again.
struct CellGroups: Sendable {
  /// What the cells of a group do.
  enum Kind: UInt8, Sendable {
    /// They are to be checked against the group's basis.
    case walking
    /// They end at it, clear of every kink.
    case clear
    /// They end at it, within rounding of a kink.
    case holds
    /// They came from it and there is no basis for them.
    case lost
  }

  /// The basis of each group.
  private(set) var nodes: [BasisNode] = []
  /// What its cells do.
  private(set) var kinds: [Kind] = []
  /// All cells, group after group.
  var cells: [Int32] = []
  /// Where each group ends in `cells`.
  var ends: [Int] = []
  /// The bases' identities, for quick searches.
  private var identities: [ObjectIdentifier] = []
  /// Groups that walk.
  private(set) var walkingCount = 0

  /// Groups.
  var count: Int { nodes.count }

  /// Forgets all groups and cells, but keeps the memory.
  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    identities.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    walkingCount = 0
  }

  /// Makes one group of cells that walk.
  mutating func start(_ node: BasisNode, _ some: [Int32]) {
    removeAll()
    _ = place(of: node)
    cells += some
    ends[0] = cells.count
  }

  /// The place of the group that walks from a basis, which is made at first use.
  mutating func place(of node: BasisNode) -> Int32 {
    let identity = ObjectIdentifier(node)
    for place in identities.indices where identities[place] == identity && kinds[place] == .walking {
      return Int32(place)
    }
    return add(node, .walking)
  }

  /// Makes a group.
  mutating func add(_ node: BasisNode, _ kind: Kind) -> Int32 {
    nodes.append(node)
    kinds.append(kind)
    identities.append(ObjectIdentifier(node))
    ends.append(0)
    if kind == .walking { walkingCount += 1 }
    return Int32(nodes.count - 1)
  }

  /// Where a group's cells are.
  func range(_ group: Int) -> Range<Int> { (group == 0 ? 0 : ends[group - 1])..<ends[group] }

  /// The cells of a group.
  subscript(group: Int) -> ArraySlice<Int32> { cells[range(group)] }

  /// The cells of all groups that walk.
  var walking: [Int32] {
    kinds.indices.reduce(into: []) { if kinds[$1] == .walking { $0 += self[$1] } }
  }
}
