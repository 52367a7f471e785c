internal import BatchLayout
internal import ItemReading
internal import LayoutModel
internal import Synchronization

/// `galley measure`: the heights of all items at all widths and text scales.
struct MeasureCommand: Command {
  /// The word that calls it.
  static let name = "measure"

  /// Rows that are held in memory for a block, about.
  private static let blockRows = 1 << 15

  /// What `--help` prints.
  static let usage = """
    Usage: galley measure DOCUMENT ITEMS --width W[,W…] [options]

    Measures every item of ITEMS (NDJSON, - is standard input) with the layout DOCUMENT (JSON).
    There is a row for each item, width and text scale, in this order; items in the order of the input.

      --width W[,W…]       widths of the cells in points
      --text-scale S[,S…]  factors of the text size (default 1)
      --direction D        ltr or rtl (default: the document's)
      --format F           csv: id,width,textScale,height,status (default); ndjson
      --frames             add the frames of all views; needs --format ndjson
    \(EngineOptions.usage)
      --summary            tell counts and times at the end, also when no terminal shows them
    \(OutputOptions.usage)

    """

  /// The document's path.
  var document: String
  /// The items' path.
  var items: String
  /// The widths of the cells.
  var widths: [Double]
  /// The text scales.
  var textScales: [Double]
  /// How the document is treated.
  var engine: EngineOptions
  /// The form of the rows.
  var format: MeasureRows.Format
  /// Whether rows hold frames.
  var frames: Bool
  /// Whether the summary is told in any case.
  var wantsSummary: Bool
  /// How to run and where rows go.
  var output: OutputOptions

  /// Reads the arguments after the command's name.
  init(arguments: [String]) throws(UsageError) {
    var cursor = ArgumentCursor(arguments)
    let widths = try cursor.positiveNumbers(of: "--width", example: "320,375")
    textScales = try cursor.positiveNumbers(of: "--text-scale", example: "1,1.5") ?? [1]
    engine = try EngineOptions(
      direction: cursor.choice(of: "--direction"), fontDirectories: cursor.values(of: "--font-dir"),
      plugins: cursor.values(of: "--plugin"))
    format = try cursor.choice(of: "--format") ?? .csv
    output = try OutputOptions(&cursor)
    frames = try cursor.flag("--frames")
    wantsSummary = try cursor.flag("--summary")
    document = try cursor.positional("DOCUMENT")
    items = try cursor.positional("ITEMS")
    try cursor.finish()
    guard let widths else {
      throw UsageError("--width is missing; give the cells' widths, such as --width 320,375")
    }
    self.widths = widths
    guard !frames || format == .ndjson else { throw UsageError("--frames needs --format ndjson") }
    guard document != "-" || items != "-" else {
      throw UsageError("DOCUMENT and ITEMS cannot both be standard input")
    }
  }

  /// Carries the call out.
  func run(_ engines: Engines) throws -> ExitCode {
    try run(engines.measurer(of: document, engine))
  }

  /// Measures all items with the document's engine.
  private func run<Measurer: CellMeasurer>(_ measurer: Measurer) throws -> ExitCode {
    let rows = MeasureRows(format: format, frames: frames, widths: widths, textScales: textScales)
    let request = MeasureRequest(
      widths: widths, textScales: textScales, frames: frames, diagnostics: format == .ndjson)
    let figures = Mutex(EngineFigures())
    let blockLines = max(Self.blockRows / (widths.count * textScales.count), 16)
    let run = AnswerRun(
      input: items, options: output, header: rows.header, blockLines: min(blockLines, 2048))
    let totals = try run.run {
      let parser = ItemParser(fields: measurer.fields)
      var worker = measurer.makeWorker()
      let answer = { (block: LineBlock) in
        let start = ContinuousClock.now
        let batch = parser.parse(block)
        let parsed = ContinuousClock.now
        let results = measurer.measure(batch, request, worker: &worker)
        let measured = ContinuousClock.now
        var answer = rows.answer(results, of: batch)
        answer.parse = parsed - start
        answer.format = ContinuousClock.now - measured
        return answer
      }
      return BlockWorker(answer: answer) { figures.withLock { $0 += measurer.figures(of: worker) } }
    }
    report(totals, figures.withLock { $0 })
    return totals.exitCode
  }

  /// Tells the summary if somebody wants it.
  private func report(_ totals: AnswerRun.Totals, _ figures: EngineFigures) {
    guard wantsSummary || StandardError.isTerminal else { return }
    let report = RunReport(
      items: totals.answer.items, rows: totals.answer.rows, rowsNotOK: totals.answer.notOK,
      threads: output.threads, engine: figures, read: totals.times.read, parse: totals.answer.parse,
      write: totals.times.write + totals.answer.format, elapsed: totals.elapsed)
    StandardError.write(report.summary)
  }
}
