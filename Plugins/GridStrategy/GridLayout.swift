import LayoutModel

/// One grid at work: its cells and the constraints that make it up.
///
/// Lengths of leaves and shares are measured from what is solved: nothing that happens in a cell stretches the grid,
/// which asks for its measure instead. Containers in cells are the exception: across the axis, and along it in cells
/// that follow their content, their own constraints take part.
///
/// Source: the measuring rules of GridLayout (`sizeThatFits`), with cells that start at the sum of those before them.
struct GridLayout {
  /// The axis that cells follow each other on.
  let axis: Axis
  /// The gap between cells.
  let spacing: AffineForm
  let container: Container
  let cells: [GridCell]
  /// The length across the axis of each view that is no container.
  var crossLengths: [AffineForm] = []
  /// The length along the axis of each view as its content asks, the cell's limits left aside; nil where a container's
  /// own constraints decide.
  var fits: [AffineForm?] = []

  /// The other axis.
  var cross: Axis { axis.crossing }

  init(axis: Axis, spacing: AffineForm, container: Container, cells: [GridCell]) {
    self.axis = axis
    self.spacing = spacing
    self.container = container
    self.cells = cells
  }

  /// Writes all constraints.
  ///
  /// - Throws: `LayoutError` if containers are to be measured apart at too many places.
  mutating func constrain(into sink: inout ConstraintSink) throws(LayoutError) {
    for cell in cells {
      for axis in Axis.allCases { sink.decide(cell.item, along: axis) }
    }
    for cell in cells { placeAcross(cell, into: &sink) }
    for (place, cell) in cells.enumerated() { fits.append(try fit(of: cell, at: place, into: &sink)) }
    let lengths = lengths(into: &sink)
    placeAlong(lengths, into: &sink)
    askAlong(lengths, into: &sink)
    try askAcross(into: &sink)
  }

  /// The room between the container's margins, as it is solved.
  func room(_ axis: Axis, _ sink: inout ConstraintSink) -> AffineForm {
    sink.value(of: container.item[axis == .horizontal ? .widthMargin : .heightMargin])
  }

  /// All gaps together.
  var gaps: AffineForm { Double(cells.count - 1) * spacing }

  /// How strongly the grid asks for its measure.
  ///
  /// A root, a grid in a grid's cell and a grid of an exact or capped size take what they are given.
  func priority(_ axis: Axis) -> Priority {
    let extent = container.view.sizing[axis]
    let isCell = container.parent?.strategies.contains { $0.strategy is GridStrategy } ?? true
    return isCell || extent.requiredExact != nil || extent.requiredMaximum != nil ? .containment : .required
  }

  /// How firmly a container that follows its content keeps to its cell: a limit of its own outranks the cell, and the
  /// cell what a grid in it asks for.
  func cellPriority(_ cell: GridCell, _ axis: Axis) -> Priority {
    let extent = cell.member.view.sizing[axis]
    return extent.requiredMinimum == nil && extent.requiredMaximum == nil ? .required : Self.yieldingCell
  }

  /// Above `containment`, below what elimination takes for firm.
  private static let yieldingCell = Priority(999.3)

  /// A name for diagnostics.
  func name(_ cell: GridCell, _ attribute: Attribute) -> String { "\(cell.id).\(attribute.rawValue)" }
}
