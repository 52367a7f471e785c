internal import ItemReading
internal import LayoutModel

/// `galley solve`: raw systems of linear constraints.
struct SolveCommand: Command {
  /// The word that calls it.
  static let name = "solve"

  /// What `--help` prints.
  static let usage = """
    Usage: galley solve SYSTEMS [options]

    Solves the system in every line of SYSTEMS (NDJSON, - is standard input):
    {"id", "constraints": [{"terms": {var: coefficient}, "relation": "==" | "<=" | ">=",
    "constant": 0, "priority": 1000}]}
    Its answer is {"id", "status", "values": {var: n}, "errors": {priority: sum},
    "undetermined": [var…], "violated": [place…]}.

      --verify            check every answer by a second, independent way; one that cannot be proven is an error
    \(OutputOptions.usage)

    """

  /// The systems' path.
  var systems: String
  /// Whether every answer is proven before it is given.
  var verifies: Bool
  /// How to run and where answers go.
  var output: OutputOptions

  /// Reads the arguments after the command's name.
  init(arguments: [String]) throws(UsageError) {
    var cursor = ArgumentCursor(arguments)
    output = try OutputOptions(&cursor)
    verifies = try cursor.flag("--verify")
    systems = try cursor.positional("SYSTEMS")
    try cursor.finish()
  }

  /// Carries the call out.
  func run(_ engines: Engines) throws -> ExitCode {
    try AnswerRun(input: systems, options: output, blockLines: 256).run {
      let reader = JSONReader()
      let solve = engines.systemSolver(verifies)
      return BlockWorker { block in Self.answer(reader.lines(of: block), solve) }
    }.exitCode
  }

  /// Answers the lines of a block one by one.
  private static func answer(_ lines: [JSONLine], _ solve: Engines.SystemSolver) -> BlockAnswer {
    var answer = BlockAnswer(items: lines.count, rows: lines.count)
    var writer = JSONWriter()
    for line in lines {
      var variables: [String] = []
      var row: SystemAnswer
      do throws(LayoutError) {
        let system = try ConstraintSystem(line.value.get())
        variables = system.variables
        row = solve(system)
      } catch {
        row = SystemAnswer(
          status: .error, diagnostics: [Diagnostic(kind: .error, message: error.description)])
      }
      answer.count(row.status, of: line.key) { row.diagnostics.first?.message ?? "" }
      SolveRows.append(row, variables: variables, line.key, to: &writer)
    }
    answer.bytes = writer.bytes
    return answer
  }
}
