public import LayoutModel

/// Frames of many cells as columns, structure by structure.
public struct FrameColumns: Sendable {
  /// Cells of one structure that were laid out by one plan.
  public struct Section: Sendable {
    /// The ids of the visible views, in document order.
    public let views: [String]
    /// The items, as places in the batch, in the order of the columns.
    public private(set) var items: [Int32] = []
    /// For each view x, y, width and height, in its parent's coordinates; numbers that all cells share are kept once.
    public private(set) var coordinates: [CoordinateColumn]
    /// The plan, which keeps sections apart.
    let plan: CompiledModel

    /// A section without cells.
    init(_ structure: CellStructure, plan: CompiledModel) {
      views = structure.nodes.map(\.view.id)
      coordinates = Array(repeating: CoordinateColumn(), count: 4 * structure.nodes.count)
      self.plan = plan
    }

    /// The frame of a view, by its place in `views`, for the cell at a place of the section.
    public func frame(of view: Int, at cell: Int) -> Rectangle {
      Rectangle(
        x: coordinates[4 * view][cell], y: coordinates[4 * view + 1][cell],
        width: coordinates[4 * view + 2][cell], height: coordinates[4 * view + 3][cell])
    }

    /// Forgets all cells and keeps the room they took.
    mutating func removeCells() {
      items.removeAll(keepingCapacity: true)
      for place in coordinates.indices { coordinates[place].removeCells() }
    }

    /// Appends cells of a run.
    mutating func append(_ answer: RunAnswer, _ frames: RunFrames) {
      for number in 0..<answer.count { items.append(Int32(answer.items[answer[number]])) }
      for place in coordinates.indices { coordinates[place].append(frames.coordinates[place], answer) }
    }
  }

  /// Heights, statuses and remarks, one an item.
  public internal(set) var cells = HeightColumns()
  /// Each cell that is no error is in one section.
  public internal(set) var sections: [Section] = []

  /// Creates columns without cells; the memory of filled ones is used again.
  public init() {}
}
