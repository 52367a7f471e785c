internal import LayoutModel

extension BlockAnswer {
  /// Counts the status of a row of `key`; `reason` is asked for the first failure only.
  mutating func count(_ status: RowStatus, of key: ItemBatch.Key, reason: () -> String) {
    guard status != .ok else { return }
    notOK += 1
    guard status == .error else { return }
    failed += 1
    guard firstFailure == nil else { return }
    switch key {
    case .text(let id): firstFailure = "item \"\(id)\": \(reason())"
    case .number(let id): firstFailure = "item \(id): \(reason())"
    }
  }

  /// Adds the counts and times of another answer.
  mutating func add(_ other: BlockAnswer) {
    items += other.items
    rows += other.rows
    cached += other.cached
    if heights.isEmpty {
      heights = other.heights
    } else {
      for (place, height) in other.heights.enumerated() { heights[place] += height }
    }
    notOK += other.notOK
    failed += other.failed
    parse += other.parse
    format += other.format
  }
}
