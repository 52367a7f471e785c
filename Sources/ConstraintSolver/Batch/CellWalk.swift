/// Walks cells through an automaton, breadth first: all cells at a basis are checked together.
///
/// From the root a cell's path, and with it the basis it ends at, is a function of its parameters alone. From anywhere
/// else a walk counts only if it ends clear of every kink: such a basis is the cell's only one.
struct CellWalk {
  /// How some cells ended.
  struct Arrival {
    /// Their basis; nil where rounding left none.
    var node: BasisNode?
    /// Whether they are clear of every kink.
    var isClear: Bool
    /// Steps before.
    var step: Int
  }

  /// Takes cells that ended.
  typealias Arrive = (Arrival, ArraySlice<Int32>, inout CellColumns, inout SolverScratch) -> Void

  let automaton: BasisAutomaton

  /// Steps of a walk that does not start at the root: beyond them the root is the better start.
  private static let shortWalk = 12

  /// Sends the open cells from the root to their final bases; cells that reach the bound end without one.
  func runFromRoot(
    _ memory: inout WalkMemory, _ columns: inout CellColumns, _ scratch: inout SolverScratch, arrive: Arrive
  ) {
    guard !memory.open.isEmpty else { return }
    let lost = Arrival(node: nil, isClear: false, step: 0)
    guard let root = automaton.root() else { return arrive(lost, memory.open[...], &columns, &scratch) }
    memory.here.start(root, memory.open)
    for step in 0..<automaton.form.stepLimit where memory.here.count > 0 {
      advance(step, &memory, &columns, &scratch, arrive)
    }
    if !memory.here.cells.isEmpty { arrive(lost, memory.here.cells[...], &columns, &scratch) }
  }

  /// Sends cells from bases near their final ones, where they are; those that get nowhere are open afterwards.
  func runFromHere(
    _ memory: inout WalkMemory, _ columns: inout CellColumns, _ scratch: inout SolverScratch, arrive: Arrive
  ) {
    var open: [Int32] = []
    swap(&open, &memory.open)
    for step in 0..<Self.shortWalk where memory.here.count > 0 {
      advance(step, &memory, &columns, &scratch) { arrival, cells, columns, scratch in
        if arrival.isClear { arrive(arrival, cells, &columns, &scratch) } else { open += cells }
      }
    }
    open += memory.here.cells
    swap(&open, &memory.open)
  }

  /// Takes all cells one step on.
  private func advance(
    _ step: Int, _ memory: inout WalkMemory, _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    _ arrive: Arrive
  ) {
    memory.reserve(memory.here.cells.count)
    memory.next.removeAll()
    for group in 0..<memory.here.count {
      let node = memory.here.nodes[group]
      let range = memory.here.range(group)
      columns.check(node.checks, node.product, cells: memory.here.cells[range], &scratch)
      let kinds = route(range, at: node, step, &memory, &columns, &scratch, arrive)
      for kind in [WalkMemory.clear, WalkMemory.holds, WalkMemory.lost] where kinds.contains(kind) {
        memory.ended.removeAll(keepingCapacity: true)
        for place in range where memory.targets[place] == kind { memory.ended.append(memory.here.cells[place]) }
        let node = kind == WalkMemory.lost ? nil : node
        let arrival = Arrival(node: node, isClear: kind == WalkMemory.clear, step: step)
        arrive(arrival, memory.ended[...], &columns, &scratch)
      }
    }
    let (cells, targets) = (memory.here.cells, memory.targets)
    memory.next.fill(cells.count, by: targets) { cells[$0] }
    swap(&memory.here, &memory.next)
  }

  /// Finds out where each cell of a group goes.
  private func route(
    _ range: Range<Int>, at node: BasisNode, _ step: Int, _ memory: inout WalkMemory, _ columns: inout CellColumns,
    _ scratch: inout SolverScratch, _ arrive: Arrive
  ) -> WalkEnds {
    var ends = WalkEnds()
    memory.forgetChecks(node.checks.count)
    for place in range {
      let result = scratch.results[place - range.lowerBound]
      var target = result
      if result >= 0 {
        if memory.behind[Int(result)] == WalkMemory.unknown {
          memory.behind[Int(result)] =
            automaton.next(node, check: Int(result)).map { memory.next.place(of: $0) } ?? WalkMemory.lost
        }
        target = memory.behind[Int(result)]
      } else if !node.isOptimal {
        let better = automaton.improved(node, columns.parameters(of: Int(memory.here.cells[place])))
        if let better, better !== node {
          target = memory.next.place(of: better)
        } else if better == nil {
          target = WalkMemory.lost
        }
      }
      memory.targets[place] = target
      if target < 0 { ends.insert(target) }
    }
    return ends
  }
}

/// In which of the three ways cells ended.
private struct WalkEnds {
  private var bits: UInt8 = 0

  mutating func insert(_ target: Int32) { bits |= 1 << UInt8(-target) }

  func contains(_ target: Int32) -> Bool { bits & 1 << UInt8(-target) != 0 }
}
