/// Answers cells by the bases they probably have, and tells which must walk.
struct GuidedPass {
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
    let count = columns.count
    guard let classifier = guide.classifier else { return (0..<count).map { Int32($0) } }
    columns.check(classifier.checks, cells: nil, &scratch)
    swap(&scratch.signs, &scratch.guideSigns)
    var open: [Int32] = []
    var guesses = [Int32](repeating: 0, count: count)
    var sizes = [Int](repeating: 0, count: guide.finals.count + 1)
    for cell in 0..<count {
      guard scratch.results[cell] != CheckResult.clear else { continue }
      let guess = guide.guess(scratch.guideSigns[cell])
      guesses[cell] = guess + 1
      if guess < 0 { open.append(Int32(cell)) } else { sizes[Int(guess) + 1] += 1 }
    }
    let guessed = sizes.reduce(0, +)
    finishClear(classifier, count - guessed - open.count, &columns, &scratch, finish)
    guard guessed > 0 else { return open }
    var starts = sizes
    var sum = 0
    for place in starts.indices { (starts[place], sum) = (sum, sum + sizes[place]) }
    var order = [Int32](repeating: 0, count: guessed)
    for cell in 0..<count where guesses[cell] > 0 {
      let final = Int(guesses[cell])
      order[starts[final]] = Int32(cell)
      starts[final] += 1
    }
    for (place, node) in guide.finals.enumerated() where sizes[place + 1] > 0 {
      let end = starts[place + 1]
      confirm(node, order[end - sizes[place + 1]..<end], &open, &columns, &scratch, finish)
    }
    return open
  }

  /// Answers the cells that are clear at the classifier itself, `clear` in number.
  ///
  /// All cells at once where these are many: those of the others are written again.
  private func finishClear(
    _ node: BasisNode, _ clear: Int, _ columns: inout CellColumns, _ scratch: inout SolverScratch,
    _ finish: (BasisNode, ArraySlice<Int32>?, inout CellColumns, inout SolverScratch) -> Void
  ) {
    guard clear > 0 else { return }
    guard 2 * clear < columns.count || !node.isPlain else { return finish(node, nil, &columns, &scratch) }
    let cells = (0..<Int32(columns.count)).filter { scratch.results[Int($0)] == CheckResult.clear }
    finish(node, cells[...], &columns, &scratch)
  }

  /// Answers those of some cells that are clear at a basis; the others stay open.
  private func confirm(
    _ node: BasisNode, _ cells: ArraySlice<Int32>, _ open: inout [Int32], _ columns: inout CellColumns,
    _ scratch: inout SolverScratch,
    _ finish: (BasisNode, ArraySlice<Int32>?, inout CellColumns, inout SolverScratch) -> Void
  ) {
    columns.check(node.checks, cells: cells, &scratch)
    var confirmed = 0
    for place in 0..<cells.count where scratch.results[place] == CheckResult.clear { confirmed += 1 }
    guard confirmed < cells.count else { return finish(node, cells, &columns, &scratch) }
    var kept: [Int32] = []
    kept.reserveCapacity(confirmed)
    for (place, cell) in cells.enumerated() {
      if scratch.results[place] == CheckResult.clear { kept.append(cell) } else { open.append(cell) }
    }
    if !kept.isEmpty { finish(node, kept[...], &columns, &scratch) }
  }
}
