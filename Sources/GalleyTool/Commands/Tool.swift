/// The `galley` command: finds the command that is called and reports how it ended.
enum Tool {
  /// The version of the package.
  static let version = "0.1.0"

  /// The commands, in the order of the help text.
  private static let commands: [any Command.Type] = [
    MeasureCommand.self, LayoutCommand.self, SolveCommand.self, TextCommand.self, BenchCommand.self,
  ]

  /// What `galley --help` prints.
  static let usage = """
    Usage: galley COMMAND …

    Lays out list cells in bulk: millions of items, widths and text scales against one document.

      measure DOCUMENT ITEMS   heights (and frames) of all items
      layout TREES             frames of trees, each with a structure of its own
      solve SYSTEMS            raw systems of linear constraints
      text TEXTS               lines and sizes of texts
      bench DOCUMENT ITEMS     how fast all items are measured, and where the time goes

    galley COMMAND --help tells the rest. Answers go to standard output, messages to standard error.
    Exit codes: 0 all well; 1 some rows failed and say why; 2 the call, the document or a file is wrong.
    Interrupted runs leave no output file and exit with 128 + the signal; a closed pipe ends a run with 0.

    """

  /// Runs a call and says on standard error what went wrong.
  static func run(_ arguments: [String], engines: Engines) -> ExitCode {
    do {
      return try dispatch(arguments, engines)
    } catch let error as StoppedAtBadRow {
      StandardError.write("galley: \(error.reason); stopped, as --on-error fail says\n")
      return .someRowsFailed
    } catch is OutputFile.ClosedPipe {
      return .success
    } catch {
      let line = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
      StandardError.write("galley: \(line)\n")
      return .refused
    }
  }

  /// Runs the command that is called.
  private static func dispatch(_ arguments: [String], _ engines: Engines) throws -> ExitCode {
    guard let name = arguments.first else {
      throw UsageError("no command is given; see galley --help")
    }
    if ["--help", "-h", "help"].contains(name) { return try show(usage) }
    if name == "--version" { return try show("galley \(version)\n") }
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map { $0.name }.joined(separator: ", ")
      throw UsageError("unknown command \(name); known are \(names)")
    }
    let words = arguments.dropFirst()
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return try show(command.usage)
    }
    return try prepared(command, Array(words)).run(engines)
  }

  /// Reads the arguments of a command; errors point to its help.
  private static func prepared(_ command: any Command.Type, _ words: [String]) throws(UsageError)
    -> any Command
  {
    do throws(UsageError) {
      return try command.init(arguments: words)
    } catch {
      throw UsageError("\(error); see galley \(command.name) --help")
    }
  }

  /// Prints a text on standard output.
  private static func show(_ text: String) throws -> ExitCode {
    try OutputFile(path: nil).write(Array(text.utf8))
    return .success
  }
}
