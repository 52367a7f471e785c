/// One number a round.
struct Samples {
  private(set) var values: [Double] = []

  /// The middle one; the mean of the two middle ones of an even count; 0 of none.
  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
  }

  var minimum: Double { values.min() ?? 0 }
  var maximum: Double { values.max() ?? 0 }

  mutating func add(_ value: Double) { values.append(value) }
}
