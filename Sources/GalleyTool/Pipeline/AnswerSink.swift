/// Takes the answers of a run in the order of the input: writes them, counts them and tells the progress.
struct AnswerSink: Sendable {
  /// Where rows go.
  let output: OutputFile
  /// What they become there.
  private var form: AnswerForm
  /// What a bad row does.
  let onError: FailureRule
  /// The sums over all blocks so far; without bytes.
  private(set) var totals = BlockAnswer()
  /// The line that people watch.
  private var progress = ProgressLine()

  /// Creates a sink.
  init(output: OutputFile, form: AnswerForm, onError: FailureRule) {
    self.output = output
    self.form = form
    self.onError = onError
  }

  /// Writes the answer to a block.
  ///
  /// - Throws: ``StoppedAtBadRow``, or why it cannot be written.
  mutating func write(_ answer: BlockAnswer) throws {
    if onError == .fail, let reason = answer.firstFailure { throw StoppedAtBadRow(reason: reason) }
    try form.write(answer, firstItem: totals.items, to: output)
    totals.add(answer)
    progress.update(rows: totals.rows)
  }

  /// Clears the progress.
  mutating func finish() {
    progress.clear()
  }

  /// Writes what comes after all rows.
  ///
  /// - Throws: Why it cannot be written.
  func complete() throws { try form.complete(output) }
}
