public import LayoutModel

/// GridLayout's grid: cells one after the other along an axis, each as long as its content, a constant or a share of
/// what is left.
///
/// Keys: `axis` (`vertical`), `spacing` (0); of each member `cell`.
public struct GridStrategy: LayoutStrategy {
  /// A member's cell.
  public static let memberKeys = ["cell"]

  private let axis: Axis
  private let spacing: AffineForm

  /// Reads the keys of a grid.
  public init(options: inout ObjectReader) throws(LayoutError) {
    axis = try options.choice("axis", Axis.self) ?? .vertical
    spacing = AffineForm(try options.quantity("spacing") ?? .literal(0))
  }

  /// Writes the grid's constraints.
  ///
  /// - Throws: `LayoutError` if a member's cell is wrong.
  public func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    var cells: [GridCell] = []
    for member in container.members { cells.append(try GridCell(member)) }
    guard !cells.isEmpty else { return }
    var grid = GridLayout(axis: axis, spacing: spacing, container: container, cells: cells)
    try grid.constrain(into: &sink)
  }
}
