extension ExtentTree {
  /// Rows of a leaf that is built: some room is left for the first edits.
  @usableFromInline static var builtRows: Int { 112 }
  /// Children of a branch that is built.
  private static let builtChildren = 56

  /// Builds a tree of extents, bottom up, in O(n).
  ///
  /// Leaf k (from 0) has the number k + 1 and holds rows from 112 k on.
  @usableFromInline
  init(_ extents: UnsafeBufferPointer<Int64>) {
    self.init()
    guard !extents.isEmpty else { return }
    numbers = NodeNumbers()
    var nodes: [AnyObject] = []
    nodes.reserveCapacity(extents.count / Self.builtRows + 1)
    for start in stride(from: 0, to: extents.count, by: Self.builtRows) {
      let rows = min(Self.builtRows, extents.count - start)
      let leaf = ExtentLeaf.make(id: numbers.take(), room: rows)
      leaf.append(UnsafeBufferPointer(rebasing: extents[start..<start + rows]))
      nodes.append(leaf)
    }
    while nodes.count > 1 {
      var above: [AnyObject] = []
      for start in stride(from: 0, to: nodes.count, by: Self.builtChildren) {
        let branch = ExtentBranch.make(id: numbers.take())
        for node in nodes[start..<min(start + Self.builtChildren, nodes.count)] {
          let id = Self.id(node, level: height)
          branch.insert(
            node, id: id, rows: Self.rows(node, level: height), sum: Self.sum(node, level: height),
            at: branch.count)
          numbers.setParent(of: id, to: branch.id)
        }
        above.append(branch)
      }
      nodes = above
      height += 1
    }
    root = nodes[0]
  }
}
