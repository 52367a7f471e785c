package import ConstraintSolver

/// The answer of a small system by trying every vertex: independent of the simplex method.
///
/// Level by level the cost is a sum of convex functions with kinks on the rows' planes, and the tie-breaks pin every
/// variable, so the answer is a vertex of the arrangement of all rows and tie-breaks. Points met by mistake do no harm:
/// each is scored as it is. The variables that other optima move are those of the extreme rays of the optimal set's
/// cone at that vertex, cut by the planes x_j = 0.
package struct VertexSearch<Number: SearchNumber> {
  /// The least sums, a level each, tie-breaks after all rows.
  package private(set) var sums: [Number] = []
  /// The values of the answer.
  package private(set) var values: [Number] = []
  /// Levels of rows, the highest first; the tie-breaks follow.
  package let priorities: [Double]
  /// All rows by levels, tie-breaks last.
  let rows: RowTable<Number>

  private let count: Int
  /// Planes, scaled to a largest coefficient of 1, each once; `count + 1` numbers a plane.
  private let planes: [Number]
  private let planeCount: Int
  private var elimination: PlaneElimination<Number>
  private var point: [Number]
  private var candidate: [Number]

  /// Searches a system whose right-hand sides are constants.
  package init(_ system: LinearSystem) {
    count = system.variableCount
    let priorities = Set(system.rows.map(\.priority)).sorted(by: >)
    self.priorities = priorities
    let levels = priorities.map { priority in system.rows.filter { $0.priority == priority } }
    rows = RowTable(levels: levels + system.tieBreaks.map { [$0] }, count: count)
    planes = Self.planes((0..<rows.rowCount).map(rows.plane), count: count)
    planeCount = planes.count / (count + 1)
    elimination = PlaneElimination(count: count)
    point = Array(repeating: 0, count: count)
    candidate = Array(repeating: 0, count: priorities.count + system.tieBreaks.count)
    tryVertices(depth: 0, from: 0)
  }

  private mutating func tryVertices(depth: Int, from first: Int) {
    if depth == count {
      elimination.solve(into: &point)
      score()
      return
    }
    let last = planeCount - (count - depth)
    guard first <= last else { return }
    for plane in first...last where elimination.add(planes, at: plane * (count + 1), depth: depth) {
      tryVertices(depth: depth + 1, from: plane + 1)
    }
  }

  /// Scores the point and keeps it if it is better than the best so far.
  private mutating func score() {
    var isBetter = sums.isEmpty
    for level in candidate.indices {
      let sum = rows.sum(level: level, point)
      candidate[level] = sum
      guard !isBetter else { continue }
      let tolerance = Number.equal * (1 + sums[level])
      if sum - sums[level] > tolerance || !sum.isFinite { return }
      isBetter = sums[level] - sum > tolerance
    }
    guard isBetter else { return }
    sums = candidate
    values = point
  }

  /// Variables that another optimum moves, rising.
  ///
  /// - Parameter noise: how small a number is 0 beside those it comes from; larger than `Number.noise` for what is
  ///   nearly so.
  /// - Returns: their numbers.
  package func undetermined(noise: Number = .noise) -> [Int] {
    guard !values.isEmpty else { return [] }
    let real = 0..<rows.levelStarts[priorities.count]
    let sides = real.map { row in
      let residual = rows.residual(row, values, noise: noise)
      return residual == 0 ? 0 : residual > 0 ? 1 : -1
    }
    let active = real.filter { sides[$0] == 0 }.map { rows.plane($0)[..<count] + [0] }
    let units: [[Number]] = (0..<count).map { variable in (0...count).map { $0 == variable ? 1 : 0 } }
    var rays = RaySearch<Number>(planes: Self.planes(active.map(Array.init) + units, count: count), count: count)
    var moved: Set<Int> = []
    rays.forEachRay { ray in
      let changed = (0..<count).filter { ray[$0].magnitude > noise && !moved.contains($0) }
      guard !changed.isEmpty else { return }
      for sign in [Number(1), Number(-1)] where isFree(ray, sign, sides, noise: noise) { moved.formUnion(changed) }
    }
    return moved.sorted()
  }

  /// Whether a step along `sign` times `ray` changes no level's sum.
  private func isFree(_ ray: [Number], _ sign: Number, _ sides: [Int], noise: Number) -> Bool {
    for level in priorities.indices {
      var slope: Number = 0
      var size: Number = 0
      for row in rows.levelStarts[level]..<rows.levelStarts[level + 1] {
        let change = rows.slope(row, ray, sign, side: sides[row], noise: noise)
        slope += change
        size += change.magnitude
      }
      if slope.magnitude > noise * size { return false }
    }
    return true
  }

  /// Planes scaled to a largest coefficient of 1, each once, those without coefficients left out.
  private static func planes(_ rows: [[Number]], count: Int) -> [Number] {
    var planes: [[Number]] = []
    for row in rows {
      guard let largest = row[..<count].max(by: { $0.magnitude < $1.magnitude }), largest != 0 else { continue }
      let plane = row.map { $0 / largest }
      if !planes.contains(plane) { planes.append(plane) }
    }
    return planes.flatMap { $0 }
  }
}
