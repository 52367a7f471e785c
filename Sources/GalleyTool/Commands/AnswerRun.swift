internal import ItemReading

/// The part of a run that all commands share: input, threads, output, progress and what to do with bad rows.
struct AnswerRun {
  /// What was answered.
  struct Totals: Sendable {
    /// The sums over all blocks; without bytes.
    var answer: BlockAnswer
    /// The time that reading and writing took.
    var times: BlockPipeline.Times
    /// The time of the whole run.
    var elapsed: Duration

    /// How the run ended.
    var exitCode: ExitCode { answer.failed == 0 ? .success : .someRowsFailed }
  }

  /// The input; `-` is standard input.
  let input: String
  /// How to run and where the answers go.
  let options: OutputOptions
  /// What the answers become; asked when the output is open.
  var form: @Sendable (OutputFile) throws -> AnswerForm = { _ in .text(header: []) }
  /// Lines that are answered together.
  var blockLines = 2048

  /// Answers the whole input.
  ///
  /// - Parameter worker: Makes what answers blocks on one thread.
  /// - Returns: What was answered.
  /// - Throws: Why the run could not be completed; no output file is left then.
  func run(worker: @Sendable () -> BlockWorker) throws -> Totals {
    let start = ContinuousClock.now
    let source = try FileSource(path: input)
    let output = try OutputFile(path: options.output)
    defer { output.discard() }
    let form = try form(output)
    try form.begin(output)
    let end = try BlockPipeline(threads: options.threads).run(
      LineBatcher(source, lineCount: blockLines),
      into: AnswerSink(output: output, form: form, onError: options.onError), worker: worker)
    try end.sink.complete()
    try output.finish()
    return Totals(answer: end.sink.totals, times: end.times, elapsed: ContinuousClock.now - start)
  }
}
