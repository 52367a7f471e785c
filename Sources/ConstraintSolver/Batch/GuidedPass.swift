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
    let clear = scratch.count(of: CheckResult.clear, in: columns.count)
    // Where most cells end here all are answered at once, and the others' answers are written again.
    let isForAll = classifier.isPlain && 2 * clear >= columns.count
    if isForAll { finish(classifier, nil, 0, &columns, &scratch) }
    guard !isForAll || clear < columns.count else { return }
    start(classifier, &memory, columns.count, &scratch)
    for group in 0..<memory.here.count {
      switch memory.here.kinds[group] {
      case .walking: break
      case .clear: if !isForAll { finish(classifier, memory.here[group], 0, &columns, &scratch) }
      case .holds, .lost: memory.open += memory.here[group]
      }
    }
    CellWalk(automaton: automaton).runFromHere(&memory, &columns, &scratch) { arrival, cells, columns, scratch in
      if let node = arrival.node { finish(node, cells, arrival.step, &columns, &scratch) }
    }
  }

  /// Puts the cells that are not clear of the classifier's kinks at the bases they probably end at: where cells with
  /// their signs ended before, else behind their most violated check.
  private func start(
    _ classifier: BasisNode, _ memory: inout WalkMemory, _ count: Int, _ scratch: inout SolverScratch
  ) {
    let checks = classifier.checks.count
    scratch.guess(guide, count, checks: checks)
    memory.reserve(count)
    memory.here.removeAll()
    memory.markKeys(of: scratch.results, count, checks: checks + guide.finals.count)
    for key in memory.groups.indices where memory.groups[key] == WalkMemory.wanted {
      memory.groups[key] = group(key - WalkMemory.firstCheck, at: classifier, in: &memory.here)
    }
    memory.setTargets(from: 0, of: scratch.results, count)
    memory.here.fill(count, by: memory.targets)
  }

  /// Where cells with a result, check or guess at the classifier start.
  private func group(_ result: Int, at classifier: BasisNode, in groups: inout CellGroups) -> Int32 {
    if result < 0 { return groups.add(classifier, WalkMemory.kind(result + WalkMemory.firstCheck)) }
    let checks = classifier.checks.count
    if result >= checks { return groups.place(of: guide.finals[result - checks]) }
    return automaton.next(classifier, check: result).map { groups.place(of: $0) } ?? groups.add(classifier, .lost)
  }
}
