import LayoutModel

/// Lengths and places across the axis.
extension GridLayout {
  /// Places a view between the grid's margins across the axis.
  mutating func placeAcross(_ cell: GridCell, into sink: inout ConstraintSink) {
    let alignment = cell.alignment(cross)
    let keepsSize = cell.member.view.sizing[cross].requiredExact != nil
    if cell.member.view.isContainer, alignment.length == nil {
      crossLengths.append(sink.value(of: cell.item[cross.extent]))
      if case .fill = alignment, !keepsSize {
        fillAcross(cell, into: &sink)
        return
      }
      fitAcross(cell, into: &sink)
    } else {
      let length = crossLength(of: cell, into: &sink)
      crossLengths.append(length)
      sink.add(
        cell.item[cross.extent], .equal, LayoutExpression(length), subject: name(cell, cross.extent))
    }
    let start = container.item[cross.startMargin] + cell.startMargin(cross)
    let end = container.item[cross.endMargin] - cell.endMargin(cross)
    switch alignment.position {
    case .start: sink.add(cell.item[cross.start], .equal, start, subject: name(cell, cross.start))
    case .end: sink.add(cell.item[cross.end], .equal, end, subject: name(cell, cross.end))
    case .center:
      sink.add(
        0.5 * (cell.item[cross.start] + cell.item[cross.end]), .equal, 0.5 * (start + end),
        subject: name(cell, cross.center))
    }
  }

  /// A container that fills the room is tied to both margins; its content then stretches the grid.
  private func fillAcross(_ cell: GridCell, into sink: inout ConstraintSink) {
    let isCapped = cell.member.view.sizing[cross].requiredMaximum != nil
    sink.add(
      cell.item[cross.start], .equal, container.item[cross.startMargin] + cell.startMargin(cross),
      subject: name(cell, cross.start))
    sink.add(
      cell.item[cross.end], .equal, container.item[cross.endMargin] - cell.endMargin(cross),
      priority: isCapped ? .containment : .required, subject: name(cell, cross.end))
  }

  /// A container of its own length stays inside the margins.
  private func fitAcross(_ cell: GridCell, into sink: inout ConstraintSink) {
    let extent = cell.item[cross.extent]
    sink.add(
      extent, .equal, LayoutExpression(0), priority: .fittingSize, subject: name(cell, cross.extent))
    sink.add(
      extent, .lessOrEqual,
      container.item[cross == .horizontal ? .widthMargin : .heightMargin] - cell.margins(cross),
      priority: .containment, subject: name(cell, cross.extent))
  }

  /// The length across the axis of a view whose length is measured.
  private func crossLength(of cell: GridCell, into sink: inout ConstraintSink) -> AffineForm {
    let length: AffineForm
    switch cell.alignment(cross) {
    case .constant(_, let constant): length = constant
    case .fill: length = sink.larger(room(cross, &sink) - cell.margins(cross), 0)
    case .auto:
      let room = sink.larger(room(cross, &sink) - cell.margins(cross), 0)
      length = cell.isPlain ? 0 : sink.smaller(naturalCross(of: cell, into: &sink), room)
    }
    return sink.limited(length, of: cell.member.view, along: cross)
  }

  /// The length across the axis that a view takes where nothing limits it.
  private func naturalCross(of cell: GridCell, into sink: inout ConstraintSink) -> AffineForm {
    let length = cell.alignment(axis).length ?? (cell.constantLength.map { sink.larger($0 - cell.margins(axis), 0) })
    return sink.content(of: cell, along: cross, across: length)
  }

  /// The grid asks for the room that its longest view takes across the axis.
  ///
  /// Texts that may wrap ask for their width less strongly, so that they wrap before they overflow. Containers whose
  /// length is not given push the margins apart by themselves.
  func askAcross(into sink: inout ConstraintSink) {
    var firm: AffineForm = 0
    var soft: AffineForm?
    for cell in cells where !(cell.member.view.isContainer && cell.alignment(cross).length == nil) {
      let view = cell.member.view
      let length = cell.alignment(cross).length ?? (cell.isPlain ? 0 : naturalCross(of: cell, into: &sink))
      let asked = sink.limited(length, of: view, along: cross) + cell.margins(cross)
      if cross == .horizontal, cell.mayWrap, cell.alignment(cross).length == nil, view.sizing[cross].requiredExact == nil {
        soft = soft.map { sink.larger($0, asked) } ?? asked
        firm = sink.larger(firm, cell.margins(cross))
      } else {
        firm = sink.larger(firm, asked)
      }
    }
    ask(firm, soft, along: cross, into: &sink)
  }

  /// Asks for room between the margins.
  func ask(_ firm: AffineForm, _ soft: AffineForm?, along axis: Axis, into sink: inout ConstraintSink) {
    let extent = container.item[axis == .horizontal ? .widthMargin : .heightMargin]
    let name = "\(container.view.id).\(axis.extent.rawValue) of its cells"
    sink.add(extent, .greaterOrEqual, LayoutExpression(firm), priority: priority(axis), subject: name)
    if let soft {
      sink.add(extent, .greaterOrEqual, LayoutExpression(soft), priority: .centering, subject: name)
    }
  }
}
