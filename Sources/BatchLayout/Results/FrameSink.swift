import LayoutModel

/// Collects frames by structure beside heights and statuses.
struct FrameSink: AnswerSink {
  var wantsFrames: Bool { true }
  var wantsDiagnostics: Bool { heights.wantsDiagnostics }
  /// Where heights go.
  private(set) var heights: HeightSink
  /// Where frames go.
  private(set) var sections: [FrameColumns.Section]

  /// Goes on with sections whose memory is used again.
  init(_ heights: HeightSink, sections: [FrameColumns.Section]) {
    self.heights = heights
    self.sections = sections
  }

  mutating func take(_ answer: RunAnswer, _ run: borrowing PlanRun) {
    heights.take(answer, run)
    let place = sections.firstIndex { $0.plan === answer.compiled } ?? sections.count
    if place == sections.count {
      sections.append(FrameColumns.Section(answer.group.structure, plan: answer.compiled))
    }
    sections[place].append(answer, run.frames)
  }

  mutating func fail(_ item: Int, place: Int, _ reason: String) { heights.fail(item, place: place, reason) }

  mutating func add(_ remarks: [Diagnostic], to item: Int, place: Int) {
    heights.add(remarks, to: item, place: place)
  }
}
