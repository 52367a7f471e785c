internal import ConstraintSolver

/// Writes the rows of a hard template.
///
/// View k has its start at variable 2k and its length at 2k + 1; views 0 and 1 are the containers, 2…7 the leaves. On the
/// vertical axis the cell's height is variable 16.
struct HardTemplateDrawing {
  var generator: SeededGenerator
  private(set) var rows: [LinearSystem.Row] = []
  private(set) var ranges: [ClosedRange<Double>] = []
  private(set) var variableCount = 16

  private static let gap = 8.0
  private static let margin = 12.0

  /// Takes the numbers to draw from.
  init(generator: SeededGenerator) { self.generator = generator }

  /// The rows of the horizontal axis: parameter 1 is the cell's width, 2…7 the leaves' own widths.
  mutating func addHorizontal() {
    ranges = [200...700] + (0..<6).map { _ in 10...150 + 10 * Double(Int.random(in: 0...10, using: &generator)) }
    add([(0, 1)], .equal, [(0, Self.margin)])
    add([(2, 1), (0, -1), (1, -1)], .equal, [(0, Self.gap)])
    add([(2, 1), (3, 1)], .equal, [(1, 1), (0, -Self.margin)])
    addLeaves(firstParameter: 2)
    add([(1, 1), (3, -drawn([0.5, 1, 1.5, 2]))], .equal, [], at: soft())
    for container in 0..<2 { add([(2 * container + 1, 1)], .greaterOrEqual, []) }
    let (left, right) = (Int.random(in: 2...4, using: &generator), Int.random(in: 5...7, using: &generator))
    add([(2 * left + 1, 1), (2 * right + 1, -1)], .equal, [], at: soft())
  }

  /// The rows of the vertical axis: parameters 1…6 are the leaves' own heights, 7 the cell's least height.
  mutating func addVertical() {
    variableCount = 17
    let cell = 16
    ranges = (0..<6).map { _ in 10...60 + 10 * Double(Int.random(in: 0...10, using: &generator)) } + [40...400]
    for container in 0..<2 { add([(2 * container, 1)], .equal, [(0, Self.margin)]) }
    addLeaves(firstParameter: 1)
    for container in 0..<2 {
      add([(cell, 1), (2 * container, -1), (2 * container + 1, -1)], .greaterOrEqual, [(0, Self.margin)])
      add([(2 * container + 1, 1)], .equal, [], at: 1)
      add([(2 * container + 1, 1)], .greaterOrEqual, [])
    }
    add([(cell, 1)], .equal, [], at: 50)
    add([(cell, 1)], .greaterOrEqual, [(7, 1)], at: soft())
    add([(cell, 1)], .lessOrEqual, [(0, drawn([300, 400, 500]))], at: soft())
    add([(cell, 1)], .greaterOrEqual, [])
    add([(1, 1), (3, -1)], .equal, [], at: soft())
  }

  /// Both containers' leaves one after another, what each asks for itself and one limit a leaf: 26 rows.
  private mutating func addLeaves(firstParameter: Int) {
    for container in 0..<2 {
      let leaves = (0..<3).map { 2 + 3 * container + $0 }
      add([(2 * leaves[0], 1), (2 * container, -1)], .equal, [])
      for (leaf, next) in zip(leaves, leaves.dropFirst()) {
        add([(2 * next, 1), (2 * leaf, -1), (2 * leaf + 1, -1)], .equal, [(0, Self.gap)])
      }
      let last = leaves[2]
      add([(2 * last, 1), (2 * last + 1, 1), (2 * container, -1), (2 * container + 1, -1)], .equal, [])
    }
    for leaf in 0..<6 {
      let length = 2 * (leaf + 2) + 1
      let own = firstParameter + leaf
      add([(length, 1)], .greaterOrEqual, [(own, 1)], at: soft())
      add([(length, 1)], .lessOrEqual, [(own, 1)], at: soft())
      let isCap = Bool.random(using: &generator)
      let limit = Double(Int.random(in: isCap ? 4...12 : 0...4, using: &generator)) * 10
      add([(length, 1)], isCap ? .lessOrEqual : .greaterOrEqual, [(0, limit)], at: soft())
    }
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: Relation, _ bound: [(Int, Double)],
    at priority: Double = LinearSystem.requiredLevel
  ) {
    rows.append(
      LinearSystem.Row(
        terms: terms.map { LinearSystem.Term(variable: $0.0, coefficient: $0.1) }, relation: relation,
        bound: bound.map { LinearSystem.BoundTerm(parameter: $0.0, coefficient: $0.1) }, priority: priority))
  }

  /// A priority below the required one, of few, so that some are shared.
  private mutating func soft() -> Double { Double(Int.random(in: 4...38, using: &generator)) * 25 }

  private mutating func drawn(_ values: [Double]) -> Double {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  /// A variable's least absolute value, as the last resort.
  static func tieBreak(_ variable: Int) -> LinearSystem.Row {
    LinearSystem.Row(
      terms: [LinearSystem.Term(variable: variable, coefficient: 1)], relation: .equal, bound: [], priority: 1)
  }
}
