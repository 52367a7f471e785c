public import LayoutModel

/// Lima's column: members one below the other.
///
/// Keys: `spacing` (8), `horizontalAlignment` (`fill`), `verticalAlignment` (`fill`), `alignToGrid` (false).
public struct ColumnStrategy: LayoutStrategy {
  /// A member's share of the room along the axis; of the members of aligned rows the columns they cover.
  public static let memberKeys = ["weight", "cell"]

  private let box: BoxLayout
  private let alignsToGrid: Bool

  /// Reads the keys of a column.
  public init(options: inout ObjectReader) throws(LayoutError) {
    box = try BoxLayout(axis: .vertical, &options)
    alignsToGrid = try options.bool("alignToGrid") ?? false
  }

  /// Writes the column's constraints.
  ///
  /// - Throws: `LayoutError` if a weight or a span is wrong.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    try box.constrain(container, into: &sink)
    if alignsToGrid { try AlignedColumns(container.members).constrain(into: &sink) }
  }
}
