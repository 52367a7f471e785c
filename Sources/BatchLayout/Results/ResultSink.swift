import LayoutModel

/// Collects everything that was asked of each cell: items, then the answers of one item.
struct ResultSink: AnswerSink {
  let wantsFrames: Bool
  let wantsDiagnostics: Bool
  private let perItem: Int
  /// The results.
  private(set) var results: [CellResult]

  /// Makes room for the results of items.
  init(count: Int, perItem: Int, wantsFrames: Bool, wantsDiagnostics: Bool) {
    self.perItem = perItem
    self.wantsFrames = wantsFrames
    self.wantsDiagnostics = wantsDiagnostics
    results = Array(repeating: CellResult(status: .ok, height: 0), count: count * perItem)
  }

  mutating func take(_ answer: RunAnswer, _ run: borrowing PlanRun) {
    let nodes = answer.group.structure.nodes
    for number in 0..<answer.count {
      let cell = answer[number]
      let place = answer.items[cell] * perItem + answer.place
      results[place].height = run.heights[cell]
      results[place].status = run.flags[cell].status
      if wantsFrames {
        results[place].frames = nodes.indices.map { view in
          NamedFrame(view: nodes[view].view.id, frame: run.frames.frame(of: view, cell))
        }
        // The content size of a view that scrolls is the size of the view it scrolls over, as its frame has it.
        results[place].contentSizes = answer.compiled.model.scrollers.map { scroller in
          let content = scroller.content.map { run.frames.frame(of: $0, cell) }
          let size = Size(width: content?.width ?? 0, height: content?.height ?? 0)
          return (view: nodes[scroller.view].view.id, size: size)
        }
      }
      if wantsDiagnostics, run.flags[cell] != [] {
        results[place].diagnostics = Diagnosis(answer.compiled).diagnostics(run, place: cell)
      }
    }
  }

  mutating func fail(_ item: Int, place: Int, _ reason: String) {
    results[item * perItem + place] = .failure(reason)
  }

  mutating func add(_ remarks: [Diagnostic], to item: Int, place: Int) {
    results[item * perItem + place].diagnostics += remarks
  }
}
