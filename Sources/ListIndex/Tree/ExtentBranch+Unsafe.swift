/// An inner node of an extent tree: up to 64 children, with running counts and sums of rows before each.
///
/// Child j stands after `counts[j]` rows that add up to `sums[j]`; entry `count` of both holds the whole, and those
/// after it the largest number, so that searches need no bounds. All lies in one allocation, in the order sums,
/// counts, numbers, children: a search waits for memory twice, once for the sums and once for the child. The branch is
/// changed only while one tree holds it. It owns a reference to each child.
final class ExtentBranch: ManagedBuffer<ExtentBranch.Header, Int64> {
  /// What a branch knows of itself.
  struct Header {
    var id: UInt32
    var count: Int32
  }

  /// Children of a branch at most.
  static let limit = 64
  /// Entries for running sums: one a child, the whole, and some to fill a cache line.
  private static let entries = 72
  /// All parts, in words of eight bytes.
  private static let words = entries + entries / 2 + limit / 2 + limit

  /// An empty branch.
  static func make(id: UInt32) -> ExtentBranch {
    let buffer = ExtentBranch.create(minimumCapacity: words) { _ in Header(id: id, count: 0) }
    let branch = unsafeDowncast(buffer, to: ExtentBranch.self)
    branch.sums.initialize(repeating: .max, count: entries)
    branch.counts.initialize(repeating: .max, count: entries)
    branch.ids.initialize(repeating: 0, count: limit)
    branch.sums[0] = 0
    branch.counts[0] = 0
    return branch
  }

  deinit { children.deinitialize(count: count) }

  /// A branch with the same children.
  func copy() -> ExtentBranch {
    let copy = ExtentBranch.make(id: id)
    copy.append(self, from: 0)
    return copy
  }

  private var sums: UnsafeMutablePointer<Int64> { withUnsafeMutablePointerToElements { $0 } }
  private var counts: UnsafeMutablePointer<Int32> { part(after: Self.entries) }
  private var ids: UnsafeMutablePointer<UInt32> { part(after: Self.entries * 3 / 2) }
  private var children: UnsafeMutablePointer<AnyObject> { part(after: Self.entries * 3 / 2 + Self.limit / 2) }

  /// The part that starts after a number of words.
  @inline(__always)
  private func part<Element>(after words: Int) -> UnsafeMutablePointer<Element> {
    withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0 + words).assumingMemoryBound(to: Element.self) }
  }

  /// The branch's number.
  var id: UInt32 { withUnsafeMutablePointerToHeader { $0.pointee.id } }

  /// The number of children.
  private(set) var count: Int {
    get { withUnsafeMutablePointerToHeader { Int($0.pointee.count) } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.count = Int32(newValue) } }
  }

  /// The rows below.
  var rows: Int { rows(before: count) }
  /// The sum of the rows below.
  var total: Int64 { sums[count] }

  /// Rows before a child.
  func rows(before place: Int) -> Int { Int(counts[place]) }
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
    let ids = ids
    var place = 0
    for candidate in 0..<Self.limit { place |= ids[candidate] == id ? candidate : 0 }
    return place
  }

  /// The child that holds row `index` of the branch; the last one for an index at its end.
  func place(ofRow index: Int) -> Int {
    let (counts, row) = (counts, Int32(index))
    return last { counts[$0] <= row }
  }

  /// The last child whose start, with `gap` for each row before it, does not exceed `target`; the first otherwise.
  func lastPlace(reaching target: Int64, gap: Int64) -> Int {
    let (sums, counts) = (sums, counts)
    guard gap != 0 else { return last { sums[$0] <= target } }
    let count = count
    return last { $0 < count && sums[$0] &+ gap &* Int64(counts[$0]) <= target }
  }

  /// The last child for which a condition holds that holds up to some entry: six halvings without branches.
  @inline(__always)
  private func last(_ holds: (Int) -> Bool) -> Int {
    var place = 0
    var step = Self.limit / 2
    while step > 0 {
      place += holds(place + step) ? step : 0
      step /= 2
    }
    return min(place, count - 1)
  }

  /// The row of a child that probably starts at `rest` behind the child's start, if its rows are much alike.
  func guess(_ rest: Int64, gap: Int64, below place: Int) -> Int {
    let rows = rows(before: place + 1) - rows(before: place)
    let length = Float(sum(before: place + 1) &- sum(before: place)) + Float(gap) * Float(rows)
    guard length > 0, rest > 0 else { return 0 }
    return max(0, min(rows - 1, Int(min(Float(rest) / length, 1) * Float(rows))))
  }

  /// Changes the rows and the sum of a child.
  func add(rows: Int, sum: Int64, at place: Int) {
    let (sums, counts, change) = (sums, counts, Int32(rows))
    for later in place + 1..<count + 1 {
      counts[later] &+= change
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
    add(rows: rows(before: place) - rows(before: place + 1), sum: sums[place] - sums[place + 1], at: place)
    (children + place).deinitialize(count: 1)
    (children + place).moveInitialize(from: children + place + 1, count: count - place - 1)
    (ids + place).update(from: ids + place + 1, count: count - place - 1)
    (counts + place).update(from: counts + place + 1, count: count - place)
    (sums + place).update(from: sums + place + 1, count: count - place)
    cut(to: count - 1)
  }

  /// Moves the children from a place on into a new branch.
  func split(at place: Int, id: UInt32) -> ExtentBranch {
    let right = ExtentBranch.make(id: id)
    right.append(self, from: place)
    (children + place).deinitialize(count: count - place)
    cut(to: place)
    return right
  }

  /// Forgets what stands behind the first children.
  private func cut(to count: Int) {
    let old = self.count
    (sums + count + 1).update(repeating: .max, count: old - count)
    (counts + count + 1).update(repeating: .max, count: old - count)
    (ids + count).update(repeating: 0, count: old - count)
    self.count = count
  }

  /// Adds the children of another branch from a place on; the branch has room.
  func append(_ other: ExtentBranch, from first: Int) {
    let added = other.count - first
    let count = count
    precondition(count + added <= Self.limit, "the branch has room")
    (children + count).initialize(from: other.children + first, count: added)
    (ids + count).update(from: other.ids + first, count: added)
    for place in 0..<added {
      counts[count + place + 1] = counts[count] + other.counts[first + place + 1] - other.counts[first]
      sums[count + place + 1] = sums[count] + other.sums[first + place + 1] - other.sums[first]
    }
    self.count = count + added
  }
}
