/// Which rows are measured first.
public enum MeasureOrder: Hashable, Sendable {
  /// From the first row to the last.
  case list
  /// Rows of a range of indices, then outwards from it, by turns behind and before it.
  case outward(from: Range<Int>)

  /// All indices below `count` in this order.
  package func indices(below count: Int) -> [Int] {
    guard case .outward(let range) = self else { return Array(0..<count) }
    let middle = range.clamped(to: 0..<count)
    var indices = Array(middle)
    indices.reserveCapacity(count)
    var (before, after) = (middle.lowerBound - 1, middle.upperBound)
    while before >= 0 || after < count {
      if after < count { indices.append(after) }
      if before >= 0 { indices.append(before) }
      (before, after) = (before - 1, after + 1)
    }
    return indices
  }
}
