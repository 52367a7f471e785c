import LayoutModel

/// The members of one stack with the constraints that tie them to each other and to their container.
struct StackLine {
  let options: StackOptions
  let container: Container
  /// The visible members in the order of the stack.
  let members: [Member]

  /// The axis that members follow each other on.
  var axis: Axis { options.axis }

  /// Looks up the members.
  ///
  /// - Throws: `LayoutError` if the keys name a view that is no child.
  init(_ options: StackOptions, _ container: Container) throws(LayoutError) {
    self.options = options
    self.container = container
    let children = Set((container.view.children ?? []).map(\.id))
    let named = (options.views ?? []).enumerated().map { ("views[\($0)]", $1) }
    let spaced = options.customSpacing.keys.sorted().map { ("customSpacing", $0) }
    let inset = options.viewMargins.keys.sorted().map { ("viewMargins", $0) }
    for (key, view) in named + spaced + inset where !children.contains(view) {
      throw LayoutError(
        at: "\(options.path).\(key)", "\"\(view)\" is no child of \"\(container.view.id)\"")
    }
    let visible = Dictionary(container.members.map { ($0.view.id, $0) }, uniquingKeysWith: { first, _ in first })
    members = options.views?.compactMap { visible[$0] } ?? container.members
  }

  /// Writes all constraints.
  func constrain(into sink: inout ConstraintSink) throws(LayoutError) {
    guard !members.isEmpty else { return }
    pinEnds(into: &sink)
    for member in members { place(member, into: &sink) }
    switch options.distribution {
    case .none: chain(into: &sink)
    case .fillEqually:
      chain(into: &sink)
      equalSizes(into: &sink)
    case .fillProportionally:
      chain(into: &sink)
      try proportionalSizes(into: &sink)
    case .equalSpacing, .equalCentering: equalGaps(into: &sink)
    }
    if case .baseline(let attribute) = options.across { alignBaselines(attribute, into: &sink) }
  }

  /// The container's edge that margins count from.
  func edge(_ attribute: KeyPath<Axis, Attribute>, _ margin: KeyPath<Axis, Attribute>, _ axis: Axis) -> LayoutExpression
  {
    container.item[axis[keyPath: options.isRelativeToMargins ? margin : attribute]]
  }

  /// The gap after a member.
  func gap(after member: Member) -> AffineForm { options.customSpacing[member.view.id] ?? options.spacing }

  /// Each member starts where the one before ends, plus the gap.
  private func chain(into sink: inout ConstraintSink) {
    guard let priority = options.spacingPriority else { return }
    for (before, member) in zip(members, members.dropFirst()) {
      sink.add(
        member.item[axis.start], .equal, before.item[axis.end] + gap(after: before), priority: priority,
        subject: "\(member.view.id).\(axis.start.rawValue)")
    }
  }

  /// Ties the first and the last member to the container's ends, and centres the line.
  ///
  /// A distribution shares the room between the ends, so both are pinned.
  private func pinEnds(into sink: inout ConstraintSink) {
    guard let first = members.first, let last = members.last else { return }
    let start = edge(\.start, \.startMargin, axis) + AffineForm(options.margins[keyPath: axis.startEdge()])
    let end = edge(\.end, \.endMargin, axis) - AffineForm(options.margins[keyPath: axis.endEdge()])
    let isShared = options.distribution != .none
    if let priority = options.marginsPriority {
      sink.add(
        first.item[axis.start], isShared || options.along.holdsStart ? .equal : .greaterOrEqual, start,
        priority: priority, subject: "\(first.view.id).\(axis.start.rawValue)")
      // Proportional sizes are made to fill the room: a pinned end would tie them to the room twice.
      if options.distribution != .fillProportionally {
        sink.add(
          last.item[axis.end], isShared || options.along.holdsEnd ? .equal : .lessOrEqual, end,
          priority: priority, subject: "\(last.view.id).\(axis.end.rawValue)")
      }
    }
    if case .center = options.along, !isShared, let priority = options.centeringPriority {
      sink.add(
        0.5 * (first.item[axis.start] + last.item[axis.end]), .equal, container.item[axis.center],
        priority: priority, subject: "\(container.view.id) members' \(axis.center.rawValue)")
    }
  }

  /// Ties one member to the container across the axis.
  private func place(_ member: Member, into sink: inout ConstraintSink) {
    let cross = axis.crossing
    let id = member.view.id
    if let priority = options.marginsPriority {
      sink.add(
        member.item[cross.start], options.across.holdsStart ? .equal : .greaterOrEqual,
        edge(\.start, \.startMargin, cross) + options.startMargin(of: id), priority: priority,
        subject: "\(id).\(cross.start.rawValue)")
      sink.add(
        member.item[cross.end], options.across.holdsEnd ? .equal : .lessOrEqual,
        edge(\.end, \.endMargin, cross) - options.endMargin(of: id), priority: priority,
        subject: "\(id).\(cross.end.rawValue)")
    }
    if case .center = options.across, let priority = options.centeringPriority {
      sink.add(
        member.item[cross.center], .equal, container.item[cross.center], priority: priority,
        subject: "\(id).\(cross.center.rawValue)")
    }
  }

  /// The members' baselines meet; the group is drawn to the top.
  private func alignBaselines(_ attribute: Attribute, into sink: inout ConstraintSink) {
    for (before, member) in zip(members, members.dropFirst()) {
      sink.add(
        member.item[attribute], .equal, before.item[attribute],
        subject: "\(member.view.id).\(attribute.rawValue)")
    }
    for member in members {
      let start = edge(\.start, \.startMargin, .vertical) + options.startMargin(of: member.view.id)
      sink.add(
        member.item[.top], .equal, start, priority: .baselineGroup, subject: "\(member.view.id).top")
    }
  }
}

extension StackOptions.Alignment {
  /// Whether members are pinned to the start.
  var holdsStart: Bool {
    switch self {
    case .start, .fill: true
    case .none, .end, .center, .baseline: false
    }
  }

  /// Whether members are pinned to the end.
  var holdsEnd: Bool {
    switch self {
    case .end, .fill: true
    case .none, .start, .center, .baseline: false
    }
  }
}
