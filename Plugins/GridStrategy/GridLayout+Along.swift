import LayoutModel

/// Lengths and places along the axis.
extension GridLayout {
  /// The lengths of one cell along the axis.
  struct Length {
    /// The view's; nil where a container's own constraints decide.
    var view: AffineForm?
    /// The cell's.
    var cell: LayoutExpression
    /// What the cell asks of a grid that is fitted.
    var asked: AffineForm
    /// The same where texts that may wrap ask for nothing; nil if it is the same.
    var firmlyAsked: AffineForm?
  }

  /// What the content of a cell's view asks along the axis; nil where a container's own constraints decide.
  ///
  /// Of a text in a horizontal grid it is the natural width.
  func fit(
    of cell: GridCell, at place: Int, into sink: inout ConstraintSink
  ) throws(LayoutError) -> AffineForm? {
    guard cell.member.view.isContainer, cell.member.view.sizing[axis].requiredExact == nil else {
      // The height of a horizontal grid may follow from the widths of expanded cells, but not they from it.
      let isFree = if case .expanded = cell.kind { axis == .vertical } else { true }
      return sink.content(of: cell, along: axis, across: isFree ? crossLengths[place] : nil)
    }
    guard case .expanded(_, canCollapse: false) = cell.kind, cell.alignment(axis).length == nil else { return nil }
    return try sink.fitted(
      cell.member, along: axis, across: axis == .vertical ? crossLengths[place] : nil)
  }

  /// The lengths of all cells.
  func lengths(into sink: inout ConstraintSink) -> [Length] {
    var lengths: [Length?] = cells.indices.map { place in
      switch cells[place].kind {
      case .auto: offersRoom(to: cells[place]) ? nil : auto(place, fit: fits[place], into: &sink)
      case .constant(let value): constant(place, value, into: &sink)
      case .expanded: nil
      }
    }
    guard lengths.contains(where: { $0 == nil }) else { return lengths.compactMap(\.self) }
    let fixed = lengths.compactMap { $0?.cell }.reduce(LayoutExpression(gaps)) { $0 + $1 }
    var left = room(axis, &sink) - sink.value(of: fixed)
    for place in cells.indices where offersRoom(to: cells[place]) {
      let text = offeredText(place, left, into: &sink)
      lengths[place] = text
      left = left - sink.value(of: text.cell)
    }
    let shares = shares(of: sink.larger(left, 0), into: &sink)
    return lengths.enumerated().map { place, length in
      length ?? expanded(place, share: shares[place] ?? 0, into: &sink)
    }
  }

  /// Whether a cell is an auto cell of a horizontal grid with a text, which is offered what is left.
  private func offersRoom(to cell: GridCell) -> Bool {
    guard axis == .horizontal, cell.text != nil, cell.alignment(axis).length == nil,
      cell.member.view.sizing[axis].requiredExact == nil, case .auto = cell.kind
    else { return false }
    return true
  }

  /// An auto cell: as long as its view, whose length is its content's within the cell's limits.
  private func auto(_ place: Int, fit: AffineForm?, into sink: inout ConstraintSink) -> Length {
    let cell = cells[place]
    guard cell.alignment(axis).length == nil, fit == nil else {
      let view = autoView(place, fit: fit ?? 0, into: &sink)
      let length = view + cell.margins(axis)
      return Length(
        view: sink.limited(view, of: cell.member.view, along: axis), cell: LayoutExpression(length), asked: length)
    }
    let extent = cell.item[axis.extent]
    sink.add(extent, .equal, LayoutExpression(0), priority: .fittingSize, subject: name(cell, axis.extent))
    if let minimum = cell.minLength {
      sink.add(
        extent, .greaterOrEqual, LayoutExpression(minimum), priority: cellPriority(cell, axis),
        subject: name(cell, axis.extent))
    }
    if let maximum = cell.maxLength {
      let limit = sink.larger(maximum - cell.margins(axis), 0)
      sink.add(
        extent, .lessOrEqual, LayoutExpression(limit), priority: cellPriority(cell, axis),
        subject: name(cell, axis.extent))
    }
    return Length(
      view: nil, cell: extent + cell.margins(axis), asked: sink.value(of: extent) + cell.margins(axis))
  }

  /// The length of a view as in an auto cell.
  private func autoView(_ place: Int, fit: AffineForm, into sink: inout ConstraintSink) -> AffineForm {
    let cell = cells[place]
    switch cell.alignment(axis) {
    case .constant(_, let length): return length
    case .auto where cell.isPlain: return fit
    case .auto, .fill:
      guard let maximum = cell.maxLength else { return cell.minLength.map { sink.larger(fit, $0) } ?? fit }
      let limit = sink.larger(maximum - cell.margins(axis), 0)
      return sink.clamped(fit, minimum: cell.minLength, maximum: limit)
    }
  }

  /// A constant cell.
  private func constant(_ place: Int, _ value: AffineForm, into sink: inout ConstraintSink) -> Length {
    let view = placed(place, in: value, into: &sink)
    return Length(
      view: view.map { sink.limited($0, of: cells[place].member.view, along: axis) },
      cell: LayoutExpression(value), asked: value)
  }

