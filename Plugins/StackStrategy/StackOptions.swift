import LayoutModel

/// What the keys of a `stack` say.
struct StackOptions: Sendable {
  /// How members sit along an axis.
  enum Alignment: Sendable {
    case none, start, end, fill, center
    case baseline(Attribute)
  }

  /// How sizes and gaps share the room along the axis.
  enum Distribution: String, Sendable, CaseIterable {
    case none, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The names of alignments; those of the two ends stand for the same on either axis.
  private enum AlignmentName: String, CaseIterable {
    case none, leading, trailing, top, bottom, fill, center, firstBaseline, lastBaseline
  }

  /// Margins of one view; nil leaves those of the stack.
  struct ViewMargins: Sendable {
    var start: AffineForm?
    var end: AffineForm?
  }

  /// Where the keys stand, for faults.
  let path: String
  /// The axis that members follow each other on.
  let axis: Axis
  /// The members, by id; nil stands for all children.
  let views: [String]?
  /// How the line of members sits along the axis.
  let along: Alignment
  /// How each member sits across the axis.
  let across: Alignment
  /// How sizes and gaps share the room.
  let distribution: Distribution
  /// The gap between neighbours.
  let spacing: AffineForm
  /// Gaps of their own, by the id of the member before.
  private(set) var customSpacing: [String: AffineForm] = [:]
  /// How much gaps count; nil leaves them out.
  let spacingPriority: Priority?
  /// Distances from the container's edges.
  let margins: Edges<Quantity>
  /// Margins across the axis of single views, by id.
  private(set) var viewMargins: [String: ViewMargins] = [:]
  /// How much distances from the edges count; nil leaves them out.
  let marginsPriority: Priority?
  /// How much centring counts; nil leaves it out.
  let centeringPriority: Priority?
  /// Whether distances count from the container's layout margins.
  let isRelativeToMargins: Bool

  /// Reads the keys.
  init(_ reader: inout ObjectReader) throws(LayoutError) {
    path = reader.path
    axis = try reader.choice("axis", Axis.self) ?? .horizontal
    views = try Self.views(&reader)
    let horizontal = try Self.alignment("horizontalAlignment", .horizontal, axis, &reader)
    let vertical = try Self.alignment("verticalAlignment", .vertical, axis, &reader)
    (along, across) = axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    distribution = try reader.choice("distribution", Distribution.self) ?? .none
    spacing = AffineForm(try reader.quantity("spacing") ?? .literal(0))
    spacingPriority = try Self.priority("spacingPriority", &reader, default: .required)
    margins =
      try reader.edges("margins")
      ?? Edges(top: .literal(0), leading: .literal(0), bottom: .literal(0), trailing: .literal(0))
    marginsPriority = try Self.priority("marginsPriority", &reader, default: .required)
    centeringPriority = try Self.priority("centeringPriority", &reader, default: Priority(760))
    isRelativeToMargins = try reader.bool("marginsRelative") ?? false
    for var custom in try reader.objects("customSpacing") ?? [] {
      guard let view = try custom.string("after") else { throw custom.fault("after", "is missing") }
      guard let gap = try custom.quantity("spacing") else { throw custom.fault("spacing", "is missing") }
      guard customSpacing.updateValue(AffineForm(gap), forKey: view) == nil else {
        throw custom.fault("after", "\"\(view)\" has a gap already")
      }
      try custom.finish()
    }
    try readViewMargins(&reader)
  }

  /// The distance of a member from the start edge across the axis.
  func startMargin(of view: String) -> AffineForm {
    viewMargins[view]?.start ?? AffineForm(margins[keyPath: axis.crossing.startEdge()])
  }

  /// The distance of a member from the end edge across the axis.
  func endMargin(of view: String) -> AffineForm {
    viewMargins[view]?.end ?? AffineForm(margins[keyPath: axis.crossing.endEdge()])
  }

  /// Ids without repetition.
  private static func views(_ reader: inout ObjectReader) throws(LayoutError) -> [String]? {
    guard let value = reader.take("views") else { return nil }
    guard case .array(let values) = value else {
      throw reader.fault("views", "must be an array of ids, is \(value.kindName)")
    }
    var views: [String] = []
    for (place, value) in values.enumerated() {
      let path = "\(reader.place("views"))[\(place)]"
      guard case .string(let view) = value else {
        throw LayoutError(at: path, "must be an id, is \(value.kindName)")
      }
      guard !views.contains(view) else { throw LayoutError(at: path, "\"\(view)\" stands twice") }
      views.append(view)
    }
    return views
  }

  private static func alignment(
    _ key: String, _ axis: Axis, _ main: Axis, _ reader: inout ObjectReader
  ) throws(LayoutError) -> Alignment {
    switch try reader.choice(key, AlignmentName.self) ?? .none {
    case .none: return .none
    case .leading, .top: return .start
    case .trailing, .bottom: return .end
    case .fill: return .fill
    case .center: return .center
    case let name:
      guard axis == .vertical, main == .horizontal else {
        throw reader.fault(key, "baselines meet across a horizontal stack only, as its verticalAlignment")
      }
      return .baseline(name == .firstBaseline ? .firstBaseline : .lastBaseline)
    }
  }

  /// A priority of 0 to 1000, where 0 stands for none.
  private static func priority(
    _ key: String, _ reader: inout ObjectReader, default: Priority
  ) throws(LayoutError) -> Priority? {
    guard let level = try reader.number(key) else { return `default` }
    guard level != 0 else { return nil }
    return try ObjectReader.priority(level, at: reader.place(key))
  }

  private mutating func readViewMargins(_ reader: inout ObjectReader) throws(LayoutError) {
    guard var views = try reader.object("viewMargins") else { return }
    let cross = axis.crossing
    for view in views.remainingKeys {
      guard var edges = try views.object(view) else { continue }
      let start = try edges.quantity(cross.start.rawValue)
      let end = try edges.quantity(cross.end.rawValue)
      if let stray = edges.remainingKeys.first {
        let known = "\(cross.start.rawValue) and \(cross.end.rawValue)"
        throw edges.fault(stray, "of single views a \(axis.rawValue) stack reads \(known)")
      }
      viewMargins[view] = ViewMargins(start: start.map { AffineForm($0) }, end: end.map { AffineForm($0) })
    }
  }
}

extension Axis {
  /// Where edges keep the value of the axis' start.
  func startEdge<Value>() -> KeyPath<Edges<Value>, Value> { self == .horizontal ? \.leading : \.top }
  /// Where edges keep the value of the axis' end.
  func endEdge<Value>() -> KeyPath<Edges<Value>, Value> { self == .horizontal ? \.trailing : \.bottom }
}
