internal import Dispatch

/// What to do with a row that cannot be answered.
enum FailureRule: String, CaseIterable {
  /// Stop the run.
  case fail
  /// Write a row with the status `error` and go on.
  case skip
}

/// The options that every command shares: how it runs and where its answers go.
struct OutputOptions {
  /// Where answers go; nil and `-` are standard output.
  var output: String?
  /// How many threads work at a time.
  var threads: Int
  /// What a bad row does.
  var onError: FailureRule

  /// Takes the options.
  init(_ cursor: inout ArgumentCursor) throws(UsageError) {
    output = try cursor.value(of: "--output")
    guard output != "" else { throw UsageError("--output needs a file name, or - for standard output") }
    threads = try cursor.integer(of: "--threads", in: 1...1024) ?? Self.coreCount
    onError = try cursor.choice(of: "--on-error") ?? .skip
  }

  /// The lines about these options in every help text.
  static let usage = """
      --output F           write to the file F, which appears when all is done (-: standard output)
      --threads N          threads, 1 to 1024 (default: one a core); the answers do not depend on it
      --on-error RULE      skip: a bad row is answered with status error (default); fail: stop there
    """
}
