/// How a run ended, for the shell.
enum ExitCode: Int32, Sendable {
  /// All is well, or nobody reads the output any more.
  case success = 0
  /// Some rows have the status `error`.
  case someRowsFailed = 1
  /// The call, the document or a file is wrong.
  case refused = 2
}