  /// The length of a view in a cell of a given length; nil where a container's own constraints decide.
  private func placed(_ place: Int, in length: AffineForm, into sink: inout ConstraintSink) -> AffineForm? {
    let cell = cells[place]
    let room = sink.larger(length - cell.margins(axis), 0)
    switch cell.alignment(axis) {
    case .constant(_, let length): return length
    case .fill: return room
    case .auto:
      if let fit = fits[place] { return sink.smaller(fit, room) }
      let extent = cell.item[axis.extent]
      sink.add(extent, .equal, LayoutExpression(0), priority: .fittingSize, subject: name(cell, axis.extent))
      sink.add(
        extent, .lessOrEqual, LayoutExpression(room), priority: cellPriority(cell, axis),
        subject: name(cell, axis.extent))
      return nil
    }
  }

  /// The auto cell of a text in a horizontal grid: the text is offered what is left, and may wrap there.
  private func offeredText(_ place: Int, _ left: AffineForm, into sink: inout ConstraintSink) -> Length {
    let cell = cells[place]
    let offered = sink.larger(left - cell.margins(axis), 0)
    let width = sink.limited(
      sink.measure(.textWidth(cell.item, offered: offered)), of: cell.member.view, along: axis)
    var length = auto(place, fit: width, into: &sink)
    length.asked = auto(place, fit: fits[place], into: &sink).asked
    if cell.mayWrap { length.firmlyAsked = auto(place, fit: 0, into: &sink).asked }
    return length
  }

  /// An expanded cell: its share of what is left, or as long as an auto cell where it gets none.
  private func expanded(_ place: Int, share: AffineForm, into sink: inout ConstraintSink) -> Length {
    let cell = cells[place]
    let view = cell.member.view
    let shared = placed(place, in: share, into: &sink)
    guard case .expanded(_, canCollapse: false) = cell.kind else {
      return Length(
        view: shared.map { sink.limited($0, of: view, along: axis) }, cell: LayoutExpression(share),
        asked: sink.clamped(0, minimum: cell.minLength, maximum: cell.maxLength))
    }
    let auto = autoView(place, fit: fits[place] ?? 0, into: &sink)
    let length = sink.chosen(share, positive: share, otherwise: auto + cell.margins(axis))
    let chosen = sink.chosen(share, positive: shared ?? 0, otherwise: auto)
    func asked(_ length: AffineForm) -> AffineForm {
      sink.clamped(length + cell.margins(axis), minimum: cell.minLength, maximum: cell.maxLength)
    }
    let isSoft = axis == .horizontal && cell.mayWrap && cell.alignment(axis).length == nil
    return Length(
      view: sink.limited(chosen, of: view, along: axis), cell: LayoutExpression(length), asked: asked(auto),
      firmlyAsked: isSoft ? asked(autoView(place, fit: 0, into: &sink)) : nil)
  }

  /// What each expanded cell gets of the room, by place.
  private func shares(of room: AffineForm, into sink: inout ConstraintSink) -> [Int: AffineForm] {
    var places: [Int] = []
    var shares: [Share] = []
    for (place, cell) in cells.enumerated() {
      guard case .expanded(let weight, _) = cell.kind else { continue }
      places.append(place)
      shares.append(Share(weight: weight, minimum: cell.minLength ?? 0, maximum: cell.maxLength))
    }
    let weights = shares.compactMap { $0.minimum == 0 && $0.maximum == nil ? $0.weight.literal : nil }
    let total = weights.reduce(0, +)
    let isSimple = weights.count == shares.count
    var portions: [Int: AffineForm] = [:]
    for (number, place) in places.enumerated() {
      portions[place] =
        isSimple
        ? (total > 0 ? weights[number] / total : 1 / Double(weights.count)) * room
        : sink.measure(.share(number, among: shares, room: room))
    }
    return portions
  }

  /// Places the views in their cells, which follow each other.
  func placeAlong(_ lengths: [Length], into sink: inout ConstraintSink) {
    var start = container.item[axis.startMargin]
    for (cell, length) in zip(cells, lengths) {
      if let view = length.view {
        sink.add(cell.item[axis.extent], .equal, LayoutExpression(view), subject: name(cell, axis.extent))
      }
      let viewStart = start + cell.startMargin(axis)
      let viewEnd = start + length.cell - cell.endMargin(axis)
      switch cell.alignment(axis).position {
      case .start: sink.add(cell.item[axis.start], .equal, viewStart, subject: name(cell, axis.start))
      case .end: sink.add(cell.item[axis.end], .equal, viewEnd, subject: name(cell, axis.end))
      case .center:
        sink.add(
          0.5 * (cell.item[axis.start] + cell.item[axis.end]), .equal, 0.5 * (viewStart + viewEnd),
          subject: name(cell, axis.center))
      }
      start = start + length.cell + spacing
    }
  }

  /// The grid asks for the room that its cells take where expanded ones follow their content.
  func askAlong(_ lengths: [Length], into sink: inout ConstraintSink) {
    let firm = lengths.reduce(gaps) { $0 + ($1.firmlyAsked ?? $1.asked) }
    let soft = lengths.contains { $0.firmlyAsked != nil } ? lengths.reduce(gaps) { $0 + $1.asked } : nil
    ask(firm, soft, along: axis, into: &sink)
  }
}
