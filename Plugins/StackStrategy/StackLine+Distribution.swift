import LayoutModel

extension StackLine {
  /// How strongly the distances of centres are drawn to each other.
  private static let centering = Priority(149)

  /// All members are of one size.
  func equalSizes(into sink: inout ConstraintSink) {
    for (before, member) in zip(members, members.dropFirst()) {
      sink.add(
        member.item[axis.extent], .equal, before.item[axis.extent],
        subject: "\(member.view.id).\(axis.extent.rawValue) = \(before.view.id).\(axis.extent.rawValue)")
    }
  }

  /// All gaps, or all distances of centres, are of one size, with the spacing as the least gap.
  func equalGaps(into sink: inout ConstraintSink) {
    let pairs = Array(zip(members, members.dropFirst()))
    for (before, member) in pairs {
      guard let priority = options.spacingPriority else { continue }
      sink.add(
        member.item[axis.start], .greaterOrEqual, before.item[axis.end] + gap(after: before), priority: priority,
        subject: "\(member.view.id).\(axis.start.rawValue)")
    }
    guard let first = pairs.first else { return }
    let isCentering = options.distribution == .equalCentering
    func distance(_ pair: (Member, Member)) -> LayoutExpression {
      isCentering
        ? pair.1.item[axis.center] - pair.0.item[axis.center] : pair.1.item[axis.start] - pair.0.item[axis.end]
    }
    for pair in pairs.dropFirst() {
      sink.add(
        distance(pair), .equal, distance(first), priority: isCentering ? Self.centering : .required,
        subject: "\(pair.1.view.id)'s distance from \(pair.0.view.id)")
    }
  }

  /// Sizes are in the proportion of the contents' within the room that the gaps leave.
  ///
  /// Proportions differ from cell to cell, so the sizes are measured from the room as it is solved; the contents tell
  /// the container how much room they would take.
  ///
  /// - Throws: `LayoutError` if a member has no content along the axis.
  func proportionalSizes(into sink: inout ConstraintSink) throws(LayoutError) {
    var contents: [AffineForm] = []
    var whole: AffineForm = 0
    for member in members {
      guard let content = sink.content(of: member, along: axis) else {
        let extent = axis.extent.rawValue
        throw LayoutError(
          at: member.view.path, "has no \(extent) of its own, which \"fillProportionally\" goes by")
      }
      contents.append(content)
      whole.add(content)
    }
    let margins =
      AffineForm(options.margins[keyPath: axis.startEdge()]) + AffineForm(options.margins[keyPath: axis.endEdge()])
    let gaps = members.dropLast().reduce(margins) { $0 + gap(after: $1) }
    let room = edge(\.end, \.endMargin, axis) - edge(\.start, \.startMargin, axis) - gaps
    let name = "\(container.view.id).\(axis.extent.rawValue) by its members' content"
    sink.add(room, .greaterOrEqual, LayoutExpression(whole), priority: .defaultHigh, subject: name)
    sink.add(room, .lessOrEqual, LayoutExpression(whole), priority: .defaultLow, subject: name)
    let available = sink.measure(.maximum(sink.value(of: room), 0))
    for (member, content) in zip(members, contents) {
      sink.decide(member.item, along: axis)
      let size = sink.measure(.portion(of: available, part: content, whole: whole))
      sink.add(
        member.item[axis.extent], .equal, LayoutExpression(size),
        subject: "\(member.view.id).\(axis.extent.rawValue) by proportion")
    }
  }
}
