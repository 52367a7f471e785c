/// The plainest index: where every row starts, in an array.
struct PrefixSumArray: OffsetIndex {
  static let name = "prefix sums"
  private var starts: [Int64]

  init(_ extents: [Int64]) {
    starts = [0]
    starts.reserveCapacity(extents.count + 1)
    var sum: Int64 = 0
    for extent in extents {
      sum += extent
      starts.append(sum)
    }
  }

  func offset(of row: Int) -> Int64 { starts[row] }

  func row(at offset: Int64) -> Int {
    var low = 0
    var length = starts.count - 1
    while length > 1 {
      let half = length / 2
      low = starts[low + half] <= offset ? low + half : low
      length -= half
    }
    return low
  }

  mutating func set(_ row: Int, to extent: Int64) {
    let change = extent - (starts[row + 1] - starts[row])
    for later in row + 1..<starts.count { starts[later] += change }
  }

  mutating func insert(_ extent: Int64, at row: Int) {
    starts.insert(starts[row], at: row)
    for later in row + 1..<starts.count { starts[later] += extent }
  }

  mutating func remove(at row: Int) {
    let extent = starts[row + 1] - starts[row]
    starts.remove(at: row + 1)
    for later in row + 1..<starts.count { starts[later] -= extent }
  }
}
