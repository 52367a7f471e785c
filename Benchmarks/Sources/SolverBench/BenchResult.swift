/// One line of the results.
struct BenchResult: Encodable {
  /// "F" or "S".
  var workload: String
  var engine: String
  var mode: String
  var threads: Int
  /// The median over all rounds.
  var nsPerCell: Double
  /// `nsPerCell` over that of the hand-written function on workload F.
  var ratioToScalar: Double
}

/// The results of a run, as they are written.
struct BenchResults: Encodable {
  var results: [BenchResult]
}
