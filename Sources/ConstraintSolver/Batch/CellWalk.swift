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
    for step in 0..<automaton.form.stepLimit where memory.here.walkingCount > 0 {
      advance(step, &memory, &columns, &scratch, arrive)
    }
    if memory.here.walkingCount > 0 { arrive(lost, memory.here.walking[...], &columns, &scratch) }
  }

  /// Sends cells from bases near their final ones, where they are; those that get nowhere are open afterwards.
  func runFromHere(
    _ memory: inout WalkMemory, _ columns: inout CellColumns, _ scratch: inout SolverScratch, arrive: Arrive
  ) {
    var open: [Int32] = []
    swap(&open, &memory.open)
    for step in 0..<Self.shortWalk where memory.here.walkingCount > 0 {
      advance(step, &memory, &columns, &scratch) { arrival, cells, columns, scratch in
        if arrival.isClear { arrive(arrival, cells, &columns, &scratch) } else { open += cells }
      }
    }
    if memory.here.walkingCount > 0 { open += memory.here.walking }
    swap(&open, &memory.open)
  }

  /// Takes all cells one step on, and hands over those that end.
  private func advance(
    _ step: Int, _ memory: inout WalkMemory, _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    _ arrive: Arrive
  ) {
    memory.reserve(memory.here.cells.count)
    memory.next.removeAll()
    for group in 0..<memory.here.count where memory.here.kinds[group] == .walking {
      let node = memory.here.nodes[group]
      let range = memory.here.range(group)
      columns.check(node.checks, node.product, cells: memory.here.cells[range], &scratch)
      memory.markKeys(of: scratch.results, range.count, checks: node.checks.count)
      for key in memory.groups.indices where memory.groups[key] == WalkMemory.wanted {
        memory.groups[key] = self.group(key, at: node, in: &memory.next)
      }
      memory.setTargets(from: range.lowerBound, of: scratch.results, range.count)
    }
    memory.next.fill(from: memory.here, by: memory.targets)
    swap(&memory.here, &memory.next)
    for group in 0..<memory.here.count where memory.here.kinds[group] != .walking {
      let cells = memory.here[group]
      guard !cells.isEmpty else { continue }
      let kind = memory.here.kinds[group]
      let arrival = Arrival(
        node: kind == .lost ? nil : memory.here.nodes[group], isClear: kind == .clear, step: step)
      arrive(arrival, cells, &columns, &scratch)
    }
  }

  /// Where cells with a key at a basis go.
  private func group(_ key: Int, at node: BasisNode, in next: inout CellGroups) -> Int32 {
    guard key >= WalkMemory.firstCheck else { return next.add(node, WalkMemory.kind(key)) }
    guard let behind = automaton.next(node, check: key - WalkMemory.firstCheck) else { return next.add(node, .lost) }
    return next.place(of: behind)
  }
}
