import ConstraintSolver
import TestSupport

/// A family like a row of views: places and widths, natural widths as parameters, room as parameter 1.
///
/// Variable 2i is the place of view i, 2i + 1 its width; parameter i + 2 its natural width.
struct ViewRow {
  /// Views.
  let count: Int
  /// The family.
  let system: LinearSystem
  /// Points between neighbours.
  static let spacing = 8.0

  /// A row of `count` views; priorities and minima differ from view to view if `isVaried`.
  init(count: Int, isVaried: Bool = true) {
    self.count = count
    var rows: [LinearSystem.Row] = [.init(sparse: [(0, 1)], .equal, [], at: 2000)]
    for view in 0..<count {
      let place = 2 * view
      let width = place + 1
      let natural = view + 2
      rows.append(.init(sparse: [(width, 1)], .greaterOrEqual, [], at: 2000))
      if view + 1 < count {
        rows.append(.init(sparse: [(place + 2, 1), (place, -1), (width, -1)], .equal, [(0, Self.spacing)]))
      } else {
        rows.append(.init(sparse: [(place, 1), (width, 1)], .equal, [(1, 1)]))
      }
      let resistance = isVaried ? 750 - Double(view % 2) : 750
      let hugging = isVaried ? 250 + Double(view % 3) : 250
      rows.append(.init(sparse: [(width, 1)], .greaterOrEqual, [(natural, 1)], at: resistance))
      rows.append(.init(sparse: [(width, 1)], .lessOrEqual, [(natural, 1)], at: hugging))
      if isVaried, view % 4 == 0 { rows.append(.init(sparse: [(width, 1)], .greaterOrEqual, [(0, 20)])) }
    }
    let ties = (0..<count).map { LinearSystem.Row(sparse: [(2 * $0 + 1, 1)], .equal, [($0 + 2, 1)]) }
    system = LinearSystem(
      variableCount: 2 * count, parameterCount: count + 2, rows: rows, tieBreaks: ties)
  }

  /// Random cells: natural widths around 60, room from far too little to far too much.
  func cells(_ number: Int, seed: UInt64) -> [[Double]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<number).map { _ in
      let naturals = (0..<count).map { _ in Double.random(in: 0...120, using: &generator).rounded() }
      let room = 68 * Double(count) * Double.random(in: 0.1...1.7, using: &generator)
      return [1, room] + naturals
    }
  }
}
