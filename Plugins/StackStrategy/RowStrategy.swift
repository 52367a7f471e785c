public import LayoutModel

/// Lima's row: members side by side, from leading to trailing.
///
/// Keys: `spacing` (8), `horizontalAlignment` (`fill`), `verticalAlignment` (`fill`), `alignToBaseline` (none).
public struct RowStrategy: LayoutStrategy {
  /// A member's share of the room along the axis.
  public static let memberKeys = ["weight"]

  private let box: BoxLayout

  /// The gap between neighbours.
  var spacing: AffineForm { box.spacing }

  /// Reads the keys of a row.
  public init(options: inout ObjectReader) throws(LayoutError) {
    var box = try BoxLayout(axis: .horizontal, &options)
    box.baseline = try options.choice("alignToBaseline", BoxLayout.Baseline.self)
    self.box = box
  }

  /// Writes the row's constraints.
  ///
  /// - Throws: `LayoutError` if a weight is wrong.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    try box.constrain(container, into: &sink)
  }
}
