/// Solves the cells of one batch with one automaton: first by good guesses, then by walking, and learns.
struct BatchSolve {
  let automaton: BasisAutomaton

  /// Cells below which a batch teaches nothing.
  private static let lessonSize = 32

  /// Takes every cell to its final basis.
  ///
  /// - Parameters:
  ///   - columns: the cells.
  ///   - scratch: memory kept between calls.
  ///   - finish: takes each final basis with cells that end there, nil cells for all of the batch; nil basis for cells
  ///   that reached the bound. Cells of a later call replace what an earlier one for all wrote.
  func run(
    _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    finish: (BasisNode?, ArraySlice<Int32>?, inout CellColumns, inout SolverScratch) -> Void
  ) {
    var guide = automaton.guide
    let open = GuidedPass(guide: guide).run(&columns, &scratch) { finish($0, $1, &$2, &$3) }
    guard !open.isEmpty else { return }
    let isPoor = guide.classifier == nil || (guide.isFull && 2 * open.count > columns.count)
    let learns = columns.count >= Self.lessonSize && (isPoor || !guide.isFull)
    var largest: (node: BasisNode, count: Int)?
    CellWalk(automaton: automaton).run(open, &columns, &scratch) { node, cells, columns, scratch in
      finish(node, cells[...], &columns, &scratch)
      guard learns, let node else { return }
      if isPoor {
        if cells.count > largest?.count ?? 0 { largest = (node, cells.count) }
      } else {
        for cell in cells { guide.learn(scratch.guideSigns[Int(cell)], endsAt: node) }
      }
    }
    guard learns else { return }
    if isPoor, let largest { guide.restart(with: largest.node) }
    automaton.guide = guide
  }
}
