import LayoutModel

/// The frames of a run's cells, in their parents' coordinates: differences of rounded absolute edges (decision 30).
///
/// Coordinates that are the same for all cells are kept once.
struct RunFrames {
  /// x, y, width and height of each view in document order.
  private(set) var coordinates: [CoordinateColumn] = []
  /// Absolute left and top edges of each view.
  private var edges: [CoordinateColumn] = []
  private var ends = CoordinateColumn()

  /// Reads the frames of all cells, which have one number in `sameColumn`.
  mutating func read(
    _ plan: Plan, _ structure: CellStructure, scale: Double?, sameColumn: Int, _ columns: inout RunColumns
  ) {
    let count = structure.nodes.count
    if coordinates.count < 4 * count {
      coordinates += Array(repeating: CoordinateColumn(), count: 4 * count - coordinates.count)
      edges += Array(repeating: CoordinateColumn(), count: 2 * count - edges.count)
    }
    for (view, node) in structure.nodes.enumerated() {
      let forms = plan.frames[view]
      for axis in 0..<2 {
        let (place, edge) = (4 * view + axis, 2 * view + axis)
        edges[edge].read(forms[axis], scale: scale, sameColumn, &columns)
        if view == 0 {
          coordinates[place].copy(edges[edge], columns.count)
        } else {
          coordinates[place].difference(edges[edge], edges[2 * node.parent + axis], columns.count)
        }
        if scale == nil {
          coordinates[place + 2].read(forms[axis + 2], scale: nil, sameColumn, &columns)
        } else {
          ends.readEnd(forms[axis], extent: forms[axis + 2], scale: scale, sameColumn, &columns)
          coordinates[place + 2].difference(ends, edges[edge], columns.count)
        }
        coordinates[place + 2].takePositivePart(columns.count)
      }
    }
  }

  /// The frame of a view for a cell.
  func frame(of view: Int, _ cell: Int) -> Rectangle {
    Rectangle(
      x: coordinates[4 * view][cell], y: coordinates[4 * view + 1][cell], width: coordinates[4 * view + 2][cell],
      height: coordinates[4 * view + 3][cell])
  }
}
