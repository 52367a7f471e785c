public import LayoutModel

/// Heights of many cells as columns: items, then widths, then text scales, in that nesting.
public struct HeightColumns: Sendable {
  /// The root's height of each cell in points; 0 where the status is `error`.
  public internal(set) var heights: [Double] = []
  /// What became of each cell.
  public internal(set) var statuses: [RowStatus] = []
  /// Remarks on cells that have any, by their places: of a failure always the reason, others where asked for.
  public internal(set) var diagnostics: [Int: [Diagnostic]] = [:]

  /// Creates columns without cells; the memory of filled ones is used again.
  public init() {}

  /// Makes room for cells, all `ok` and 0 high.
  mutating func reset(count: Int) {
    diagnostics.removeAll()
    if heights.count != count {
      heights = Array(repeating: 0, count: count)
      statuses = Array(repeating: .ok, count: count)
    } else {
      for place in statuses.indices { statuses[place] = .ok }
    }
  }
}
