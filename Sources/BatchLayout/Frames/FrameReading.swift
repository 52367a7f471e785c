import LayoutModel

/// Reads frames out of the columns of a run, rounded to pixels where the document has a scale.
struct FrameReading {
  let plan: Plan
  let structure: CellStructure
  let scale: Double?

  /// The root's height.
  func height(_ columns: borrowing RunColumns, _ cell: Int) -> Double {
    rounded(columns.value(plan.frames[0][3], cell))
  }

  /// Frames of all views in their parents' coordinates: differences of rounded absolute edges (decision 30).
  func frames(_ columns: borrowing RunColumns, _ cell: Int) -> [NamedFrame] {
    var edges: [(left: Double, top: Double)] = []
    var frames: [NamedFrame] = []
    for (place, node) in structure.nodes.enumerated() {
      let forms = plan.frames[place]
      let (x, y) = (columns.value(forms[0], cell), columns.value(forms[1], cell))
      let (width, height) = (columns.value(forms[2], cell), columns.value(forms[3], cell))
      let (left, top) = (rounded(x), rounded(y))
      edges.append((left, top))
      let parent = place == 0 ? (left: 0, top: 0) : edges[node.parent]
      let frame = Rectangle(
        x: left - parent.left + 0, y: top - parent.top + 0,
        width: max(0, scale == nil ? width : rounded(x + width) - left),
        height: max(0, scale == nil ? height : rounded(y + height) - top))
      frames.append(NamedFrame(view: node.view.id, frame: frame))
    }
    return frames
  }

  /// A length rounded to whole pixels, half away from zero; as it is without a scale.
  ///
  /// Never negative zero.
  private func rounded(_ length: Double) -> Double {
    guard let scale else { return length + 0 }
    return (length * scale).rounded(.toNearestOrAwayFromZero) / scale + 0
  }
}
