/// Walks cells through an automaton, breadth first: all cells at a basis are checked together.
///
/// From the root a cell's path, and with it the basis it ends at, is a function of its parameters alone. From anywhere
/// else a walk counts only if it ends clear of every kink: such a basis is the cell's only one.
struct CellWalk {
  /// Cells at one basis.
  struct Waiting {
    var node: BasisNode
    var cells: [Int32]
  }

  /// Takes each final basis with cells that end there; nil for cells that reached the bound.
  typealias Finish = (BasisNode?, [Int32], inout CellColumns, inout SolverScratch) -> Void

  let automaton: BasisAutomaton

  /// Steps of a walk that does not start at the root: beyond them the root is the better start.
  private static let shortWalk = 12

  /// Sends cells from the root to their final bases.
  func run(
    _ cells: [Int32], _ columns: inout CellColumns, _ scratch: inout SolverScratch, finish: Finish
  ) {
    guard !cells.isEmpty else { return }
    guard let root = automaton.root() else { return finish(nil, cells, &columns, &scratch) }
    var frontier = [Waiting(node: root, cells: cells)]
    for _ in 0..<automaton.form.stepLimit where !frontier.isEmpty {
      advance(&frontier, &columns, &scratch) { node, cells, _, columns, scratch in
        finish(node, cells, &columns, &scratch)
      }
    }
    for waiting in frontier { finish(nil, waiting.cells, &columns, &scratch) }
  }

  /// Sends cells from bases near their final ones.
  ///
  /// - Returns: the cells that must walk from the root.
  func run(
    from starts: [Waiting], _ columns: inout CellColumns, _ scratch: inout SolverScratch, finish: Finish
  ) -> [Int32] {
    var frontier = starts
    var open: [Int32] = []
    for _ in 0..<Self.shortWalk where !frontier.isEmpty {
      advance(&frontier, &columns, &scratch) { node, cells, areClear, columns, scratch in
        if areClear, let node { finish(node, cells, &columns, &scratch) } else { open += cells }
      }
    }
    return open + frontier.flatMap(\.cells)
  }

  /// Takes all cells one step on; `arrive` takes those that ended, and whether they are clear of every kink.
  private func advance(
    _ frontier: inout [Waiting], _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    arrive: (BasisNode?, [Int32], Bool, inout CellColumns, inout SolverScratch) -> Void
  ) {
    var next = Frontier()
    for waiting in frontier {
      columns.check(waiting.node.checks, cells: waiting.cells[...], &scratch)
      let groups = CellGroups(waiting.cells, by: scratch.results, kinds: waiting.node.checks.count + 2)
      for kind in 0..<2 where !groups[kind].isEmpty {
        let cells = Array(groups[kind])
        if waiting.node.isOptimal {
          arrive(waiting.node, cells, kind == 1, &columns, &scratch)
        } else {
          for cell in cells {
            let better = automaton.improved(waiting.node, columns.parameters(of: Int(cell)))
            if let better, better !== waiting.node {
              next.add([cell], at: better)
            } else {
              arrive(better, [cell], kind == 1, &columns, &scratch)
            }
          }
        }
      }
      for check in 0..<waiting.node.checks.count where !groups[check + 2].isEmpty {
        if let node = automaton.next(waiting.node, check: check) {
          next.add(groups[check + 2], at: node)
        } else {
          arrive(nil, Array(groups[check + 2]), false, &columns, &scratch)
        }
      }
    }
    frontier = next.waiting
  }

  /// Cells gathered by the basis they come to.
  private struct Frontier {
    private(set) var waiting: [Waiting] = []
    private var places: [ObjectIdentifier: Int] = [:]

    mutating func add(_ cells: ArraySlice<Int32>, at node: BasisNode) {
      if let place = places[ObjectIdentifier(node)] {
        waiting[place].cells += cells
      } else {
        places[ObjectIdentifier(node)] = waiting.count
        waiting.append(Waiting(node: node, cells: Array(cells)))
      }
    }
  }
}
