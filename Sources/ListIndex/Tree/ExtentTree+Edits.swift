extension ExtentTree {
  /// Rows that an edit moved from one leaf to another.
  @usableFromInline
  struct Move {
    /// The leaf that rows left.
    @usableFromInline var source: UInt32
    /// The first of its slots that left; all later ones left too.
    @usableFromInline var slot: Int
    /// The leaf that has them now, after the rows it had.
    @usableFromInline var target: UInt32
    /// Whether the source is gone.
    @usableFromInline var isMerge: Bool
  }

  /// Where a row went in, after rows were moved.
  @usableFromInline
  struct Insertion {
    @usableFromInline var leaf: UInt32
    @usableFromInline var slot: Int
    @usableFromInline var split: Move?
  }

  /// Where a row was; then rows were moved.
  @usableFromInline
  struct Removal {
    @usableFromInline var leaf: UInt32
    @usableFromInline var slot: Int
    @usableFromInline var merge: Move?
  }

  /// Leaves below this many rows join a neighbour.
  static let leafMinimum = 32
  /// Branches below this many children join a neighbour.
  static let branchMinimum = 16

  /// Replaces the extent of a row.
  @usableFromInline
  mutating func set(_ index: Int, to value: Int64) {
    precondition(index >= 0 && index < count, "the index is in the list")
    _ = Self.set(index, to: value, in: &root, level: height)
  }

  /// Inserts a row before `index`.
  @usableFromInline
  mutating func insert(_ value: Int64, at index: Int) -> Insertion {
    precondition(index >= 0 && index <= count, "the index is in the list or at its end")
    var insertion = Insertion(leaf: 0, slot: 0, split: nil)
    if let sibling = Self.insert(
      value, at: index, in: &root, level: height, numbers: &numbers, insertion: &insertion)
    {
      grow(sibling)
    }
    return insertion
  }

  /// Removes a row.
  @usableFromInline
  mutating func remove(at index: Int) -> Removal {
    precondition(index >= 0 && index < count, "the index is in the list")
    var removal = Removal(leaf: 0, slot: 0, merge: nil)
    _ = Self.remove(index, in: &root, level: height, numbers: &numbers, removal: &removal)
    while height > 0, branch(root).count == 1 {
      let only = branch(root).child(at: 0).takeUnretainedValue()
      numbers.release(branch(root).id)
      root = only
      height -= 1
      numbers.setParent(of: Self.id(only, level: height), to: 0)
    }
    return removal
  }

  /// Puts a root above the old one and its new sibling.
  private mutating func grow(_ sibling: AnyObject) {
    let above = ExtentBranch.make(id: numbers.take())
    for (place, node) in [root, sibling].enumerated() {
      let id = Self.id(node, level: height)
      above.insert(
        node, id: id, rows: Self.rows(node, level: height), sum: Self.sum(node, level: height), at: place)
      numbers.setParent(of: id, to: above.id)
    }
    root = above
    height += 1
  }

  static func id(_ node: AnyObject, level: Int) -> UInt32 { level == 0 ? leaf(node).id : branch(node).id }
  static func rows(_ node: AnyObject, level: Int) -> Int {
    level == 0 ? leaf(node).count : branch(node).rows
  }
  static func sum(_ node: AnyObject, level: Int) -> Int64 {
    level == 0 ? leaf(node).total : branch(node).total
  }

  /// The leaf in a reference that nobody else holds, with room for `room` extents.
  private static func ownLeaf(_ node: inout AnyObject, room: Int) -> ExtentLeaf {
    if !isKnownUniquelyReferenced(&node) || leaf(node).room < room {
      node = leaf(node).copy(room: max(leaf(node).room, room))
    }
    return leaf(node)
  }

  /// The branch in a reference that nobody else holds.
  private static func ownBranch(_ node: inout AnyObject) -> ExtentBranch {
    if !isKnownUniquelyReferenced(&node) { node = branch(node).copy() }
    return branch(node)
  }

  /// Sets an extent below a node and returns the change of its sum.
  private static func set(_ index: Int, to value: Int64, in node: inout AnyObject, level: Int) -> Int64 {
    guard level > 0 else {
      let leaf = ownLeaf(&node, room: 0)
      let change = value - leaf[index]
      leaf.set(index, to: value)
      return change
    }
    let branch = ownBranch(&node)
    let place = branch.place(ofRow: index)
    let change = branch.withChild(at: place) { child in
      set(index - branch.rows(before: place), to: value, in: &child, level: level - 1)
    }
    branch.add(rows: 0, sum: change, at: place)
    return change
  }

  /// Inserts below a node; returns the node's new right sibling if it was split.
  private static func insert(
    _ value: Int64, at index: Int, in node: inout AnyObject, level: Int, numbers: inout NodeNumbers,
    insertion: inout Insertion
  ) -> AnyObject? {
    guard level > 0 else {
      return insertIntoLeaf(value, at: index, in: &node, numbers: &numbers, insertion: &insertion)
    }
    let branch = ownBranch(&node)
    let place = branch.place(ofRow: index)
    let sumBefore = branch.sum(before: place + 1) - branch.sum(before: place)
    let (sibling, rows, sum) = branch.withChild(at: place) { child in
      let sibling = insert(
        value, at: index - branch.rows(before: place), in: &child, level: level - 1, numbers: &numbers,
        insertion: &insertion)
      return (sibling, Self.rows(child, level: level - 1), Self.sum(child, level: level - 1))
    }
    branch.add(
      rows: rows - branch.rows(before: place + 1) + branch.rows(before: place), sum: sum - sumBefore,
      at: place)
    guard let sibling else { return nil }
    return add(sibling, level: level - 1, after: place, to: branch, numbers: &numbers)
  }

  private static func insertIntoLeaf(
    _ value: Int64, at index: Int, in node: inout AnyObject, numbers: inout NodeNumbers,
    insertion: inout Insertion
  ) -> AnyObject? {
    let count = leaf(node).count
    guard count == ExtentLeaf.limit else {
      let leaf = ownLeaf(&node, room: min(ExtentLeaf.limit, (count + 16) / 16 * 16))
      leaf.insert(value, at: index)
      insertion = Insertion(leaf: leaf.id, slot: index, split: nil)
      return nil
    }
    let left = ownLeaf(&node, room: 0)
    // Appending leaves full leaves behind.
    let cut = index == count ? count : count / 2
    let right = left.split(at: cut, id: numbers.take())
    let move = Move(source: left.id, slot: cut, target: right.id, isMerge: false)
    if index < cut {
      left.insert(value, at: index)
      insertion = Insertion(leaf: left.id, slot: index, split: move)
    } else {
      right.insert(value, at: index - cut)
      insertion = Insertion(leaf: right.id, slot: index - cut, split: move)
    }
    return right
  }

  /// Adds a child after another; returns the branch's new right sibling if it was split.
  private static func add(
    _ child: AnyObject, level: Int, after place: Int, to branch: ExtentBranch, numbers: inout NodeNumbers
  ) -> ExtentBranch? {
    let id = Self.id(child, level: level)
    let rows = Self.rows(child, level: level)
    let sum = Self.sum(child, level: level)
    guard branch.count == ExtentBranch.limit else {
      branch.insert(child, id: id, rows: rows, sum: sum, at: place + 1)
      numbers.setParent(of: id, to: branch.id)
      return nil
    }
    let cut = place + 1 == branch.count ? branch.count - 1 : branch.count / 2
    let right = branch.split(at: cut, id: numbers.take())
    for place in 0..<right.count { numbers.setParent(of: right.id(at: place), to: right.id) }
    let target = place + 1 <= cut ? branch : right
    target.insert(child, id: id, rows: rows, sum: sum, at: place + 1 <= cut ? place + 1 : place + 1 - cut)
    numbers.setParent(of: id, to: target.id)
    return right
  }

  /// Removes below a node and returns the removed extent.
  private static func remove(
    _ index: Int, in node: inout AnyObject, level: Int, numbers: inout NodeNumbers, removal: inout Removal
  ) -> Int64 {
    guard level > 0 else {
      let leaf = ownLeaf(&node, room: 0)
      let value = leaf[index]
      leaf.remove(at: index)
      removal = Removal(leaf: leaf.id, slot: index, merge: nil)
      return value
    }
    let branch = ownBranch(&node)
    let place = branch.place(ofRow: index)
    let value = branch.withChild(at: place) { child in
      remove(
        index - branch.rows(before: place), in: &child, level: level - 1, numbers: &numbers,
        removal: &removal)
    }
    branch.add(rows: -1, sum: -value, at: place)
    mergeChild(at: place, of: branch, level: level - 1, numbers: &numbers, removal: &removal)
    return value
  }

  /// Joins a child that has become small with a neighbour, if both fit into three quarters of a node.
  private static func mergeChild(
    at place: Int, of branch: ExtentBranch, level: Int, numbers: inout NodeNumbers, removal: inout Removal
  ) {
    let minimum = level == 0 ? leafMinimum : branchMinimum
    guard branch.count > 1, entries(of: branch, at: place, level: level) < minimum else { return }
    let capacity = (level == 0 ? ExtentLeaf.limit : ExtentBranch.limit) * 3 / 4
    for left in [place, place - 1] where left >= 0 && left + 1 < branch.count {
      let leftEntries = entries(of: branch, at: left, level: level)
      let rightEntries = entries(of: branch, at: left + 1, level: level)
      guard leftEntries + rightEntries <= capacity || min(leftEntries, rightEntries) == 0 else { continue }
      // An empty node goes; else the right one joins the left.
      let gone = leftEntries == 0 ? left : left + 1
      let kept = leftEntries == 0 ? left + 1 : left
      let source = branch.child(at: gone).takeUnretainedValue()
      let rows = branch.rows(before: gone + 1) - branch.rows(before: gone)
      let sum = branch.sum(before: gone + 1) - branch.sum(before: gone)
      branch.withChild(at: kept) { join(source, into: &$0, level: level, numbers: &numbers) }
      if level == 0 {
        removal.merge = Move(source: branch.id(at: gone), slot: 0, target: branch.id(at: kept), isMerge: true)
      }
      numbers.release(branch.id(at: gone))
      branch.remove(at: gone)
      branch.add(rows: rows, sum: sum, at: gone < kept ? gone : kept)
      return
    }
  }

  private static func join(
    _ source: AnyObject, into node: inout AnyObject, level: Int, numbers: inout NodeNumbers
  ) {
    if level == 0 {
      let count = leaf(node).count + leaf(source).count
      guard leaf(source).count > 0 else { return }
      ownLeaf(&node, room: min(ExtentLeaf.limit, (count + 31) / 16 * 16)).append(leaf(source))
    } else {
      let target = ownBranch(&node)
      let source = branch(source)
      for place in 0..<source.count { numbers.setParent(of: source.id(at: place), to: target.id) }
      target.append(source, from: 0)
    }
  }

  private static func entries(of branch: ExtentBranch, at place: Int, level: Int) -> Int {
    branch.child(at: place)._withUnsafeGuaranteedRef {
      level == 0
        ? unsafeDowncast($0, to: ExtentLeaf.self).count : unsafeDowncast($0, to: ExtentBranch.self).count
    }
  }
}
