import LayoutModel

/// Lengths and places across the axis.
extension GridLayout {
  /// Places a view between the grid's margins across the axis.
  mutating func placeAcross(_ cell: GridCell, into sink: inout ConstraintSink) {
    let start = container.item[cross.startMargin] + cell.startMargin(cross)
    let end = container.item[cross.endMargin] - cell.endMargin(cross)
    let extent = cell.item[cross.extent]
    if constrainsItself(cell) {
      crossLengths.append(sink.value(of: extent))
      if case .fill = cell.alignment(cross) {
        sink.add(cell.item[cross.start], .equal, start, subject: name(cell, cross.start))
        sink.add(cell.item[cross.end], .equal, end, subject: name(cell, cross.end))
        return
      }
      let name = name(cell, cross.extent)
      sink.add(extent, .equal, LayoutExpression(0), priority: .fittingSize, subject: name)
      sink.add(
        extent, .lessOrEqual, container.item[cross == .horizontal ? .widthMargin : .heightMargin] - cell.margins(cross),
        priority: cellPriority(cell, cross), subject: name)
    } else {
      let length = crossLength(of: cell, into: &sink)
      crossLengths.append(length)
      sink.add(extent, .equal, LayoutExpression(length), subject: name(cell, cross.extent))
    }
    switch cell.alignment(cross).position {
    case .start: sink.add(cell.item[cross.start], .equal, start, subject: name(cell, cross.start))
    case .end: sink.add(cell.item[cross.end], .equal, end, subject: name(cell, cross.end))
    case .center:
      sink.add(
        0.5 * (cell.item[cross.start] + cell.item[cross.end]), .equal, 0.5 * (start + end),
        subject: name(cell, cross.center))
    }
  }

  /// Whether a container's own constraints take part in its length across the axis: it pushes the margins apart.
  ///
  /// One of a given length, and one with limits of its own that fills the room, do not.
  private func constrainsItself(_ cell: GridCell) -> Bool {
    guard cell.member.view.isContainer else { return false }
    let extent = cell.member.view.sizing[cross]
    switch cell.alignment(cross) {
    case .constant: return false
    case .auto: return extent.requiredExact == nil
    case .fill:
      return extent.requiredExact == nil && extent.requiredMinimum == nil && extent.requiredMaximum == nil
    }
  }

  /// The length across the axis of a view whose length is measured.
  private func crossLength(of cell: GridCell, into sink: inout ConstraintSink) -> AffineForm {
    let length: AffineForm
    switch cell.alignment(cross) {
    case .constant(_, let constant): length = constant
    case .fill: length = sink.larger(room(cross, &sink) - cell.margins(cross), 0)
    case .auto:
      let room = sink.larger(room(cross, &sink) - cell.margins(cross), 0)
      length = sink.smaller(naturalCross(of: cell, into: &sink), room)
    }
    return sink.limited(length, of: cell.member.view, along: cross)
  }

  /// The length across the axis that a view takes where nothing limits it.
  ///
  /// A ratio decides it from a length along the axis that does not follow from it.
  private func naturalCross(of cell: GridCell, into sink: inout ConstraintSink) -> AffineForm {
    var along = cell.alignment(axis).length
    switch cell.kind {
    case .auto: break
    case .constant(let length): along = along ?? sink.larger(length - cell.margins(axis), 0)
    case .expanded:
      if cross == .vertical, cell.member.view.sizing.ratio != nil {
        along = along ?? sink.value(of: cell.item[.width])
      }
    }
    return sink.content(of: cell, along: cross, across: along)
  }

  /// The grid asks for the room that its longest view takes across the axis.
  ///
  /// Texts that may wrap ask for their width less strongly, so that they wrap before they overflow. Containers whose
  /// length is not given push the margins apart by themselves.
  ///
  /// - Throws: `LayoutError` if containers are to be measured apart at too many places.
  func askAcross(into sink: inout ConstraintSink) throws(LayoutError) {
    var firm: AffineForm = 0
    var soft: AffineForm?
    for cell in cells where !constrainsItself(cell) {
      let view = cell.member.view
      let length: AffineForm
      if let constant = cell.alignment(cross).length {
        length = constant
      } else if view.isContainer, view.sizing[cross].requiredExact == nil {
        let along = cross == .vertical ? sink.value(of: cell.item[axis.extent]) : nil
        length = try sink.fitted(cell.member, along: cross, across: along)
      } else {
        length = naturalCross(of: cell, into: &sink)
      }
      let asked = sink.limited(length, of: view, along: cross) + cell.margins(cross)
      if cross == .horizontal, cell.mayWrap, cell.alignment(cross).length == nil,
        view.sizing[cross].requiredExact == nil
      {
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
