/// Where a strategy writes: constraints, measure expressions, guides, and its wishes for members' content priorities.
public struct ConstraintSink: Sendable {
  /// Hugging and compression resistance along one axis; nil leaves the default.
  public struct ContentPriorities: Hashable, Sendable {
    /// How strongly the view refuses to grow past its content.
    public var hugging: Priority?
    /// How strongly the view refuses to shrink below its content.
    public var compressionResistance: Priority?
  }

  /// Constraints in the order they were written.
  public private(set) var constraints: [LayoutConstraint] = []
  /// Expressions in the order they were asked for.
  public private(set) var expressions: [MeasureExpression] = []
  /// Content priorities that parents gave, by member and axis.
  public private(set) var contentPriorities: [ItemReference: [Axis: ContentPriorities]] = [:]
  /// Members whose extents along an axis their parents decide: their contents have no say in it.
  public private(set) var decided: [ItemReference: Set<Axis>] = [:]
  /// Constraints that depend on whether an expression is decided without them, in the order they were written.
  public private(set) var alternatives: [ConstraintAlternative] = []
  /// Containers that scroll, with the member they scroll over, if they have one.
  public private(set) var scrollers: [(container: ItemReference, content: ItemReference?)] = []
  /// What the items after the structure's views are, in order.
  public private(set) var origins: [ItemOrigin] = []
  /// Members that are laid out apart to be measured.
  public private(set) var copies: [MeasuredCopy] = []
  /// The number of views, guides and items of copies.
  public var itemCount: Int { viewCount + origins.count }
  private let viewCount: Int
  /// Items of copies so far.
  private var copiedCount = 0
  private var source: String = ""
  private var container = ItemReference(index: 0)

  /// Creates a sink for a structure of `viewCount` views.
  public init(viewCount: Int) { self.viewCount = viewCount }

  /// Says which strategy of which container the next constraints come from.
  public mutating func begin(source: String, container: ItemReference = ItemReference(index: 0)) {
    self.source = source
    self.container = container
  }

  /// Adds `left relation right`; `subject` says which member and attribute it is about.
  ///
  /// A constraint with an `id` of its own is named by that in diagnostics.
  public mutating func add(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: Priority = .required, subject: String, id: String? = nil
  ) {
    let name = id ?? (source.isEmpty ? subject : "\(subject) (\(source))")
    constraints.append(LayoutConstraint(left, relation, right, priority: priority, name: name))
  }

  /// Writes constraints that depend on whether required constraints, weights and far edges alone decide an expression:
  /// `decided` where they do, else `open`.
  ///
  /// Both are written; the structure takes one of them.
  public mutating func add(
    whereDecided expression: LayoutExpression, _ decided: (inout ConstraintSink) throws(LayoutError) -> Void,
    otherwise open: (inout ConstraintSink) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let start = constraints.count
    try decided(&self)
    let middle = constraints.count
    try open(&self)
    add(
      ConstraintAlternative(
        expression: expression, decided: Array(constraints[start..<middle]), open: Array(constraints[middle...])))
    constraints.removeSubrange(start...)
  }

  /// Adds an alternative.
  package mutating func add(_ alternative: ConstraintAlternative) { alternatives.append(alternative) }

  /// A value that is not linear in the parameters, to be used on the right-hand side of constraints.
  public mutating func measure(_ expression: MeasureExpression) -> AffineForm {
    if let known = expressions.firstIndex(of: expression) { return AffineForm(.measured(known)) }
    expressions.append(expression)
    return AffineForm(.measured(expressions.count - 1))
  }

  /// Leaves a member's own content out of what decides its extent along an axis: the strategy decides it.
  public mutating func decide(_ item: ItemReference, along axis: Axis) {
    decided[item, default: []].insert(axis)
  }

  /// A new layout guide of the container at hand: a rectangle that takes part in constraints and has no frame in the
  /// answer.
  public mutating func guide() -> ItemReference {
    origins.append(ItemOrigin(place: nil, parent: container))
    return ItemReference(index: itemCount - 1)
  }

  /// Items that copies may have together.
  public static let copyLimit = 1000

  /// The extent that a member takes along an axis when it is laid out apart from its container: fitted along the axis,
  /// and across it fitted too or as long as `across` says.
  ///
  /// - Throws: `LayoutError` if such copies have more than `copyLimit` items: they double with each level of nesting.
  public mutating func fitted(
    _ member: Member, along axis: Axis, across: AffineForm?
  ) throws(LayoutError) -> AffineForm {
    let root = try copy(member)
    fit(root, count: itemCount - root.index, along: axis, across: across)
    return value(of: root[axis.extent])
  }

  /// Adds items for a member and all below it, in document order.
  ///
  /// - Throws: `LayoutError` if copies have more than `copyLimit` items.
  package mutating func copy(_ member: Member, parent: ItemReference? = nil) throws(LayoutError) -> ItemReference {
    let item = ItemReference(index: itemCount)
    guard copiedCount < Self.copyLimit else {
      throw LayoutError(
        at: member.view.path, "is measured apart at too many levels; nest fewer grids, or give their cells lengths")
    }
    copiedCount += 1
    origins.append(ItemOrigin(place: place(of: member.item), parent: parent))
    for inner in member.members { _ = try copy(inner, parent: item) }
    return item
  }

  /// Fits a copy along an axis.
  package mutating func fit(_ root: ItemReference, count: Int, along axis: Axis, across: AffineForm?) {
    copies.append(MeasuredCopy(root: root, count: count, axis: axis, across: across))
  }

  /// The place in the structure of a view or of the view that an item is a copy of; nil for guides.
  public func place(of item: ItemReference) -> Int? {
    item.index < viewCount ? item.index : origins[item.index - viewCount].place
  }

  /// Says that a container scrolls: the answer gives it the size of `content` as its content size, 0 × 0 without one.
  public mutating func scroll(_ container: Container, over content: Member?) {
    scrollers.append((container.item, content?.item))
  }

  /// Gives a member content priorities along an axis; a view's own keys outrank them.
  public mutating func prefer(
    hugging: Priority, compressionResistance: Priority, for item: ItemReference, along axis: Axis
  ) {
    contentPriorities[item, default: [:]][axis] = ContentPriorities(
      hugging: hugging, compressionResistance: compressionResistance)
  }
}
