/// Extents in order, with sums: a B+ tree whose nodes are shared by copies until one of them changes.
///
/// Every query and edit is O(log n); a copy is O(1) and the first edit after it copies one node a level. Leaves have
/// numbers that rows keep while they stay in the leaf, from which a leaf's position is found by going up. The source
/// of the structure: Bayer & McCreight 1972, with counts and sums in the inner nodes; nodes are merged lazily.
///
/// `@unchecked Sendable`: a node is changed only by the one tree that holds it, else it is copied first.
@usableFromInline
struct ExtentTree: @unchecked Sendable {
  /// A leaf, or a branch if `height` is above 0.
  var root: AnyObject
  /// Levels of branches.
  var height = 0
  /// Numbers of nodes.
  var numbers = NodeNumbers()

  /// A tree without rows.
  @usableFromInline
  init() {
    root = ExtentLeaf.make(id: numbers.take(), room: 0)
  }

  /// The number of rows.
  @usableFromInline var count: Int { height == 0 ? leaf(root).count : branch(root).rows }

  /// The sum of all extents.
  @usableFromInline var total: Int64 { height == 0 ? leaf(root).total : branch(root).total }

  /// Whether the next edit might run out of numbers for nodes.
  @usableFromInline var isNearlyFull: Bool { numbers.isNearlyFull }

  /// A row's place: its leaf, its slot there, and what stands before the leaf.
  @usableFromInline
  struct Place {
    @usableFromInline var leaf: UInt32
    @usableFromInline var slot: Int
    /// The row's index.
    @usableFromInline var index: Int
    /// The sum of the extents before the row.
    @usableFromInline var prefix: Int64
    /// The row's extent; 0 at the end.
    @usableFromInline var extent: Int64
  }

  /// The place of a row by its index; `count` gives the end of the last leaf.
  @usableFromInline
  func place(at index: Int) -> Place {
    precondition(index >= 0 && index <= count, "the index is in the list")
    var node = Unmanaged.passUnretained(root)
    var rows = 0
    var sum: Int64 = 0
    for _ in 0..<height {
      node = node._withUnsafeGuaranteedRef { node in
        let branch = branch(node)
        let place = branch.place(ofRow: index - rows)
        rows += branch.rows(before: place)
        sum += branch.sum(before: place)
        return branch.child(at: place)
      }
    }
    return node._withUnsafeGuaranteedRef { node in
      let leaf = leaf(node)
      let slot = index - rows
      return Place(
        leaf: leaf.id, slot: slot, index: index, prefix: sum + leaf.prefix(slot),
        extent: slot < leaf.count ? leaf[slot] : 0)
    }
  }

  /// The last row whose start, with `gap` for each row before it, does not exceed `target`; else the first.
  ///
  /// The tree has rows.
  @usableFromInline
  func place(reaching target: Int64, gap: Int64) -> Place {
    var node = Unmanaged.passUnretained(root)
    var rows = 0
    var sum: Int64 = 0
    var guess = 0
    for level in 1..<height + 1 {
      node = node._withUnsafeGuaranteedRef { node in
        let branch = branch(node)
        let place = branch.lastPlace(reaching: target &- sum &- gap &* Int64(rows), gap: gap)
        rows += branch.rows(before: place)
        sum += branch.sum(before: place)
        if level == height { guess = branch.guess(target &- sum &- gap &* Int64(rows), gap: gap, below: place) }
        return branch.child(at: place)
      }
    }
    return node._withUnsafeGuaranteedRef { node in
      let leaf = leaf(node)
      let (slot, prefix) = leaf.lastSlot(
        reaching: target &- sum &- gap &* Int64(rows), gap: gap, guess: guess)
      return Place(
        leaf: leaf.id, slot: slot, index: rows + slot, prefix: sum + prefix, extent: leaf[slot])
    }
  }

  /// The place of a row by its leaf's number and its slot there.
  @usableFromInline
  func place(leaf id: UInt32, slot: Int) -> Place {
    place(at: firstIndex(ofLeaf: id) + slot)
  }

  /// The index of the first row of a leaf.
  @usableFromInline
  func firstIndex(ofLeaf id: UInt32) -> Int {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: height + 1) { path in
      path[0] = id
      for level in 0..<height { path[level + 1] = numbers.parent(of: path[level]) }
      var node = Unmanaged.passUnretained(root)
      var rows = 0
      for level in (0..<height).reversed() {
        node = node._withUnsafeGuaranteedRef { node in
          let branch = branch(node)
          let place = branch.place(of: path[level])
          rows += branch.rows(before: place)
          return branch.child(at: place)
        }
      }
      return rows
    }
  }

  /// Calls `body` with every extent in order.
  func forEach(_ body: (Int64) -> Void) { forEach(root, level: height, body) }

  private func forEach(_ node: AnyObject, level: Int, _ body: (Int64) -> Void) {
    if level == 0 {
      let leaf = leaf(node)
      for slot in 0..<leaf.count { body(leaf[slot]) }
    } else {
      let branch = branch(node)
      for place in 0..<branch.count {
        forEach(branch.child(at: place).takeUnretainedValue(), level: level - 1, body)
      }
    }
  }
}

/// A node known to be a leaf.
@inline(__always)
func leaf(_ node: AnyObject) -> ExtentLeaf { unsafeDowncast(node, to: ExtentLeaf.self) }

/// A node known to be a branch.
@inline(__always)
func branch(_ node: AnyObject) -> ExtentBranch { unsafeDowncast(node, to: ExtentBranch.self) }
