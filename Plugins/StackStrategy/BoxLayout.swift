import LayoutModel

/// What rows and columns share: members in a line along one axis, aligned across it.
struct BoxLayout: Sendable {
  /// How members sit along an axis, in terms of its start and end.
  enum Alignment: Sendable {
    case fill, start, end, center
  }

  /// Which baselines of a row's members meet.
  enum Baseline: String, Sendable, CaseIterable {
    case first, last

    /// The attribute that the members share.
    var attribute: Attribute { self == .first ? .firstBaseline : .lastBaseline }
  }

  /// The names of alignments along x.
  private enum Horizontal: String, CaseIterable {
    case fill, leading, trailing, center
  }

  /// The names of alignments along y.
  private enum Vertical: String, CaseIterable {
    case fill, top, bottom, center
  }

  /// The axis that members follow each other on.
  let axis: Axis
  /// The gap between neighbours.
  let spacing: AffineForm
  /// How the line of members sits along the axis.
  let along: Alignment
  /// How each member sits across the axis.
  let across: Alignment
  /// Which baselines meet; rows only.
  var baseline: Baseline?

  /// Reads the keys that rows and columns share.
  init(axis: Axis, _ options: inout ObjectReader) throws(LayoutError) {
    self.axis = axis
    spacing = AffineForm(try options.quantity("spacing") ?? .literal(8))
    let horizontal: Alignment =
      switch try options.choice("horizontalAlignment", Horizontal.self) ?? .fill {
      case .fill: .fill
      case .leading: .start
      case .trailing: .end
      case .center: .center
      }
    let vertical: Alignment =
      switch try options.choice("verticalAlignment", Vertical.self) ?? .fill {
      case .fill: .fill
      case .top: .start
      case .bottom: .end
      case .center: .center
      }
    (along, across) = axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
  }

  /// Writes the constraints of one container.
  func constrain(_ container: Container, into sink: inout ConstraintSink) throws(LayoutError) {
    guard let first = container.members.first, let last = container.members.last else { return }
    chain(container.members, into: &sink)
    pin(first, last, in: container, into: &sink)
    for member in container.members {
      preferContent(of: member, into: &sink)
      if baseline == nil { place(member, in: container, into: &sink) }
    }
    if let baseline { alignBaselines(baseline, of: container, into: &sink) }
    try WeightedShares(container.members, along: axis).constrain(filling: room(of: container), into: &sink)
  }

  /// What the members of a filled line fill: the room between the margins but for the gaps.
  private func room(of container: Container) -> LayoutExpression? {
    guard case .fill = along else { return nil }
    let room = container.item[axis == .horizontal ? .widthMargin : .heightMargin]
    return room - Double(container.members.count - 1) * spacing
  }

  /// Each member starts `spacing` after the one before.
  private func chain(_ members: [Member], into sink: inout ConstraintSink) {
    for (before, member) in zip(members, members.dropFirst()) {
      sink.add(
        member.item[axis.start], .equal, before.item[axis.end] + spacing,
        subject: "\(member.view.id).\(axis.start.rawValue)")
    }
  }

  /// Ties the line's two ends to the container's margins.
  ///
  /// The far edge of a filled line is a level of its own, so that members that do not fit overflow there.
  private func pin(_ first: Member, _ last: Member, in container: Container, into sink: inout ConstraintSink) {
    let start = (first.item[axis.start], container.item[axis.startMargin])
    let end = (last.item[axis.end], container.item[axis.endMargin])
    let startName = "\(first.view.id).\(axis.start.rawValue)"
    let endName = "\(last.view.id).\(axis.end.rawValue)"
    switch along {
    case .fill:
      sink.add(start.0, .equal, start.1, subject: startName)
      sink.add(end.0, .equal, end.1, priority: .farEdge, subject: endName)
    case .start:
      sink.add(start.0, .equal, start.1, subject: startName)
      sink.add(end.0, .lessOrEqual, end.1, priority: .containment, subject: endName)
    case .end:
      sink.add(start.0, .greaterOrEqual, start.1, priority: .containment, subject: startName)
      sink.add(end.0, .equal, end.1, subject: endName)
    case .center:
      sink.add(start.0, .greaterOrEqual, start.1, priority: .containment, subject: startName)
      sink.add(end.0, .lessOrEqual, end.1, priority: .containment, subject: endName)
      sink.add(
        0.5 * (start.0 + end.0), .equal, 0.5 * (start.1 + end.1), priority: .centering,
        subject: "\(container.view.id) members' \(axis.center.rawValue)")
    }
  }

  /// Ties one member to the container across the axis.
  ///
  /// A member of required size keeps it under `fill` and sits at the start.
  private func place(_ member: Member, in container: Container, into sink: inout ConstraintSink) {
    let cross = axis.crossing
    let start = (member.item[cross.start], container.item[cross.startMargin])
    let end = (member.item[cross.end], container.item[cross.endMargin])
    let startName = "\(member.view.id).\(cross.start.rawValue)"
    let endName = "\(member.view.id).\(cross.end.rawValue)"
    let keepsSize = member.view.sizing[cross].requiredExact != nil
    switch across == .fill && keepsSize ? .start : across {
    case .fill:
      sink.add(start.0, .equal, start.1, subject: startName)
      sink.add(end.0, .equal, end.1, subject: endName)
    case .start:
      sink.add(start.0, .equal, start.1, subject: startName)
      sink.add(end.0, .lessOrEqual, end.1, priority: .containment, subject: endName)
    case .end:
      sink.add(start.0, .greaterOrEqual, start.1, priority: .containment, subject: startName)
      sink.add(end.0, .equal, end.1, subject: endName)
    case .center:
      sink.add(
        member.item[cross.center], .equal, container.item[cross.center],
        subject: "\(member.view.id).\(cross.center.rawValue)")
      sink.add(start.0, .greaterOrEqual, start.1, priority: .containment, subject: startName)
      sink.add(end.0, .lessOrEqual, end.1, priority: .containment, subject: endName)
    }
  }

  /// Lima's hugging and compression resistance of a direct member.
  private func preferContent(of member: Member, into sink: inout ConstraintSink) {
    let isWeighted = member.hasWeight
    sink.prefer(
      hugging: isWeighted ? .defaultLow : .defaultHigh,
      compressionResistance: isWeighted ? .defaultLow : .required, for: member.item, along: axis)
    sink.prefer(
      hugging: across == .fill ? .defaultLow : .required,
      compressionResistance: across == .fill ? .defaultHigh : .required, for: member.item,
      along: axis.crossing)
  }
}
