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
  /// Variables that another optimum moves, rising.
  package private(set) var undetermined: [Int] = []
  /// Levels of rows, the highest first; the tie-breaks follow.
  package let priorities: [Double]

  private let count: Int
  private let rows: [ScoredRow<Number>]
  /// How many of `rows` are no tie-breaks.
  private let realRowCount: Int
  /// Planes, scaled to a largest coefficient of 1, each once; `count + 1` numbers a plane.
  private let planes: [Number]
  private let planeCount: Int
  private var elimination: PlaneElimination<Number>
  private var point: [Number]
  private var candidate: [Number]

  /// Searches a system whose right-hand sides are constants.
  package init(_ system: LinearSystem) {
    count = system.variableCount
    priorities = Set(system.rows.map(\.priority)).sorted(by: >)
    let places = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
    var rows = system.rows.map { ScoredRow<Number>($0, level: places[$0.priority] ?? 0, count: system.variableCount) }
    rows.sort { $0.level < $1.level }
    realRowCount = rows.count
    let first = priorities.count
    rows += system.tieBreaks.enumerated().map {
      ScoredRow<Number>($1, level: first + $0, count: system.variableCount)
    }
    self.rows = rows
    planes = Self.planes(rows.map { $0.coefficients + [$0.bound] }, count: system.variableCount)
    planeCount = planes.count / (system.variableCount + 1)
    elimination = PlaneElimination<Number>(count: system.variableCount)
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
      var sum: Number = 0
      while row < rows.count, rows[row].level == level {
        sum += rows[row].violation(point)
        row += 1
      }
      candidate[level] = sum
      guard !isBetter else { continue }
      let difference = sum - sums[level]
      if difference > Number.equal * (1 + sums[level]) || !sum.isFinite { return }
      if difference < -Number.equal * (1 + sums[level]) { isBetter = true }
    }
    guard isBetter else { return }
    sums = candidate
    values = point
  }

  /// The variables that some optimum near the answer moves.
  private func undeterminedVariables() -> [Int] {
    guard !values.isEmpty else { return [] }
    let real = rows[..<realRowCount]
    let active = real.filter { $0.residual(values) == 0 }
    let sides = real.map { row in
      let residual = row.residual(values)
      return residual == 0 ? 0 : residual > 0 ? 1 : -1
    }
    let units: [[Number]] = (0..<count).map { variable in (0..<count).map { $0 == variable ? 1 : 0 } + [0] }
    let planes = Self.planes(active.map { $0.coefficients + [0] } + units, count: count)
    var rays = RaySearch<Number>(planes: planes, count: count)
    var moved: Set<Int> = []
    rays.forEachRay { ray in
      for sign in [Number(1), Number(-1)] where isFree(ray, sign, real, sides) {
        for variable in 0..<count where ray[variable] != 0 { moved.insert(variable) }
      }
    }
    return moved.sorted()
  }

  /// Whether a step along `sign` times `ray` changes no level's sum.
  private func isFree(
    _ ray: [Number], _ sign: Number, _ real: ArraySlice<ScoredRow<Number>>, _ sides: [Int]
  ) -> Bool {
    var row = 0
    for level in priorities.indices {
      var slope: Number = 0
      var size: Number = 0
      while row < realRowCount, real[row].level == level {
        let change = real[row].slope(ray, sign, side: sides[row])
        slope += change
        size += change.magnitude
        row += 1
      }
      if slope.magnitude > Number.noise * size { return false }
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
