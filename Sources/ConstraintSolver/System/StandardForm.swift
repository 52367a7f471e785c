/// A system made ready for the simplex method: dense rows, costs by level, and one free row a variable.
///
/// Row i has the residual r_i = b_i - a_i · x, whose positive part costs `costs[i].above` and whose negative part
/// `costs[i].below` at level `level`. After the system's rows come identity rows x_j == 0 without cost, so that a basis
/// always exists. A last level of fixed generic costs makes every optimum unique: no ratio test ties, no cycle.
struct StandardForm: Sendable {
  /// What a residual costs on either side, at one level.
  struct Cost: Sendable {
    /// Place of the level, 0 the highest.
    var level: Int
    /// Cost of a positive residual: a · x falls short of b.
    var above: Double
    /// Cost of a negative residual: a · x exceeds b.
    var below: Double
  }

  let variableCount: Int
  let parameterCount: Int
  /// Rows of the system, tie-breaks included.
  let rowCount: Int
  /// Rows of the system and identity rows.
  var totalRowCount: Int { rowCount + variableCount }
  /// Nonzero coefficients of each row.
  let terms: [[LinearSystem.Term]]
  /// Nonzero coefficients of each right-hand side.
  let bounds: [[LinearSystem.BoundTerm]]
  /// Costs of the system's rows.
  let costs: [Cost]
  /// Generic costs of the system's rows, for the last level.
  let generic: [Cost]
  /// Levels, the generic one included.
  let levelCount: Int
  /// Levels at or above the required one.
  let requiredLevelCount: Int

  /// Makes a system ready, with its tie-breaks or without.
  init(_ system: LinearSystem, withTieBreaks: Bool) {
    variableCount = system.variableCount
    parameterCount = system.parameterCount
    let priorities = Set(system.rows.map(\.priority)).sorted(by: >)
    let places = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0) })
    requiredLevelCount = priorities.count { $0 >= LinearSystem.requiredLevel }
    let rows = system.rows + (withTieBreaks ? system.tieBreaks : [])
    rowCount = rows.count
    terms =
      rows.map { row in
        Self.merged(row.terms.map { ($0.variable, $0.coefficient) }).map(LinearSystem.Term.init)
      }
      + (0..<system.variableCount).map { [LinearSystem.Term(variable: $0, coefficient: 1)] }
    bounds =
      rows.map { row in
        Self.merged(row.bound.map { ($0.parameter, $0.coefficient) }).map(LinearSystem.BoundTerm.init)
      }
      + Array(repeating: [], count: system.variableCount)
    var costs: [Cost] = []
    for (place, row) in rows.enumerated() {
      let level =
        place < system.rows.count ? places[row.priority] ?? 0 : priorities.count + place - system.rows.count
      costs.append(
        Cost(
          level: level, above: row.relation == .lessOrEqual ? 0 : 1,
          below: row.relation == .greaterOrEqual ? 0 : 1))
    }
    self.costs = costs
    levelCount = priorities.count + (withTieBreaks ? system.tieBreaks.count : 0) + 1
    var numbers = GenericNumbers()
    let last = levelCount - 1
    generic = rows.map { _ in Cost(level: last, above: numbers.next(), below: numbers.next()) }
  }

  /// Adds up the coefficients of equal numbers and drops zeros; in rising order of numbers.
  private static func merged(_ pairs: [(Int, Double)]) -> [(Int, Double)] {
    var sums: [Int: Double] = [:]
    for (number, coefficient) in pairs { sums[number, default: 0] += coefficient }
    return sums.filter { $0.value != 0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether a row is an identity row.
  func isFree(_ row: Int) -> Bool { row >= rowCount }
}

/// Fixed numbers between 1 and 2 without pattern (splitmix64).
struct GenericNumbers {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The next number.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }
}
