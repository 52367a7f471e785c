public import LayoutModel

/// A constraint of a view as it is declared in Swift: to its parent, a sibling or a constant.
public struct DeclaredConstraint: Hashable, Sendable {
  /// The attribute of the view that is constrained, as documents write it.
  let attribute: String
  /// How it compares.
  let relation: LayoutRelation
  /// The other view and attribute, as documents write them; nil compares with a constant.
  let target: String?
  /// The factor of the other attribute.
  public var multiplier: Double = 1
  /// What is added to the other side, in points.
  public var constant: Double = 0
  /// How much the constraint counts.
  public var priority = Priority.required
  /// Its name in diagnostics and look-ups; unique among the constraints of a container.
  public var id: String?
  /// Where it is declared.
  public let source: SourcePlace

  /// A constraint to an anchor of the parent, or of a sibling by its id.
  init<Anchor: ConstraintAnchor>(
    _ own: KeyPath<ViewAnchors, Anchor>, _ relation: LayoutRelation, _ other: KeyPath<ViewAnchors, Anchor>,
    of sibling: String?, _ source: SourcePlace
  ) {
    attribute = ViewAnchors.name(own)
    self.relation = relation
    target = "\(sibling ?? "super").\(ViewAnchors.name(other))"
    self.source = source
  }

  /// A constraint of a width or height to a constant.
  init(
    _ own: KeyPath<ViewAnchors, DimensionAnchor>, _ relation: LayoutRelation, constant: Double,
    _ source: SourcePlace
  ) {
    attribute = ViewAnchors.name(own)
    self.relation = relation
    target = nil
    self.constant = constant
    self.source = source
  }

  /// The constraint of a view as diagnostics name it: by its id, else by its sides.
  func name(of view: String, in container: String) -> String {
    if let id { return id }
    let factor = multiplier == 1 ? "" : "\(multiplier) · "
    let other = target.map { factor + $0 } ?? "constant"
    return "\(view).\(attribute) \(relation.rawValue) \(other) (constraints of \(container))"
  }

  /// The constraint of a view as documents write it.
  func json(of view: String) -> JSONValue {
    var members = [
      JSONMember("item", .string("\(view).\(attribute)")), JSONMember("relation", .string(relation.rawValue)),
    ]
    if let target { members.append(JSONMember("to", .string(target))) }
    if multiplier != 1 { members.append(JSONMember("multiplier", .number(multiplier))) }
    if constant != 0 || target == nil { members.append(JSONMember("constant", .number(constant))) }
    if priority != .required { members.append(JSONMember("priority", .number(priority.level))) }
    if let id { members.append(JSONMember("id", .string(id))) }
    return .object(members)
  }
}
