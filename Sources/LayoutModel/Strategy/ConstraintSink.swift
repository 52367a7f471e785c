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
  /// Containers that scroll, with the member they scroll over, if they have one.
  public private(set) var scrollers: [(container: ItemReference, content: ItemReference?)] = []
  /// The container of each guide, in the order of the guides.
  public private(set) var guideContainers: [ItemReference] = []
  /// The number of views and guides.
  public private(set) var itemCount: Int
  private var source: String = ""
  private var container = ItemReference(index: 0)

  /// Creates a sink for a structure of `viewCount` views.
  public init(viewCount: Int) { itemCount = viewCount }

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
    itemCount += 1
    guideContainers.append(container)
    return ItemReference(index: itemCount - 1)
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
