internal import BatchLayout
internal import ItemReading
internal import LayoutModel
internal import SavedSizes
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
      --format F           csv: id,width,textScale,height,status (default); ndjson; binary: a file to map into
                           memory; sqlite: a table to query (both need --output FILE or, binary, a pipe)
      --frames             add the frames of all views; needs --format ndjson
      --cache FILE         an SQLite file of results: what is in it is not measured again
      --cache-limit MB     how large it may get (default 256); the oldest results go first
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
  /// The file of results that are known.
  var cache: String?
  /// How large it may get, in MB.
  var cacheLimit: Int
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
    cache = try cursor.value(of: "--cache")
    cacheLimit = try cursor.integer(of: "--cache-limit", in: 1...1_000_000) ?? 256
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
    guard format != .sqlite || (output.output ?? "-") != "-" else {
      throw UsageError("--format sqlite needs --output FILE")
    }
    guard cache != "" else { throw UsageError("--cache needs a file name") }
    guard document != "-" || items != "-" else {
      throw UsageError("DOCUMENT and ITEMS cannot both be standard input")
    }
  }

  /// Carries the call out.
  func run(_ engines: Engines) throws -> ExitCode {
    let engine = try engine.loadingPlugins()
    let document = try readDocument()
    let measurer: any CellMeasurer
    do throws(LayoutError) {
      measurer = try engines.measurer(document.json, engine)
    } catch {
      throw LayoutError(at: self.document, error.description)
    }
    return try run(measurer, document)
  }

  /// A document as it was read.
  private struct Document {
    var bytes: [UInt8]
    var json: JSONValue
  }

  /// Reads the document.
  private func readDocument() throws(LayoutError) -> Document {
    let bytes = try FileSource.contents(of: document)
    guard !bytes.isEmpty else { throw LayoutError(at: document, "is empty; expected a layout document") }
    do throws(LayoutError) {
      return Document(bytes: bytes, json: try JSONReader().read(bytes))
    } catch {
      throw LayoutError(at: document, error.description)
    }
  }

  /// Measures all items with the document's engine.
  private func run<Measurer: CellMeasurer>(_ measurer: Measurer, _ document: Document) throws -> ExitCode {
    let rows = MeasureRows(format: format, frames: frames, widths: widths, textScales: textScales)
    let request = MeasureRequest(
      widths: widths, textScales: textScales, frames: frames, diagnostics: format == .ndjson)
    let origin =
      cache != nil || !format.isText ? SizeOrigin(document.bytes, document.json, measurer.direction, engine) : nil
    let sizes = CachedMeasuring(measurer: measurer, request: request, cache: try openCache(origin, request))
    let figures = Mutex(EngineFigures())
    let blockLines = max(Self.blockRows / (widths.count * textScales.count), 16)
    let run = AnswerRun(
      input: items, options: output, form: { try form(of: rows, origin, $0) }, blockLines: min(blockLines, 2048))
    let totals = try run.run {
      let parser = ItemParser(fields: measurer.fields)
      var worker = measurer.makeWorker()
      let answer = { (block: LineBlock) in
        let start = ContinuousClock.now
        let batch = parser.parse(block)
        let parsed = ContinuousClock.now
        let (results, cached) = sizes.measure(batch, worker: &worker)
        let measured = ContinuousClock.now
        var answer = rows.answer(results, of: batch)
        answer.cached = cached
        answer.parse = parsed - start
        answer.format = ContinuousClock.now - measured
        return answer
      }
      return BlockWorker(answer: answer) { figures.withLock { $0 += measurer.figures(of: worker) } }
    }
    if let fault = sizes.cache?.fault { StandardError.write("galley: \(fault); measured without it\n") }
    report(totals, figures.withLock { $0 })
    return totals.exitCode
  }

  /// Opens the cache, if one is asked for.
  private func openCache(_ origin: SizeOrigin?, _ request: MeasureRequest) throws(LayoutError) -> SizeCache? {
    guard let cache, let origin else { return nil }
    return try SizeCache(path: cache, origin: origin, request: request, limit: Int64(cacheLimit) << 20)
  }

  /// What rows become in an output.
  private func form(
    of rows: MeasureRows, _ origin: SizeOrigin?, _ output: OutputFile
  ) throws(LayoutError) -> AnswerForm {
    guard let origin, !format.isText else { return .text(header: rows.header) }
    guard format == .sqlite else { return .file(SizeFileWriter(origin: origin, settings: rows.settings)) }
    guard let path = output.unfinishedPath else {
      throw LayoutError(at: self.output.output ?? "-", "is no regular file, which --format sqlite needs")
    }
    return .table(try SizeTable(path: path, origin: origin, settings: rows.settings))
  }

  /// The sums of heights, each with its width and text scale.
  private func lengths(_ heights: [Double]) -> [(cell: String, height: Double)] {
    let cells = widths.flatMap { width in textScales.map { (width, $0) } }
    return zip(cells, heights).map { cell, height in
      ("width \(cell.0)" + (cell.1 == 1 ? "" : ", text scale \(cell.1)"), height)
    }
  }

  /// Tells the summary if somebody wants it.
  private func report(_ totals: AnswerRun.Totals, _ figures: EngineFigures) {
    guard wantsSummary || StandardError.isTerminal else { return }
    let report = RunReport(
      items: totals.answer.items, rows: totals.answer.rows, rowsCached: totals.answer.cached,
      rowsNotOK: totals.answer.notOK, totals: lengths(totals.answer.heights),
      threads: output.threads, engine: figures, read: totals.times.read, parse: totals.answer.parse,
      write: totals.times.write + totals.answer.format, elapsed: totals.elapsed)
    StandardError.write(report.summary)
  }
}
