/// A system made ready for the simplex method: planes with the costs of their two sides, level by level.
///
/// A plane is a_i · x = b_i(θ); rows of the system that say something about the same plane share it. Its residual
/// r_i = b_i − a_i · x costs on either side what its rows say, each at the level of its priority. After the system's
/// planes come identity planes x_j = 0 without cost, so that a basis always exists. A last level of fixed generic costs
/// makes every optimum unique: no ratio test ties, no cycle.
struct StandardForm: Sendable {
  /// What a residual costs on either side, at one level.
  struct Cost: Sendable {
    /// Place of the level, 0 the highest.
    var level: Int
    /// Cost of a positive residual: a · x falls short of b.
    var above: DoubleDouble
    /// Cost of a negative residual: a · x exceeds b.
    var below: DoubleDouble

    /// How much the slope changes from one side to the other.
    var range: DoubleDouble { above + below }
    /// The slope on a side.
    func slope(_ side: Int8) -> DoubleDouble { side > 0 ? above : -below }
  }

  let variableCount: Int
  let parameterCount: Int
  /// Planes that rows of the system lie on.
  let planeCount: Int
  /// Planes in all.
  var totalCount: Int { planeCount + variableCount }
  /// Coefficients a_i of each plane, identity planes last.
  let planes: SparseRows
  /// Planes of the system by variable.
  let planesOfVariable: SparseRows
  /// Factors of each b_i over the parameters.
  let bounds: SparseRows
  /// The plane of each row of the system, tie-breaks last.
  let planeOfRow: [Int]
  /// Each plane's costs, levels rising, the generic level last; none for identity planes.
  let costs: [[Cost]]
  /// For each level the planes that cost anything there, with what they cost.
  let costsOfLevel: [[(plane: Int, cost: Cost)]]
  /// Levels at or above the required one.
  let requiredLevelCount: Int

  /// Levels, the generic one included.
  var levelCount: Int { costsOfLevel.count }

  /// Makes a system ready, with its tie-breaks or without.
  init(_ system: LinearSystem, withTieBreaks: Bool) {
    variableCount = system.variableCount
    parameterCount = system.parameterCount
    let priorities = Set(system.rows.map(\.priority)).sorted(by: >)
    let places = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
    requiredLevelCount = priorities.count { $0 >= LinearSystem.requiredLevel }
    let rows = system.rows + (withTieBreaks ? system.tieBreaks : [])
    let genericLevel = priorities.count + rows.count - system.rows.count
    var merging = PlaneMerging()
    for (place, row) in rows.enumerated() {
      let level =
        place < system.rows.count ? places[row.priority] ?? 0 : priorities.count + place - system.rows.count
      merging.add(row, level: level)
    }
    planeCount = merging.costs.count
    planeOfRow = merging.planeOfRow
    bounds = merging.bounds.read()
    var planes = merging.planes.read()
    planesOfVariable = planes.transposed(0..<planeCount, indices: system.variableCount)
    for variable in 0..<system.variableCount {
      planes.append(CollectionOfOne(SparseRows.Entry(index: variable, value: 1)))
    }
    self.planes = planes
    var numbers = GenericNumbers()
    var costs = merging.costs
    for plane in costs.indices {
      costs[plane].append(
        Cost(level: genericLevel, above: DoubleDouble(numbers.next()), below: DoubleDouble(numbers.next())))
    }
    var costsOfLevel = [[(plane: Int, cost: Cost)]](repeating: [], count: genericLevel + 1)
    for (plane, list) in costs.enumerated() {
      for cost in list { costsOfLevel[cost.level].append((plane, cost)) }
    }
    self.costsOfLevel = costsOfLevel
    self.costs = costs + Array(repeating: [], count: system.variableCount)
  }

  /// A plane's cost at a level, or nil if it costs nothing there.
  func cost(of plane: Int, level: Int) -> Cost? { costs[plane].first { $0.level == level } }

  /// Whether crossing a plane changes any cost above a level.
  func hasCost(_ plane: Int, above level: Int) -> Bool { costs[plane].first.map { $0.level < level } ?? false }

  /// A plane's coefficients, dense.
  func coefficients<Number: SolverNumber>(of plane: Int, as _: Number.Type) -> [Number] {
    var row = [Number](repeating: Number(0), count: variableCount)
    for entry in planes[plane] { row[entry.index] = Number(entry.number) }
    return row
  }

  /// b_i for one cell.
  func bound(of plane: Int, _ parameters: [Double]) -> Double {
    guard plane < planeCount else { return 0 }
    return bounds[plane].reduce(0) { $0 + $1.value * parameters[$1.index] }
  }

  /// Steps that a search or a walk may take: far more than any needs, so that every solve ends.
  var stepLimit: Int { 50 * (planeCount + variableCount) + 1000 }
}
