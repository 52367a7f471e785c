import LayoutModel

/// Takes the answers of runs.
protocol AnswerSink {
  /// Whether runs have to go beyond heights and to read frames.
  var wantsFrames: Bool { get }
  /// Whether diagnostics are wanted.
  var wantsDiagnostics: Bool { get }

  /// Takes the cells that a run answers.
  mutating func take(_ answer: RunAnswer, _ run: borrowing PlanRun)
  /// Takes the reason why an item has no answer at a place among those of one item.
  mutating func fail(_ item: Int, place: Int, _ reason: String)
  /// Adds remarks to the answer of an item at a place, which was taken before.
  mutating func add(_ remarks: [Diagnostic], to item: Int, place: Int)
}

extension CellFlags {
  /// The status of a cell that has an answer.
  var status: RowStatus { contains(.unsatisfiable) ? .unsatisfiable : contains(.ambiguous) ? .ambiguous : .ok }
}
