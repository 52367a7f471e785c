import ConstraintSolver
import TestSupport

/// A random family of systems with cells that often tie, contradict themselves or leave variables open.
struct RandomFamily {
  let system: LinearSystem
  let cells: [[Double]]

  /// Draws a family and its cells.
  init(seed: UInt64, cellCount: Int) {
    var generator = SeededGenerator(seed: seed)
    func draw<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &generator)]
    }
    let variables = draw([2, 3, 4, 5])
    let parameters = draw([2, 3, 4])
    let coefficients: [Double] = draw([[-2, -1, 0, 0, 1, 1, 3], [-1, 0, 0, 0.5, 1, 1.0 / 3, 0.1]])
    let rows = (0..<Int.random(in: 4...10, using: &generator)).map { _ in
      LinearSystem.Row(
        (0..<variables).map { _ in draw(coefficients) }, draw([Relation.equal, .lessOrEqual, .greaterOrEqual]),
        (0..<parameters).map { _ in draw([-3, -1, 0, 0, 1, 2]) }, at: draw([1000, 1000, 1000, 750, 500, 250, 1]))
    }
    let ties = (0..<variables).map { LinearSystem.Row(sparse: [($0, 1)], .equal, [(0, draw([0, 1, -2]))]) }
    system = LinearSystem(
      variableCount: variables, parameterCount: parameters, rows: rows, tieBreaks: ties)
    let isWhole = Bool.random(using: &generator)
    cells = (0..<cellCount).map { _ in
      [1]
        + (1..<parameters).map { _ in
          isWhole
            ? Double(Int.random(in: -12...12, using: &generator)) : Double.random(in: -12...12, using: &generator)
        }
    }
  }
}
