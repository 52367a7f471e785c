/// Leaves out what fills columns that nothing reads.
///
/// Every block stays, for its outcome is part of a cell's status; it writes only what is read.
struct StagePruning {
  /// The columns read by what comes later.
  private var read: Set<Int>

  /// The stages that fill the columns `read`, in order.
  static func stages(_ stages: [Plan.Stage], reading read: Set<Int>) -> [Plan.Stage] {
    var pruning = StagePruning(read: read)
    return pruning.prune(stages)
  }

  private mutating func prune(_ stages: [Plan.Stage]) -> [Plan.Stage] {
    var kept: [Plan.Stage] = []
    for stage in stages.reversed() {
      if let stage = prune(stage) { kept.append(stage) }
    }
    return kept.reversed()
  }

  private mutating func prune(_ stage: Plan.Stage) -> Plan.Stage? {
    switch stage {
    case .measure(let expression, let column):
      guard read.contains(column) else { return nil }
      read.formUnion(expression.columns)
      return stage
    case .text(let text):
      guard let text = prune(text) else { return nil }
      read.formUnion(text.width.columns)
      return .text(text)
    case .solve(var block):
      read.formUnion(block.inputs)
      block.outputs = block.outputs.map { read.contains($0) ? $0 : -1 }
      return .solve(block)
    case .settle(let stages, let texts, let values):
      // What a pass fills is read by the next one too.
      for stage in stages { read.formUnion(stage.columns) }
      for text in texts { read.formUnion(text.width.columns) }
      for value in values { read.formUnion(value.form.columns) }
      return .settle(prune(stages), texts: texts, values: values)
    }
  }

  private func prune(_ text: Plan.TextStage) -> Plan.TextStage? {
    func kept(_ column: Int?) -> Int? { column.flatMap { read.contains($0) ? $0 : nil } }
    var text = text
    text.widthColumn = kept(text.widthColumn)
    text.heightColumn = kept(text.heightColumn)
    text.firstBaselineColumn = kept(text.firstBaselineColumn)
    text.lastBaselineColumn = kept(text.lastBaselineColumn)
    return text.columns.isEmpty ? nil : text
  }
}

extension Plan.TextStage {
  /// The columns filled.
  var columns: [Int] {
    [widthColumn, heightColumn, firstBaselineColumn, lastBaselineColumn].compactMap { $0 }
  }
}

extension Plan.Stage {
  /// The columns that the stage reads.
  fileprivate var columns: Set<Int> {
    switch self {
    case .measure(let expression, _): expression.columns
    case .text(let text): text.width.columns
    case .solve(let block): Set(block.inputs)
    case .settle(let stages, let texts, let values):
      (stages.map(\.columns) + texts.map(\.width.columns) + values.map(\.form.columns))
        .reduce(into: []) { $0.formUnion($1) }
    }
  }
}
