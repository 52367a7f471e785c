/// A command of the tool.
protocol Command: SendableMetatype {
  /// The word that calls it.
  static var name: String { get }
  /// What `--help` prints.
  static var usage: String { get }

  /// Reads the arguments after the command's name.
  init(arguments: [String]) throws(UsageError)

  /// Carries the call out.
  ///
  /// - Returns: Whether all rows were answered.
  /// - Throws: Why the run could not be completed.
  func run(_ engines: Engines) throws -> ExitCode
}

/// A run that was told to stop at the first bad row and met one.
struct StoppedAtBadRow: Error {
  /// What the row says.
  var reason: String
}
