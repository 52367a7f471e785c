internal import BatchLayout
internal import ItemReading
internal import LayoutModel

/// `galley layout`: the frames of trees.
struct LayoutCommand: Command {
  /// The word that calls it.
  static let name = "layout"

  /// What `--help` prints.
  static let usage = """
    Usage: galley layout TREES [options]

    Lays out the tree in every line of TREES (NDJSON, - is standard input):
    {"id", "width"?, "height"?, "direction"?, "scale"?, "safeArea"?,
    "fonts"?, "root": VIEW}
    Its answer is {"id", "status", "frames": {id: [x, y, w, h]}, "contentSizes"?, "diagnostics": […]}.

    \(EngineOptions.usage)
    \(OutputOptions.usage)

    """

  /// The trees' path.
  var trees: String
  /// How the trees are treated.
  var engine: EngineOptions
  /// How to run and where answers go.
  var output: OutputOptions

  /// Reads the arguments after the command's name.
  init(arguments: [String]) throws(UsageError) {
    var cursor = ArgumentCursor(arguments)
    engine = try EngineOptions(
      fontDirectories: cursor.values(of: "--font-dir"), plugins: cursor.values(of: "--plugin"))
    output = try OutputOptions(&cursor)
    trees = try cursor.positional("TREES")
    try cursor.finish()
  }

  /// Carries the call out.
  func run(_ engines: Engines) throws -> ExitCode {
    let layOut = try engines.treeLayout(engine.loadingPlugins())
    return try AnswerRun(input: trees, options: output).run {
      let reader = JSONReader()
      return BlockWorker { block in Self.answer(reader.lines(of: block), layOut) }
    }.exitCode
  }

  /// Answers the lines of a block; the trees among them are laid out together.
  private static func answer(_ lines: [JSONLine], _ layOut: Engines.TreeLayout) -> BlockAnswer {
    let trees = lines.compactMap { try? $0.value.get() }
    var results = layOut(trees).makeIterator()
    var answer = BlockAnswer(items: lines.count, rows: lines.count)
    var writer = JSONWriter()
    for line in lines {
      let result: CellResult
      switch line.value {
      case .success: result = results.next() ?? .failure("the tree has no result")
      case .failure(let error): result = .failure(error.description)
      }
      answer.count(result.status, of: line.key) { result.diagnostics.first?.message ?? "" }
      LayoutRows.append(result, line.key, to: &writer)
    }
    answer.bytes = writer.bytes
    return answer
  }
}
