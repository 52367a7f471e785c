/// One line on a terminal that tells how far a run is; nothing elsewhere.
struct ProgressLine {
  /// How long a line stands at least before the next.
  private static let interval = Duration.milliseconds(100)

  /// Whether anybody looks.
  private let isShown = StandardError.isTerminal
  /// When the run began.
  private let start = ContinuousClock.now
  /// When the line was written last.
  private var lastTime = ContinuousClock.now
  /// Whether a line stands.
  private var stands = false

  /// Tells the number of rows, unless it was told a moment ago.
  mutating func update(rows: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - lastTime >= Self.interval else { return }
    lastTime = now
    stands = true
    let rate = Int(Double(rows) / ((now - start) / .seconds(1)))
    StandardError.write("\r\(rows) rows, \(rate) rows/s\u{1B}[K")
  }

  /// Clears the line.
  mutating func clear() {
    guard stands else { return }
    stands = false
    StandardError.write("\r\u{1B}[K")
  }
}
