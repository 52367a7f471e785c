import CKernels
import LayoutModel

/// Writes heights and statuses of some items straight into the columns of the answer.
struct HeightSink: AnswerSink {
  var wantsFrames: Bool { false }
  let wantsDiagnostics: Bool
  /// Answers an item.
  private let perItem: Int
  private let heights: UnsafeMutableBufferPointer<Double>
  private let statuses: UnsafeMutableBufferPointer<RowStatus>
  /// Remarks by place of the cell.
  private(set) var diagnostics: [Int: [Diagnostic]] = [:]

  /// Takes the columns, whose owner has to keep them for as long as the sink is used.
  init(
    heights: UnsafeMutableBufferPointer<Double>, statuses: UnsafeMutableBufferPointer<RowStatus>, perItem: Int,
    wantsDiagnostics: Bool
  ) {
    self.heights = heights
    self.statuses = statuses
    self.perItem = perItem
    self.wantsDiagnostics = wantsDiagnostics
  }

  mutating func take(_ answer: RunAnswer, _ run: borrowing PlanRun) {
    if answer.isWhole {
      run.heights.withUnsafeBufferPointer { values in
        answer.items.withKernelSelection { selection in
          guard let base = heights.baseAddress else { return }
          galley_scatter(base + answer.place, values.baseAddress, selection, 0, perItem)
        }
      }
      guard run.flags.anyOfFirst(answer.count, has: [.ambiguous, .unsatisfiable, .unsettled]) else { return }
    } else {
      for number in 0..<answer.count {
        let cell = answer[number]
        heights[answer.items[cell] * perItem + answer.place] = run.heights[cell]
      }
    }
    for number in 0..<answer.count where run.flags[answer[number]] != [] {
      let cell = answer[number]
      let place = answer.items[cell] * perItem + answer.place
      statuses[place] = run.flags[cell].status
      guard wantsDiagnostics else { continue }
      let remarks = Diagnosis(answer.compiled).diagnostics(run, place: cell)
      if !remarks.isEmpty { diagnostics[place] = remarks }
    }
  }

  mutating func fail(_ item: Int, place: Int, _ reason: String) {
    let place = item * perItem + place
    heights[place] = 0
    statuses[place] = .error
    diagnostics[place] = [Diagnostic(kind: .error, message: reason)]
  }

  mutating func add(_ remarks: [Diagnostic], to item: Int, place: Int) {
    diagnostics[item * perItem + place, default: []] += remarks
  }
}
