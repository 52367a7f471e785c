/// An inner node of an extent tree: up to 64 children, with running counts and sums of rows before each.
///
/// Child j stands after `counts[j]` rows that add up to `sums[j]`; entry `count` of both holds the whole. The branch
/// is changed only while one tree holds it. It owns a reference to each child.
final class ExtentBranch {
  /// Children of a branch at most.
  static let limit = 64

  /// The branch's number.
  let id: UInt32
  /// The number of children.
  private(set) var count = 0
  private let sums: UnsafeMutablePointer<Int64>
  private let counts: UnsafeMutablePointer<Int>
  private let ids: UnsafeMutablePointer<UInt32>
  private let children: UnsafeMutablePointer<AnyObject>

  /// An empty branch.
  init(id: UInt32) {
    self.id = id
    sums = .allocate(capacity: Self.limit + 1)
    counts = .allocate(capacity: Self.limit + 1)
    ids = .allocate(capacity: Self.limit)
    children = .allocate(capacity: Self.limit)
    sums.initialize(repeating: 0, count: Self.limit + 1)
    counts.initialize(repeating: 0, count: Self.limit + 1)
    ids.initialize(repeating: 0, count: Self.limit)
  }

  deinit {
    children.deinitialize(count: count)
    children.deallocate()
    ids.deallocate()
    counts.deallocate()
    sums.deallocate()
  }

  /// A branch with the same children.
  func copy() -> ExtentBranch {
    let copy = ExtentBranch(id: id)
    copy.append(self, from: 0)
    return copy
  }

  /// The rows below.
  var rows: Int { counts[count] }
  /// The sum of the rows below.
  var total: Int64 { sums[count] }

  /// Rows before a child.
  func rows(before place: Int) -> Int { counts[place] }
  /// The sum of the rows before a child.
  func sum(before place: Int) -> Int64 { sums[place] }
  /// A child's number.
  func id(at place: Int) -> UInt32 { ids[place] }

  /// A child, for as long as the branch is held.
  func child(at place: Int) -> Unmanaged<AnyObject> {
    precondition(place >= 0 && place < count, "the child is in the branch")
    return Unmanaged.passUnretained(children[place])
  }

  /// Changes a child in place.
  func withChild<Result>(at place: Int, _ change: (inout AnyObject) -> Result) -> Result {
    precondition(place >= 0 && place < count, "the child is in the branch")
    return change(&children[place])
  }

  /// The place of a child by its number.
  func place(of id: UInt32) -> Int {
    var place = 0
    for candidate in 0..<count { place |= ids[candidate] == id ? candidate : 0 }
    return place
  }

  /// The child that holds row `index` of the branch; the last one for an index at its end.
  func place(ofRow index: Int) -> Int { lastPlace { counts[$0] <= index } }

  /// The last child whose start, with `gap` for each row before it, does not exceed `target`; the first otherwise.
  func lastPlace(reaching target: Int64, gap: Int64) -> Int {
    gap == 0
      ? lastPlace { sums[$0] <= target }
      : lastPlace { sums[$0] &+ gap &* Int64(counts[$0]) <= target }
  }

  /// The last child for which a condition holds that holds up to some child.
  ///
  /// It counts, first over every eighth child, one in each cache line, and then in the line found: the loads do not
  /// wait for each other, as those of a binary search do.
  @inline(__always)
  private func lastPlace(_ holds: (Int) -> Bool) -> Int {
    var lines = 0
    for line in 1..<(count + 7) / 8 { lines &+= holds(line * 8) ? 1 : 0 }
    var place = lines * 8
    for next in place + 1..<min(place + 8, count) { place &+= holds(next) ? 1 : 0 }
    return place
  }

  /// Changes the rows and the sum of a child.
  func add(rows: Int, sum: Int64, at place: Int) {
    for later in place + 1..<count + 1 {
      counts[later] &+= rows
      sums[later] &+= sum
    }
  }

  /// Puts a child at a place; the branch has room.
  func insert(_ child: AnyObject, id: UInt32, rows: Int, sum: Int64, at place: Int) {
    precondition(count < Self.limit && place <= count, "the branch has room")
    (children + place + 1).moveInitialize(from: children + place, count: count - place)
    (children + place).initialize(to: child)
    (ids + place + 1).update(from: ids + place, count: count - place)
    ids[place] = id
    (counts + place + 1).update(from: counts + place, count: count + 1 - place)
    (sums + place + 1).update(from: sums + place, count: count + 1 - place)
    count += 1
    add(rows: rows, sum: sum, at: place)
  }

  /// Takes a child away.
  func remove(at place: Int) {
    precondition(place >= 0 && place < count, "the child is in the branch")
    add(rows: counts[place] - counts[place + 1], sum: sums[place] - sums[place + 1], at: place)
    (children + place).deinitialize(count: 1)
    (children + place).moveInitialize(from: children + place + 1, count: count - place - 1)
    (ids + place).update(from: ids + place + 1, count: count - place - 1)
    (counts + place).update(from: counts + place + 1, count: count - place)
    (sums + place).update(from: sums + place + 1, count: count - place)
    count -= 1
  }

  /// Moves the children from a place on into a new branch.
  func split(at place: Int, id: UInt32) -> ExtentBranch {
    let right = ExtentBranch(id: id)
    right.append(self, from: place)
    (children + place).deinitialize(count: count - place)
    count = place
    return right
  }

  /// Adds the children of another branch from a place on; the branch has room.
  func append(_ other: ExtentBranch, from first: Int) {
    let added = other.count - first
    precondition(count + added <= Self.limit, "the branch has room")
    (children + count).initialize(from: other.children + first, count: added)
    (ids + count).update(from: other.ids + first, count: added)
    for place in 0..<added {
      counts[count + place + 1] = counts[count] + other.counts[first + place + 1] - other.counts[first]
      sums[count + place + 1] = sums[count] + other.sums[first + place + 1] - other.sums[first]
    }
    count += added
  }
}
