/// One line of the results.
struct BenchResult: Codable {
  /// The set of texts.
  var set: String
  /// The family.
  var font: String
  /// The engine.
  var engine: String
  /// `cold`: nothing seen before; `warm`: every word seen before; `relayout`: at another width.
  var mode: String
  /// CPU time a text, in nanoseconds; the median of the rounds.
  var nsPerText: Double
  /// Pango's time over this one's, the median of the rounds.
  var ratioToPango: Double
}

/// All results.
struct BenchReport: Codable {
  /// What was measured in turns.
  var results: [BenchResult] = []
  /// Bytes that a prepared text takes, by set and font.
  var bytesPerText: [String: Double] = [:]
  /// The run on two threads.
  var batch: BatchResult?
  /// The version of Pango.
  var pango = ""
}

/// Many texts at one width on two threads, every word seen before.
struct BatchResult: Codable {
  /// Texts measured.
  var texts: Int
  /// Threads.
  var threads: Int
  /// Seconds on the clock, the least of the rounds.
  var seconds: Double
  /// CPU seconds of both threads.
  var cpuSeconds: Double
}
