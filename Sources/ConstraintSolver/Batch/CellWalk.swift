/// Walks cells through an automaton from its root, breadth first: all cells at a basis are checked together.
///
/// A cell's path, and with it the basis it ends at, is a function of its parameters alone.
struct CellWalk {
  let automaton: BasisAutomaton

  /// Cells waiting at one basis.
  private struct Waiting {
    var node: BasisNode
    var cells: [Int32]
    var steps: Int
  }

  /// Sends cells from the root to their final bases.
  ///
  /// - Parameters:
  ///   - cells: which cells.
  ///   - columns: their parameters.
  ///   - scratch: memory kept between calls.
  ///   - finish: takes each final basis with cells that end there; nil for cells that reached the bound.
  func run(
    _ cells: [Int32], _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    finish: (BasisNode?, [Int32], inout CellColumns, inout SolverScratch) -> Void
  ) {
    guard !cells.isEmpty else { return }
    guard let root = automaton.root() else { return finish(nil, cells, &columns, &scratch) }
    var queue = [Waiting(node: root, cells: cells, steps: 0)]
    while let waiting = queue.popLast() {
      guard waiting.steps < automaton.form.stepLimit else {
        finish(nil, waiting.cells, &columns, &scratch)
        continue
      }
      columns.check(waiting.node.checks, cells: waiting.cells[...], &scratch)
      var finished: [Int32] = []
      var leaving: [Int32: [Int32]] = [:]
      for (place, cell) in waiting.cells.enumerated() {
        let result = scratch.results[place]
        if result < 0 { finished.append(cell) } else { leaving[result, default: []].append(cell) }
      }
      if !finished.isEmpty {
        if waiting.node.isOptimal {
          finish(waiting.node, finished, &columns, &scratch)
        } else {
          for cell in finished {
            send([cell], to: improved(waiting.node, columns.parameters(of: Int(cell))), waiting.steps, &queue)
              .map { finish(nil, $0, &columns, &scratch) }
          }
        }
      }
      for (check, cells) in leaving {
        let next = automaton.next(waiting.node, across: waiting.node.checkedPlanes[Int(check)])
        send(cells, to: next, waiting.steps, &queue).map { finish(nil, $0, &columns, &scratch) }
      }
    }
  }

  /// Lets cells wait at a basis; gives them back where there is none.
  private func send(
    _ cells: [Int32], to node: BasisNode?, _ steps: Int, _ queue: inout [Waiting]
  ) -> [Int32]? {
    guard let node else { return cells }
    if let place = queue.firstIndex(where: { $0.node === node && $0.steps == steps + 1 }) {
      queue[place].cells += cells
    } else {
      queue.append(Waiting(node: node, cells: cells, steps: steps + 1))
    }
    return nil
  }

  /// Where rounding led a cell to a basis that is not dual feasible: the primal method at the cell itself goes on.
  private func improved(_ node: BasisNode, _ parameters: [Double]) -> BasisNode? {
    let form = automaton.form
    var values = node.basis.active.map { form.bound(of: $0, parameters) }
    node.factorization.solve(&values)
    let residuals = (0..<form.totalCount).map { plane in
      node.basis.sides[plane] == 0
        ? 0 : form.planes[plane].reduce(form.bound(of: plane, parameters)) { $0 - $1.value * values[$1.index] }
    }
    return PrimalSearch.improve(node.basis, residuals, form).flatMap(automaton.node)
  }
}
