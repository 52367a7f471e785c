/// Why a list refuses what it is given; it is then as it was before.
public enum ListError: Error, Hashable, Sendable {
  /// A key stands twice; a list's keys differ.
  case duplicateKey(String)
  /// No row has the key.
  case unknownKey(String)
  /// An extent is negative, not a number, or beyond 8 × 10⁹ points.
  case invalidExtent(points: Double)
  /// The list would be longer than 8 × 10⁹ points.
  case tooLong
  /// The list would have more rows than it can tell apart (some 250 million).
  case tooManyRows
  /// There is no row, or no place for one, at an index.
  case indexOutOfRange(Int, count: Int)
  /// Keys and extents differ in number.
  case countsDiffer(keys: Int, extents: Int)
  /// A smallest extent is larger than the largest.
  case limitsCross(minimum: Double, maximum: Double)
  /// A number of lanes is not from 1 to 1024, or their gaps leave them no width.
  case invalidLanes(String)
  /// A renderer's limit on elements is not larger than what it shows at once.
  case invalidSegments(String)
}

extension ListError: CustomStringConvertible {
  /// What is wrong and how to mend it, in one line.
  public var description: String {
    switch self {
    case .duplicateKey(let key): "key \(key) stands twice; give every row a key of its own"
    case .unknownKey(let key): "no row has the key \(key)"
    case .invalidExtent(let points): "extent \(points) must be a number from 0 to \(Extent.limit) points"
    case .tooLong: "the list would be longer than \(Extent.limit) points; split it"
    case .tooManyRows: "the list would have more rows than it can tell apart; split it"
    case .indexOutOfRange(let index, let count): "index \(index) is outside a list of \(count) rows"
    case .countsDiffer(let keys, let extents): "\(keys) keys for \(extents) extents; give one for each"
    case .limitsCross(let minimum, let maximum):
      "the smallest extent \(minimum) is larger than the largest, \(maximum)"
    case .invalidLanes(let problem), .invalidSegments(let problem): problem
    }
  }
}
