/// Walks the cells of a batch through an automaton, breadth first: all cells at a basis are checked together.
struct BatchWalk {
  let automaton: BasisAutomaton
  let parameters: Matrix

  /// Checks that miss 0 by no more than this, relative to the numbers added up, hold.
  static let tolerance = 1e-9

  /// Cells waiting at one basis.
  private struct Waiting {
    var node: BasisNode
    var cells: [Int]
    var steps: Int
  }

  /// Sends all cells from the root to their final bases.
  ///
  /// - Parameters:
  ///   - scratch: memory kept between calls.
  ///   - finish: takes each final basis with cells that end there; nil for cells that reached the bound.
  func run(scratch: inout SolverScratch, finish: (BasisNode?, [Int]) -> Void) {
    let everyone = Array(0..<parameters.columns)
    guard let root = automaton.root() else { return finish(nil, everyone) }
    var queue = [Waiting(node: root, cells: everyone, steps: 0)]
    var head = 0
    while head < queue.count {
      let waiting = queue[head]
      head += 1
      guard waiting.steps < automaton.form.stepLimit else {
        finish(nil, waiting.cells)
        continue
      }
      var finished: [Int] = []
      var leaving: [Int: [Int]] = [:]
      findViolations(waiting.node, waiting.cells, &scratch)
      for (place, cell) in waiting.cells.enumerated() {
        let check = Int(scratch.violated[place])
        if check < 0 { finished.append(cell) } else { leaving[check, default: []].append(cell) }
      }
      if !finished.isEmpty { finish(waiting.node, finished) }
      for check in leaving.keys.sorted() {
        let cells = leaving[check] ?? []
        guard let next = automaton.next(waiting.node, leaving: waiting.node.checkedRows[check]) else {
          finish(nil, cells)
          continue
        }
        if let place = queue[head...].firstIndex(where: { $0.node === next }) {
          queue[place].cells += cells
          queue[place].steps = max(queue[place].steps, waiting.steps + 1)
        } else {
          queue.append(Waiting(node: next, cells: cells, steps: waiting.steps + 1))
        }
      }
      if head > 64 {
        queue.removeFirst(head)
        head = 0
      }
    }
  }

  /// Finds each cell's first violated check, in the checks' order.
  private func findViolations(_ node: BasisNode, _ cells: [Int], _ scratch: inout SolverScratch) {
    let columns = gathered(cells)
    let count = cells.count
    scratch.reserve(count)
    for cell in 0..<count { scratch.violated[cell] = -1 }
    let products = CheckProducts(node.checks, columns, &scratch)
    for check in 0..<node.checks.count {
      products.row(check, columns, &scratch)
      for cell in 0..<count where scratch.violated[cell] < 0 {
        let value = scratch.sums[cell]
        if value < -Self.tolerance, value < -Self.tolerance * node.checks.magnitude(check, columns, cell) {
          scratch.violated[cell] = Int32(check)
        }
      }
    }
  }

  /// The parameters of some cells side by side.
  private func gathered(_ cells: [Int]) -> Matrix {
    guard !cells.elementsEqual(0..<parameters.columns) else { return parameters }
    var columns = Matrix(rows: parameters.rows, columns: cells.count)
    for row in 0..<parameters.rows {
      let from = row * parameters.columns
      let to = row * cells.count
      for (place, cell) in cells.enumerated() {
        columns.storage[to + place] = parameters.storage[from + cell]
      }
    }
    return columns
  }
}

extension AffineRows {
  /// The size of the numbers that a row adds up for a cell, at least 1.
  func magnitude(_ row: Int, _ columns: Matrix, _ cell: Int) -> Double {
    var sum = 1.0
    for place in starts[row]..<starts[row + 1] {
      sum += abs(factors[place] * columns.storage[parameters[place] * columns.columns + cell])
    }
    return sum
  }
}
