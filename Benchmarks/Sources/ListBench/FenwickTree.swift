/// A binary indexed tree (Fenwick 1994): sums and changes in O(log n), insertions by building anew.
struct FenwickTree: OffsetIndex {
  static let name = "Fenwick tree"
  private var extents: [Int64]
  private var sums: [Int64] = []

  init(_ extents: [Int64]) {
    // A copy of its own, which the build pays for.
    self.extents = Array(extents.lazy.map { $0 })
    build()
  }

  private mutating func build() {
    sums = [0] + extents
    for place in 1..<sums.count {
      let next = place + (place & -place)
      if next < sums.count { sums[next] += sums[place] }
    }
  }

  func offset(of row: Int) -> Int64 {
    var sum: Int64 = 0
    var place = row
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }

  func row(at offset: Int64) -> Int {
    var place = 0
    var rest = offset
    var step = 1 << (Int.bitWidth - 1 - (sums.count - 1).leadingZeroBitCount)
    while step > 0 {
      if place + step < sums.count, sums[place + step] <= rest {
        place += step
        rest -= sums[place]
      }
      step /= 2
    }
    return min(place, extents.count - 1)
  }

  mutating func set(_ row: Int, to extent: Int64) {
    let change = extent - extents[row]
    extents[row] = extent
    var place = row + 1
    while place < sums.count {
      sums[place] += change
      place += place & -place
    }
  }

  mutating func insert(_ extent: Int64, at row: Int) {
    extents.insert(extent, at: row)
    build()
  }

  mutating func remove(at row: Int) {
    extents.remove(at: row)
    build()
  }
}
