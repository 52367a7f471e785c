internal import Dispatch
internal import Glibc

/// What becomes of the process when it is told to stop.
enum Interruption {
  /// The signals that end a run, with unfinished files removed.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Keeps the watch alive.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// Starts the watch; called once, before anything else.
  ///
  /// The exit code is 128 and the signal's number. A closed pipe is met as a failed write, not as a signal.
  static func watch() {
    signal(SIGPIPE, SIG_IGN)
    let queue = DispatchQueue(label: "interruption", qos: .userInteractive)
    for number in signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { UnfinishedFiles.removeAllForGood { _exit(128 + number) } }
      source.activate()
      sources.append(source)
    }
  }
}
