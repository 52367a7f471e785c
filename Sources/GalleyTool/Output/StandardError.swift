internal import Glibc

/// Messages for people.
enum StandardError {
  /// Whether people see them at once.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes text as it is; a failure cannot be told to anybody.
  static func write(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
