/// Cells grouped by the basis they are at, in memory that is used again.
struct CellGroups: Sendable {
  /// The bases.
  private(set) var nodes: [BasisNode] = []
  /// All cells, group after group.
  private(set) var cells: [Int32] = []
  /// The bases' identities, for quick searches.
  private var identities: [ObjectIdentifier] = []
  /// Where each group ends in `cells`.
  private var ends: [Int] = []

  /// Groups.
  var count: Int { nodes.count }

  /// Forgets all groups and cells, but keeps the memory.
  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    identities.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  /// Makes one group of cells.
  mutating func start(_ node: BasisNode, _ some: [Int32]) {
    removeAll()
    _ = place(of: node)
    cells += some
    ends[0] = cells.count
  }

  /// The place of a basis's group, which is made at first use.
  mutating func place(of node: BasisNode) -> Int32 {
    let identity = ObjectIdentifier(node)
    if let place = identities.firstIndex(of: identity) { return Int32(place) }
    nodes.append(node)
    identities.append(identity)
    ends.append(0)
    return Int32(nodes.count - 1)
  }

  /// Where a group's cells are.
  func range(_ group: Int) -> Range<Int> { (group == 0 ? 0 : ends[group - 1])..<ends[group] }

  /// The cells of a group.
  subscript(group: Int) -> ArraySlice<Int32> { cells[range(group)] }

  /// Fills the groups: a counting sort, which keeps the order of cells within a group.
  ///
  /// - Parameters:
  ///   - count: cells to sort.
  ///   - targets: each cell's group, negative for none.
  ///   - cell: the cell at a place.
  mutating func fill(_ count: Int, by targets: [Int32], _ cell: (Int) -> Int32) {
    for group in ends.indices { ends[group] = 0 }
    for place in 0..<count where targets[place] >= 0 { ends[Int(targets[place])] += 1 }
    var sum = 0
    for group in ends.indices { (ends[group], sum) = (sum, sum + ends[group]) }
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(0, count: sum))
    for place in 0..<count where targets[place] >= 0 {
      let group = Int(targets[place])
      cells[ends[group]] = cell(place)
      ends[group] += 1
    }
  }
}
