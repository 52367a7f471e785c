import Foundation

/// A running call of the built `galley`.
final class ToolCall {
  /// How a call ended.
  struct End {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The process.
  private let process = Process()
  /// What it reads and writes.
  private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
  /// Whether its output is not read.
  private var isOutputClosed = false

  /// Starts a call.
  ///
  /// - Parameters:
  ///   - arguments: the words after `galley`.
  ///   - environment: variables to set, or to leave out where nil.
  /// - Throws: why it cannot be started.
  init(_ arguments: [String], environment: [String: String?] = [:]) throws {
    process.executableURL = Self.executable
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// The command beside the running test bundle, in the build folder.
  private static var executable: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "galley")
  }

  /// Writes to its standard input.
  func write(_ text: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Closes the reading end of its output.
  func closeOutput() {
    isOutputClosed = true
    try? output.fileHandleForReading.close()
  }

  /// Sends a signal.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Ends its input and waits for its end.
  func finished() -> End {
    try? input.fileHandleForWriting.close()
    let output = isOutputClosed ? Data() : output.fileHandleForReading.readDataToEndOfFile()
    let errors = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return End(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
