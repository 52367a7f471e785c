/// One line of the results.
struct ListResult: Encodable {
  /// The structure.
  var structure: String
  /// What was done.
  var operation: String
  /// The median over rounds, in nanoseconds each; of `memory`, bytes a row.
  var median: Double
  /// Nine of ten rounds, or single changes, took no longer.
  var p90: Double
}

/// The results of a run, as they are written.
struct ListResults: Encodable {
  /// Rows of the list.
  var rows: Int
  /// Rounds, each of which runs every structure.
  var rounds: Int
  /// Rows of the measured list.
  var measuredRows: Int
  var results: [ListResult]
}
