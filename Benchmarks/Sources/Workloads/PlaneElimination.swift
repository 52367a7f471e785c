/// Gaussian elimination of planes, one after another; planes of a depth replace earlier ones of it.
struct PlaneElimination {
  private let count: Int
  private let stride: Int
  /// Eliminated planes, one a depth.
  private var rows: [Extended]
  /// The pivot's column of each depth.
  private var pivots: [Int]

  /// Pivots this small beside a largest coefficient of 1 are 0.
  private static let negligible: Extended = 1e-17

  /// Elimination in `count` variables.
  init(count: Int) {
    self.count = count
    stride = count + 1
    rows = Array(repeating: 0, count: count * (count + 1))
    pivots = Array(repeating: 0, count: count)
  }

  /// Eliminates the plane at `start` of `planes` and puts it at `depth`.
  ///
  /// - Returns: false if it depends on the planes above.
  mutating func add(_ planes: [Extended], at start: Int, depth: Int) -> Bool {
    let own = depth * stride
    for place in 0..<stride { rows[own + place] = planes[start + place] }
    for above in 0..<depth {
      let pivot = pivots[above]
      let factor = rows[own + pivot]
      guard factor != 0 else { continue }
      let base = above * stride
      let share = factor / rows[base + pivot]
      for place in 0..<stride { rows[own + place] -= share * rows[base + place] }
      rows[own + pivot] = 0
    }
    var pivot = 0
    for place in 1..<count where abs(rows[own + place]) > abs(rows[own + pivot]) { pivot = place }
    pivots[depth] = pivot
    return abs(rows[own + pivot]) > Self.negligible
  }

  /// The point where `count` planes meet.
  func solve(into point: inout [Extended]) {
    for place in 0..<count { point[place] = 0 }
    substitute(depth: count, into: &point) { rows[$0 * stride + count] }
  }

  /// The direction along which `count - 1` planes meet, its largest number 1.
  func ray(into ray: inout [Extended]) {
    for place in 0..<count { ray[place] = 0 }
    let taken = pivots[..<(count - 1)]
    if let free = (0..<count).first(where: { !taken.contains($0) }) { ray[free] = 1 }
    substitute(depth: count - 1, into: &ray) { _ in 0 }
    let largest = ray.map { abs($0) }.max() ?? 1
    for place in 0..<count {
      ray[place] /= largest
      if abs(ray[place]) < 1e-16 { ray[place] = 0 }
    }
  }

  private func substitute(depth: Int, into point: inout [Extended], bound: (Int) -> Extended) {
    for row in Swift.stride(from: depth - 1, through: 0, by: -1) {
      let pivot = pivots[row]
      var sum = bound(row)
      for place in 0..<count where place != pivot { sum -= rows[row * stride + place] * point[place] }
      point[pivot] = sum / rows[row * stride + pivot]
    }
  }
}
