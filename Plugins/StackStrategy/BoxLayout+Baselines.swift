import LayoutModel

extension BoxLayout {
  /// Lets the members' baselines meet, keeps them inside the margins, and places the group as a whole.
  func alignBaselines(_ baseline: Baseline, of container: Container, into sink: inout ConstraintSink) {
    let attribute = baseline.attribute
    for (before, member) in zip(container.members, container.members.dropFirst()) {
      sink.add(
        member.item[attribute], .equal, before.item[attribute],
        subject: "\(member.view.id).\(attribute.rawValue)")
    }
    for member in container.members {
      contain(member, in: container, into: &sink)
    }
    switch across {
    case .fill, .start: draw(\.start, of: container, into: &sink)
    case .end: draw(\.end, of: container, into: &sink)
    case .center: center(container, into: &sink)
    }
  }

  /// Keeps one member inside the margins: required, but 999 at an edge that the alignment leaves free.
  private func contain(_ member: Member, in container: Container, into sink: inout ConstraintSink) {
    let startPriority: Priority = across == .fill || across == .start ? .required : .containment
    let endPriority: Priority = across == .fill || across == .end ? .required : .containment
    sink.add(
      member.item[.top], .greaterOrEqual, container.item[.topMargin], priority: startPriority,
      subject: "\(member.view.id).top")
    sink.add(
      member.item[.bottom], .lessOrEqual, container.item[.bottomMargin], priority: endPriority,
      subject: "\(member.view.id).bottom")
  }

  /// Draws every member, and with it the group, towards one margin.
  private func draw(
    _ edge: KeyPath<Axis, Attribute>, of container: Container, into sink: inout ConstraintSink
  ) {
    let attribute = Axis.vertical[keyPath: edge]
    let margin: Attribute = attribute == .top ? .topMargin : .bottomMargin
    for member in container.members {
      sink.add(
        member.item[attribute], .equal, container.item[margin], priority: .baselineGroup,
        subject: "\(member.view.id).\(attribute.rawValue)")
    }
  }

  /// Centres the members' bounding box, a guide drawn tight around them.
  private func center(_ container: Container, into sink: inout ConstraintSink) {
    let box = sink.guide()
    for member in container.members {
      let name = "\(member.view.id) in the baseline group"
      sink.add(box[.top], .lessOrEqual, member.item[.top], subject: name)
      sink.add(box[.bottom], .greaterOrEqual, member.item[.bottom], subject: name)
      sink.add(box[.top], .equal, member.item[.top], priority: .centering, subject: name)
      sink.add(box[.bottom], .equal, member.item[.bottom], priority: .centering, subject: name)
    }
    sink.add(
      box[.centerY], .equal, container.item[.centerY],
      subject: "\(container.view.id) baseline group's centerY")
  }
}
