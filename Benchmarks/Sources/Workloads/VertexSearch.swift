package import ConstraintSolver

#if arch(x86_64)
/// Numbers of 64 bits of precision, so that rounding of the search stays below that of the solver.
package typealias Extended = Float80
#else
/// The longest numbers at hand.
package typealias Extended = Double
#endif

/// The answer of a small system by trying every vertex: independent of the simplex method.
///
/// Level by level the cost is a sum of convex functions with kinks on the rows' planes, and the tie-breaks pin every
/// variable, so the answer is a vertex of the arrangement of all rows and tie-breaks. Points met by mistake do no harm:
/// each is scored as it is. The variables that other optima move are those of the extreme rays of the optimal set's
/// cone at that vertex, cut by the planes x_j = 0.
package struct VertexSearch {
  /// The least sums, a level each, tie-breaks after all rows.
  package private(set) var sums: [Extended] = []
  /// The values of the answer.
  package private(set) var values: [Extended] = []
  /// Variables that another optimum moves, rising.
  package private(set) var undetermined: [Int] = []
  /// Levels of rows, the highest first; the tie-breaks follow.
  package let priorities: [Double]

  private let count: Int
  private let rows: [ScoredRow]
  /// How many of `rows` are no tie-breaks.
  private let realRowCount: Int
  /// Planes, scaled to a largest coefficient of 1, each once; `count + 1` numbers a plane.
  private let planes: [Extended]
  private let planeCount: Int
  private var elimination: PlaneElimination
  private var point: [Extended]
  private var candidate: [Extended]

  /// Residuals this small beside the numbers they come from are 0.
  private static let noise: Extended = 1e-14
  /// Sums nearer than this, relative to their size, are equal.
  private static let equal: Extended = 1e-11

  /// Searches a system whose right-hand sides are constants.
  package init(_ system: LinearSystem) {
    count = system.variableCount
    priorities = Set(system.rows.map(\.priority)).sorted(by: >)
    let places = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
    var rows = system.rows.map { ScoredRow($0, level: places[$0.priority] ?? 0, count: system.variableCount) }
    rows.sort { $0.level < $1.level }
    realRowCount = rows.count
    let first = priorities.count
    rows += system.tieBreaks.enumerated().map {
      ScoredRow($1, level: first + $0, count: system.variableCount)
    }
    self.rows = rows
    planes = Self.planes(rows.map { $0.coefficients + [$0.bound] }, count: system.variableCount)
    planeCount = planes.count / (system.variableCount + 1)
    elimination = PlaneElimination(count: system.variableCount)
    point = Array(repeating: 0, count: system.variableCount)
    candidate = Array(repeating: 0, count: first + system.tieBreaks.count)
    tryVertices(depth: 0, from: 0)
    undetermined = undeterminedVariables()
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
    var row = 0
    for level in candidate.indices {
      var sum: Extended = 0
      while row < rows.count, rows[row].level == level {
        sum += rows[row].violation(point, noise: Self.noise)
        row += 1
      }
      candidate[level] = sum
      guard !isBetter else { continue }
      let difference = sum - sums[level]
      if difference > Self.equal * (1 + sums[level]) || !sum.isFinite { return }
      if difference < -Self.equal * (1 + sums[level]) { isBetter = true }
    }
    guard isBetter else { return }
    sums = candidate
    values = point
  }

  /// The variables that some optimum near the answer moves.
  private func undeterminedVariables() -> [Int] {
    guard !values.isEmpty else { return [] }
    let real = rows[..<realRowCount]
    let active = real.filter { $0.residual(values, noise: Self.noise) == 0 }
    let sides = real.map { row in
      let residual = row.residual(values, noise: Self.noise)
      return residual == 0 ? 0 : residual > 0 ? 1 : -1
    }
    let units: [[Extended]] = (0..<count).map { variable in (0..<count).map { $0 == variable ? 1 : 0 } + [0] }
    let planes = Self.planes(active.map { $0.coefficients + [0] } + units, count: count)
    var rays = RaySearch(planes: planes, count: count)
    var moved: Set<Int> = []
    rays.forEachRay { ray in
      for sign in [Extended(1), -1] where isFree(ray, sign, real, sides) {
        for variable in 0..<count where ray[variable] != 0 { moved.insert(variable) }
      }
    }
    return moved.sorted()
  }

  /// Whether a step along `sign` times `ray` changes no level's sum.
  private func isFree(
    _ ray: [Extended], _ sign: Extended, _ real: ArraySlice<ScoredRow>, _ sides: [Int]
  ) -> Bool {
    var row = 0
    for level in priorities.indices {
      var slope: Extended = 0
      var size: Extended = 0
      while row < realRowCount, real[row].level == level {
        let change = real[row].slope(ray, sign, side: sides[row], noise: Self.noise)
        slope += change
        size += abs(change)
        row += 1
      }
      if abs(slope) > Self.noise * size { return false }
    }
    return true
  }

  /// Planes scaled to a largest coefficient of 1, each once, those without coefficients left out.
  private static func planes(_ rows: [[Extended]], count: Int) -> [Extended] {
    var planes: [[Extended]] = []
    for row in rows {
      guard let largest = row[..<count].max(by: { abs($0) < abs($1) }), largest != 0 else { continue }
      let plane = row.map { $0 / largest }
      if !planes.contains(plane) { planes.append(plane) }
    }
    return planes.flatMap { $0 }
  }
}
