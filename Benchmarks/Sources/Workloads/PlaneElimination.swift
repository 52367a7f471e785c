/// Gaussian elimination of planes, one after another; planes of a depth replace earlier ones of it.
struct PlaneElimination<Number: SearchNumber> {
  private let count: Int
  private let stride: Int
  /// Eliminated planes, one a depth.
  private var rows: [Number]
  /// The pivot's column of each depth.
  private var pivots: [Int]

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
  mutating func add(_ planes: [Number], at start: Int, depth: Int) -> Bool {
    let own = depth * stride
    for place in 0..<stride { rows[own + place] = planes[start + place] }
    for above in 0..<depth {
      let pivot = pivots[above]
      let factor = rows[own + pivot]
      guard factor != 0 else { continue }
      let base = above * stride
      let share = factor / rows[base + pivot]
      for place in 0..<stride where rows[base + place] != 0 {
        let old = rows[own + place]
        let term = share * rows[base + place]
        rows[own + place] = Self.cleaned(old - term, old.magnitude + term.magnitude)
      }
      rows[own + pivot] = 0
    }
    var pivot = 0
    for place in 1..<count where rows[own + place].magnitude > rows[own + pivot].magnitude { pivot = place }
    pivots[depth] = pivot
    return rows[own + pivot].magnitude > Number.cancelled
  }

  /// The point where `count` planes meet.
  func solve(into point: inout [Number]) {
    for place in 0..<count { point[place] = 0 }
    substitute(depth: count, into: &point) { rows[$0 * stride + count] }
  }

  /// The direction along which `count - 1` planes meet, its largest number 1.
  func ray(into ray: inout [Number]) {
    for place in 0..<count { ray[place] = 0 }
    let taken = pivots[..<(count - 1)]
    if let free = (0..<count).first(where: { !taken.contains($0) }) { ray[free] = 1 }
    substitute(depth: count - 1, into: &ray) { _ in 0 }
    let largest = ray.map(\.magnitude).max() ?? 1
    for place in 0..<count {
      ray[place] = ray[place] / largest
      if ray[place].magnitude < Number.cancelled { ray[place] = 0 }
    }
  }

  private func substitute(depth: Int, into point: inout [Number], bound: (Int) -> Number) {
    for row in Swift.stride(from: depth - 1, through: 0, by: -1) {
      let pivot = pivots[row]
      var sum = bound(row)
      var magnitude = sum.magnitude
      for place in 0..<count where place != pivot {
        let term = rows[row * stride + place] * point[place]
        sum -= term
        magnitude += term.magnitude
      }
      point[pivot] = Self.cleaned(sum, magnitude) / rows[row * stride + pivot]
    }
  }

  /// A sum, or 0 if it is what rounding left of its terms.
  private static func cleaned(_ sum: Number, _ magnitude: Number) -> Number {
    sum.magnitude <= Number.cancelled * magnitude ? 0 : sum
  }
}
