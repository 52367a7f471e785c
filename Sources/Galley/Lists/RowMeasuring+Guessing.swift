import ListIndex

extension RowMeasuring {
  /// Rows that a guess measures, about.
  private static var sampleSize: Int { 512 }

  /// Extents of items of which only a sample is measured, and how near they are.
  ///
  /// Items of one template whose weights lie within a quarter of an octave are a class. Of each class rows are
  /// measured at even distances, as many as its share of the sample, two at least; the others get the mean of those.
  func guess(
    _ items: [Item], _ setting: ListSetting, lane: RowLane
  ) -> (rows: [MeasuredRow], estimate: ListEstimate) {
    var classes: [RowClass: [Int]] = [:]
    for (place, item) in items.enumerated() { classes[rowClass(of: item), default: []].append(place) }
    let ordered = classes.sorted { $0.key < $1.key }.map(\.value)
    let samples = ordered.map { Self.sample(of: $0, share: Self.sampleSize * $0.count / max(1, items.count)) }
    let places = samples.flatMap(\.self)
    let measured = measure(places.map { items[$0] }, setting, lane: lane)
    var rows = [MeasuredRow?](repeating: nil, count: items.count)
    for (place, row) in zip(places, measured) { rows[place] = row }
    var variance = 0.0
    for (members, sample) in zip(ordered, samples) {
      let extents = sample.compactMap { rows[$0]?.extent.extent.points }
      let mean = extents.reduce(0, +) / Double(max(1, extents.count))
      let guess = MeasuredRow(guessed: (try? Extent(points: mean)) ?? .zero)
      for place in members where rows[place] == nil { rows[place] = guess }
      let size = Double(members.count)
      let taken = Double(extents.count)
      guard taken > 1, taken < size else { continue }
      let spread = extents.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (taken - 1)
      variance += size * (size - taken) * spread / taken
    }
    return (
      rows.map { $0 ?? MeasuredRow(guessed: .zero) },
      ListEstimate(
        sampledRows: places.count, estimatedRows: items.count - places.count,
        bound: 1.96 * variance.squareRoot())
    )
  }

  /// The class of an item: its template, and the quarter octave of its weight.
  private func rowClass(of item: Item) -> RowClass {
    let template = templateOf(item)
    let weight = UInt64(max(0, templates.indices.contains(template) ? templates[template].weight(of: item) : 0))
    let octave = 64 - weight.leadingZeroBitCount
    let quarter = octave > 2 ? Int(weight >> UInt64(octave - 3)) & 3 : 0
    return RowClass(template: template, step: octave * 4 + quarter)
  }

  /// Members at even distances: a share of them, two at least.
  private static func sample(of members: [Int], share: Int) -> [Int] {
    let count = min(max(2, share), members.count)
    return (0..<count).map { members[(2 * $0 + 1) * members.count / (2 * count)] }
  }
}

/// Rows that are guessed alike.
private struct RowClass: Hashable, Comparable {
  var template: Int
  var step: Int

  static func < (left: RowClass, right: RowClass) -> Bool {
    (left.template, left.step) < (right.template, right.step)
  }
}

extension MeasuredRow {
  /// A row whose extent is an estimate.
  init(guessed extent: Extent) { self.init(extent: RowExtent(extent: extent), isExact: false) }
}
