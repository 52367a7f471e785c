/// Answers cells by short walks from the bases they probably end at, and tells which must walk from the root.
struct GuidedPass {
  let automaton: BasisAutomaton
  let guide: Guide

  /// Tries every cell of a batch at its probable basis.
  ///
  /// - Parameters:
  ///   - memory: its open cells are those that are still open afterwards.
  ///   - columns: the cells.
  ///   - scratch: memory kept between calls; `guideSigns` receives what the guide tells cells apart by.
  ///   - finish: takes each basis with the cells that certainly end there, nil cells for all, and the steps they took.
  func run(
    _ memory: inout WalkMemory, _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    finish: (BasisNode, ArraySlice<Int32>?, Int, inout CellColumns, inout SolverScratch) -> Void
  ) {
    guard let classifier = guide.classifier else {
      memory.open.append(contentsOf: 0..<Int32(columns.count))
      return
    }
    columns.check(classifier.checks, classifier.product, cells: nil, &scratch)
    swap(&scratch.signs, &scratch.guideSigns)
    var clear = 0
    for cell in 0..<columns.count where scratch.results[cell] == CheckResult.clear { clear += 1 }
    if classifier.isPlain, 2 * clear >= columns.count {
      // Most cells end here: all are answered at once, and the others' answers are written again.
      finish(classifier, nil, 0, &columns, &scratch)
    } else if clear > 0 {
      memory.ended.removeAll(keepingCapacity: true)
      for cell in 0..<columns.count where scratch.results[cell] == CheckResult.clear {
        memory.ended.append(Int32(cell))
      }
      finish(classifier, memory.ended[...], 0, &columns, &scratch)
    }
    guard clear < columns.count else { return }
    start(classifier, &memory, columns.count, scratch)
    CellWalk(automaton: automaton).runFromHere(&memory, &columns, &scratch) { arrival, cells, columns, scratch in
      if let node = arrival.node { finish(node, cells, arrival.step, &columns, &scratch) }
    }
  }

  /// Puts the cells that are not clear of the classifier's kinks at the bases they probably end at: where cells with
  /// their signs ended before, else behind their most violated check.
  private func start(_ classifier: BasisNode, _ memory: inout WalkMemory, _ count: Int, _ scratch: SolverScratch) {
    memory.reserve(count)
    memory.here.removeAll()
    memory.forgetChecks(classifier.checks.count + guide.finals.count)
    for cell in 0..<count {
      let result = scratch.results[cell]
      var target = result
      if result >= 0 {
        let guess = guide.guess(scratch.guideSigns[cell]).map { classifier.checks.count + Int($0) }
        let place = guess ?? Int(result)
        if memory.behind[place] == WalkMemory.unknown {
          let node = guess == nil ? automaton.next(classifier, check: Int(result)) : nil
          let start = guess.map { guide.finals[$0 - classifier.checks.count] } ?? node
          memory.behind[place] = start.map { memory.here.place(of: $0) } ?? WalkMemory.lost
        }
        target = memory.behind[place]
      }
      memory.targets[cell] = target
      if target == WalkMemory.holds || target == WalkMemory.lost { memory.open.append(Int32(cell)) }
    }
    memory.here.fill(count, by: memory.targets) { Int32($0) }
  }
}
