internal import ItemReading
internal import LayoutModel

/// `galley text`: lines and sizes of texts.
struct TextCommand: Command {
  /// The word that calls it.
  static let name = "text"

  /// What `--help` prints.
  static let usage = """
    Usage: galley text TEXTS [options]

    Measures the text in every line of TEXTS (NDJSON, - is standard input):
    {"id", "text", "font": FONT, "width", …the text keys of a view}
    Its answer is {"id", "lines", "width", "height", "truncated", "firstBaseline", "lastBaseline"};
    the width is that of the longest line without hanging spaces.

      --breaks             add lineStarts: the UTF-8 offset of each line's first visible character
      --font-dir DIR       a folder with font files; may be given several times
    \(OutputOptions.usage)

    """

  /// The texts' path.
  var texts: String
  /// Whether rows tell where lines start.
  var breaks: Bool
  /// How the texts are treated.
  var engine: EngineOptions
  /// How to run and where answers go.
  var output: OutputOptions

  /// Reads the arguments after the command's name.
  init(arguments: [String]) throws(UsageError) {
    var cursor = ArgumentCursor(arguments)
    engine = EngineOptions(fontDirectories: try cursor.values(of: "--font-dir"))
    output = try OutputOptions(&cursor)
    breaks = try cursor.flag("--breaks")
    texts = try cursor.positional("TEXTS")
    try cursor.finish()
  }

  /// Carries the call out.
  func run(_ engines: Engines) throws -> ExitCode {
    let measure = try engines.textMeasurer(engine)
    return try AnswerRun(input: texts, options: output).run {
      let reader = JSONReader()
      return BlockWorker { block in answer(reader.lines(of: block), measure) }
    }.exitCode
  }

  /// Answers the lines of a block one by one.
  private func answer(_ lines: [JSONLine], _ measure: Engines.TextMeasurer) -> BlockAnswer {
    var answer = BlockAnswer(items: lines.count, rows: lines.count)
    var writer = JSONWriter()
    for line in lines {
      switch line.value.flatMap(measure) {
      case .success(let text): TextRows.append(text, breaks: breaks, line.key, to: &writer)
      case .failure(let error):
        answer.count(.error, of: line.key) { error.description }
        TextRows.append(error, line.key, to: &writer)
      }
    }
    answer.bytes = writer.bytes
    return answer
  }
}
