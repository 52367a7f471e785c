internal import ConstraintSolver

/// Draws a small system.
struct SmallSystemDrawing {
  let kind: SmallSystem.Kind
  private var generator: SeededGenerator
  private let variableCount: Int
  private let rowCount: Int
  private let parameterCount: Int
  private let levels: [Double]
  /// Whether parameters are whole, which makes ties.
  private let isWhole: Bool
  /// A point that the rows of degenerate systems go through.
  private let point: [Double]

  private static let cellCount = 2
  private static let priorities: [Double] = [2000, 1000, 1000, 1000, 999.5, 750, 500, 250, 50, 1]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    kind = SmallSystem.Kind.allCases[Int.random(in: 0..<SmallSystem.Kind.allCases.count, using: &generator)]
    variableCount = Int.random(in: 2...6, using: &generator)
    rowCount = Int.random(in: 3...12, using: &generator)
    parameterCount = Int.random(in: 1...4, using: &generator)
    levels = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      Self.priorities[Int.random(in: 0..<Self.priorities.count, using: &generator)]
    }
    isWhole = Int.random(in: 0..<4, using: &generator) > 0
    point = (0..<6).map { _ in Double(Int.random(in: -4...4, using: &generator)) }
    self.generator = generator
  }

  /// The family.
  mutating func system() -> LinearSystem {
    var rows: [LinearSystem.Row] = []
    for _ in 0..<rowCount { rows.append(row(after: rows)) }
    let order = (0..<variableCount).shuffled(using: &generator)
    let aims = Bool.random(using: &generator)
    let tieBreaks = order.map { variable in
      LinearSystem.Row(
        terms: [LinearSystem.Term(variable: variable, coefficient: 1)], relation: .equal,
        bound: [LinearSystem.BoundTerm(parameter: 0, coefficient: aims ? Double(integer(-3...3)) : 0)], priority: 1)
    }
    return LinearSystem(
      variableCount: variableCount, parameterCount: parameterCount, rows: rows, tieBreaks: tieBreaks)
  }

  /// The parameters of each cell.
  mutating func cells() -> [[Double]] {
    (0..<Self.cellCount).map { _ in
      [1]
        + (1..<parameterCount).map { _ in
          isWhole ? Double(integer(-10...10)) : Double.random(in: -20...20, using: &generator)
        }
    }
  }

  private mutating func row(after rows: [LinearSystem.Row]) -> LinearSystem.Row {
    let relation: Relation = [.equal, .lessOrEqual, .greaterOrEqual][integer(0...2)]
    let priority = levels[integer(0...levels.count - 1)]
    if let base = rows.isEmpty ? nil : rows[integer(0...rows.count - 1)], integer(0...1) == 0 {
      if kind == .duplicate { return repeated(base, relation, priority) }
      if kind == .parallel { return nearlyParallel(base, relation, priority) }
    }
    let terms = terms()
    return LinearSystem.Row(terms: terms, relation: relation, bound: bound(of: terms), priority: priority)
  }

  private mutating func terms() -> [LinearSystem.Term] {
    switch kind {
    case .whole, .degenerate, .duplicate, .parallel: dense([-3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 3])
    case .fraction: dense([-1.0 / 3, 0.1, 0, 0, 0, 1, 0.3, -0.7, 1.5, 16.0 / 9, -1])
    case .scaled: dense([1e-6, -1e-6, 1e-3, 0, 0, 0, 1, -1, 1e3, -1e3, 1e6, -1e6, 3e-5, 7e4])
    case .chain: chain()
    }
  }

  private mutating func dense(_ coefficients: [Double]) -> [LinearSystem.Term] {
    (0..<variableCount).compactMap { variable in
      let coefficient = coefficients[integer(0...coefficients.count - 1)]
      return coefficient == 0 ? nil : LinearSystem.Term(variable: variable, coefficient: coefficient)
    }
  }

  private mutating func chain() -> [LinearSystem.Term] {
    let first = integer(0...variableCount - 1)
    let second = integer(0...variableCount - 1)
    guard first != second, integer(0...2) > 0 else { return [LinearSystem.Term(variable: first, coefficient: 1)] }
    return [
      LinearSystem.Term(variable: first, coefficient: 1),
      LinearSystem.Term(variable: second, coefficient: integer(0...3) == 0 ? 1 : -1),
    ]
  }

  private mutating func bound(of terms: [LinearSystem.Term]) -> [LinearSystem.BoundTerm] {
    if kind == .degenerate {
      let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      return [LinearSystem.BoundTerm(parameter: integer(0...parameterCount - 1), coefficient: value)]
    }
    let unit = kind == .scaled ? [1e-3, 1, 1, 1, 1e3][integer(0...4)] : 1
    var bound = [LinearSystem.BoundTerm(parameter: 0, coefficient: unit * Double(integer(-5...5)))]
    for parameter in 1..<max(1, parameterCount) where integer(0...2) == 0 {
      bound.append(LinearSystem.BoundTerm(parameter: parameter, coefficient: unit * Double(integer(-2...2))))
    }
    return bound
  }

  private mutating func repeated(
    _ base: LinearSystem.Row, _ relation: Relation, _ priority: Double
  ) -> LinearSystem.Row {
    let factor: Double = [1, 1, -1, 2, 0.5, 3][integer(0...5)]
    var row = base
    for place in row.terms.indices { row.terms[place].coefficient *= factor }
    for place in row.bound.indices { row.bound[place].coefficient *= factor }
    row.relation = relation
    if Bool.random(using: &generator) { row.priority = priority }
    return row
  }

  private mutating func nearlyParallel(
    _ base: LinearSystem.Row, _ relation: Relation, _ priority: Double
  ) -> LinearSystem.Row {
    var row = LinearSystem.Row(terms: base.terms, relation: relation, bound: base.bound, priority: priority)
    guard !row.terms.isEmpty else { return row }
    let distance: Double = [1e-3, 1e-4, 1e-5, 1e-6][integer(0...3)]
    row.terms[integer(0...row.terms.count - 1)].coefficient += distance
    if Bool.random(using: &generator) { row.bound[0].coefficient += Double(integer(-1...1)) }
    return row
  }

  private mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
}
