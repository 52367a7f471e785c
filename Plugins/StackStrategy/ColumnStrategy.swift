public import LayoutModel

/// Lima's column: members one below the other.
///
/// Keys: `spacing` (8), `horizontalAlignment` (`fill`), `verticalAlignment` (`fill`), `alignToGrid` (false).
public struct ColumnStrategy: LayoutStrategy {
  /// A member's share of the room along the axis.
  public static let memberKeys = ["weight"]

  private let box: BoxLayout
  private let alignsToGrid: Bool

  /// Reads the keys of a column.
  public init(options: inout ObjectReader) throws(LayoutError) {
    box = try BoxLayout(axis: .vertical, &options)
    alignsToGrid = try options.bool("alignToGrid") ?? false
  }

  /// Writes the column's constraints.
  ///
  /// - Throws: `LayoutError` if a weight is wrong.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    try box.constrain(container, into: &sink)
    if alignsToGrid { alignColumns(of: container, into: &sink) }
  }

  /// Gives the k-th members of all row children one common width.
  private func alignColumns(of container: Container, into sink: inout ConstraintSink) {
    let rows = container.members.filter { member in
      member.view.strategies.contains { $0.strategy is RowStrategy }
    }
    var firstCells: [Member] = []
    for row in rows {
      for (place, cell) in row.members.enumerated() {
        guard place < firstCells.count else {
          firstCells.append(cell)
          continue
        }
        sink.add(
          cell.item[.width], .equal, firstCells[place].item[.width],
          subject: "\(cell.view.id).width = \(firstCells[place].view.id).width")
      }
    }
  }
}
