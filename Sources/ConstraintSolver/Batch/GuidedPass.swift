/// Answers cells by short walks from the bases they probably end at, and tells which must walk from the root.
struct GuidedPass {
  let automaton: BasisAutomaton
  let guide: Guide

  /// Tries every cell of a batch at its probable basis.
  ///
  /// - Parameters:
  ///   - columns: the cells.
  ///   - scratch: memory kept between calls; `guideSigns` receives what the guide tells cells apart by.
  ///   - finish: takes each basis with the cells that certainly end there; nil cells for all.
  /// - Returns: the cells that are still open.
  func run(
    _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    finish: (BasisNode, ArraySlice<Int32>?, inout CellColumns, inout SolverScratch) -> Void
  ) -> [Int32] {
    let cells = (0..<Int32(columns.count)).map { $0 }
    guard let classifier = guide.classifier else { return cells }
    columns.check(classifier.checks, cells: nil, &scratch)
    swap(&scratch.signs, &scratch.guideSigns)
    var guesses = [Int32](repeating: 0, count: cells.count)
    var clear = 0
    for cell in cells.indices {
      if scratch.results[cell] == CheckResult.clear {
        guesses[cell] = -1
        clear += 1
      } else {
        guesses[cell] = scratch.results[cell] == CheckResult.holds ? -2 : guide.guess(scratch.guideSigns[cell])
      }
    }
    if clear == columns.count { return answerAll(classifier, &columns, &scratch, finish) }
    let groups = CellGroups(cells, by: guesses, kinds: guide.finals.count + 2)
    if 2 * clear >= columns.count, classifier.isPlain {
      // Most cells end here: all are answered at once, and the others' answers are written again.
      finish(classifier, nil, &columns, &scratch)
    } else if clear > 0 {
      finish(classifier, groups[1], &columns, &scratch)
    }
    let starts = guide.finals.indices.filter { !groups[$0 + 2].isEmpty }.map { place in
      CellWalk.Waiting(node: guide.finals[place], cells: Array(groups[place + 2]))
    }
    let open = CellWalk(automaton: automaton).run(from: starts, &columns, &scratch) { node, cells, columns, scratch in
      if let node { finish(node, cells[...], &columns, &scratch) }
    }
    return groups[0] + open
  }

  private func answerAll(
    _ node: BasisNode, _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    _ finish: (BasisNode, ArraySlice<Int32>?, inout CellColumns, inout SolverScratch) -> Void
  ) -> [Int32] {
    let cells = node.isPlain ? nil : (0..<Int32(columns.count)).map { $0 }[...]
    finish(node, cells, &columns, &scratch)
    return []
  }
}
