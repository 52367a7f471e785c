internal import BatchLayout
internal import LayoutModel

/// `galley bench`: how fast the heights of all items are found, and where the time goes.
struct BenchCommand: Command {
  /// The word that calls it.
  static let name = "bench"

  /// What `--help` prints.
  static let usage = """
    Usage: galley bench DOCUMENT ITEMS --width W[,W…] [options]

    Reads ITEMS (NDJSON, - is standard input) into memory once, finds all heights again and again, and tells
    how long a round took and where the time went. No heights are written.

      --width W[,W…]       widths of the cells in points
      --rounds N           rounds that count, 1 to 1000 (default 5); one more, which does not, goes first
      --threads N          threads, 1 to 1024 (default: one a core)
      --direction D        ltr or rtl (default: the document's)
    \(EngineOptions.usage)
      --json F             write the numbers to the file F as JSON too (-: as JSON only, to standard output)

    """

  /// The document's path.
  var document: String
  /// The items' path.
  var items: String
  /// The widths of the cells.
  var widths: [Double]
  /// Rounds that count.
  var rounds: Int
  /// Threads that share the items.
  var threads: Int
  /// How the document is treated.
  var engine: EngineOptions
  /// Where the numbers go as JSON.
  var json: String?

  /// Reads the arguments after the command's name.
  init(arguments: [String]) throws(UsageError) {
    var cursor = ArgumentCursor(arguments)
    let widths = try cursor.positiveNumbers(of: "--width", example: "320,375")
    rounds = try cursor.integer(of: "--rounds", in: 1...1000) ?? 5
    threads = try cursor.integer(of: "--threads", in: 1...1024) ?? OutputOptions.coreCount
    engine = try EngineOptions(
      direction: cursor.choice(of: "--direction"), fontDirectories: cursor.values(of: "--font-dir"),
      plugins: cursor.values(of: "--plugin"))
    json = try cursor.value(of: "--json")
    guard json != "" else { throw UsageError("--json needs a file name, or - for standard output") }
    document = try cursor.positional("DOCUMENT")
    items = try cursor.positional("ITEMS")
    try cursor.finish()
    guard let widths else {
      throw UsageError("--width is missing; give the cells' widths, such as --width 320,375")
    }
    self.widths = widths
    guard document != "-" || items != "-" else {
      throw UsageError("DOCUMENT and ITEMS cannot both be standard input")
    }
  }

  /// Carries the call out.
  func run(_ engines: Engines) throws -> ExitCode {
    try run(engines.measurer(of: document, engine))
  }

  private func run<Measurer: CellMeasurer>(_ measurer: Measurer) throws -> ExitCode {
    // Opened first, so that a path that cannot be written ends the call before the work.
    let file = try json.map { try OutputFile(path: $0) }
    defer { file?.discard() }
    let request = MeasureRequest(widths: widths)
    let bench = try BenchRun(measurer, request: request, threads: threads, items: items)
    let report = BenchReport(document: document, items: items, bench.run(rounds: rounds))
    if json != "-" { try OutputFile(path: nil).write(Array(report.text.utf8)) }
    try file?.write(report.json)
    try file?.finish()
    return report.figures.failed == 0 ? .success : .someRowsFailed
  }
}
