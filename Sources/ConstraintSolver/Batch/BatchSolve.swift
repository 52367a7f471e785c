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
    var memory = WalkMemory()
    swap(&memory, &scratch.walk)
    var lesson = Lesson(guide: automaton.guide, isWanted: columns.count >= Self.lessonSize)
    GuidedPass(automaton: automaton, guide: lesson.guide).run(&memory, &columns, &scratch) {
      node, cells, step, columns, scratch in
      finish(node, cells, &columns, &scratch)
      // A cell that ended where it was guessed to end teaches nothing.
      if step > 0, let cells { lesson.take(cells, endingAt: node, scratch.guideSigns) }
    }
    CellWalk(automaton: automaton).runFromRoot(&memory, &columns, &scratch) { arrival, cells, columns, scratch in
      finish(arrival.node, cells, &columns, &scratch)
      if let node = arrival.node { lesson.take(cells, endingAt: node, scratch.guideSigns) }
    }
    if let guide = lesson.learned() { automaton.guide = guide }
    memory.removeAll()
    swap(&memory, &scratch.walk)
  }
}

/// What the cells of one batch teach a guide.
private struct Lesson {
  private(set) var guide: Guide
  private let isPoor: Bool
  private let isWanted: Bool
  private var isNew = false
  private var largest: (node: BasisNode, count: Int)?

  init(guide: Guide, isWanted: Bool) {
    self.guide = guide
    self.isWanted = isWanted && !guide.isFull
    isPoor = guide.classifier == nil
  }

  /// Takes cells that ended at a basis.
  mutating func take(_ cells: ArraySlice<Int32>, endingAt node: BasisNode, _ signs: [UInt64]) {
    guard isWanted else { return }
    if isPoor {
      if cells.count > largest?.count ?? 0 { largest = (node, cells.count) }
    } else if node !== guide.classifier {
      for cell in cells where guide.learn(signs[Int(cell)], endsAt: node) { isNew = true }
    }
  }

  /// The guide, if there is something new in it.
  mutating func learned() -> Guide? {
    if isPoor, let largest {
      guide.restart(with: largest.node)
      return guide
    }
    return isNew ? guide : nil
  }
}
