/// Takes the answers of a run in the order of the input: writes them, counts them and tells the progress.
struct AnswerSink: Sendable {
  /// Where rows go.
  let output: OutputFile
  /// What a bad row does.
  let onError: FailureRule
  /// The sums over all blocks so far; without bytes.
  private(set) var totals = BlockAnswer()
  /// The line that people watch.
  private var progress = ProgressLine()

  /// Creates a sink.
  init(output: OutputFile, onError: FailureRule) {
    self.output = output
    self.onError = onError
  }

  /// Writes the answer to a block.
  ///
  /// - Throws: ``StoppedAtBadRow``, or why it cannot be written.
  mutating func write(_ answer: BlockAnswer) throws {
    if onError == .fail, let reason = answer.firstFailure { throw StoppedAtBadRow(reason: reason) }
    if !answer.bytes.isEmpty { try output.write(answer.bytes) }
    totals.add(answer)
    progress.update(rows: totals.rows)
  }

  /// Clears the progress.
  mutating func finish() {
    progress.clear()
  }
}
