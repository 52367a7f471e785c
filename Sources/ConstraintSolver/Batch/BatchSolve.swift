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
    let isPoor = guide.classifier == nil
    let learns = columns.count >= Self.lessonSize && !guide.isFull
    var largest: (node: BasisNode, count: Int)?
    func take(
      _ node: BasisNode, _ cells: ArraySlice<Int32>, _ scratch: SolverScratch
    ) {
      guard learns else { return }
      if isPoor {
        if cells.count > largest?.count ?? 0 { largest = (node, cells.count) }
      } else if node !== guide.classifier {
        for cell in cells { guide.learn(scratch.guideSigns[Int(cell)], endsAt: node) }
      }
    }
    let open = GuidedPass(automaton: automaton, guide: guide).run(&columns, &scratch) { node, cells, columns, scratch in
      finish(node, cells, &columns, &scratch)
      if let cells { take(node, cells, scratch) }
    }
    CellWalk(automaton: automaton).run(open, &columns, &scratch) { node, cells, columns, scratch in
      finish(node, cells[...], &columns, &scratch)
      if let node { take(node, cells[...], scratch) }
    }
    if isPoor, let largest { guide.restart(with: largest.node) }
    if learns { automaton.guide = guide }
  }
}
