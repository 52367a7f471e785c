/// The numbers of a finished `measure` run.
struct RunReport: Sendable {
  /// Items read.
  var items = 0
  /// Rows written: a cell each.
  var rows = 0
  /// Rows that were in the cache.
  var rowsCached = 0
  /// Rows with a status other than ok.
  var rowsNotOK = 0
  /// Each width and text scale with the sum of all heights, in points.
  var totals: [(cell: String, height: Double)] = []
  /// Threads that worked.
  var threads = 1
  /// What the engine did; its times are added up over threads.
  var engine = EngineFigures()
  /// Time spent reading and splitting the input.
  var read = Duration.zero
  /// Time spent parsing items, added up over threads.
  var parse = Duration.zero
  /// Time spent putting rows into words, added up over threads, and writing them.
  var write = Duration.zero
  /// Time from the first byte to the last.
  var elapsed = Duration.zero
}
