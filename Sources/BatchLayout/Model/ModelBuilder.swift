import LayoutModel

/// Generates the equations of a structure: facts, the views' own sizes, strategies, tie-breaks.
struct ModelBuilder {
  /// Which dimensions of the root are given.
  struct Offer: Hashable, Sendable {
    var width: Bool
    var height: Bool
  }

  private var model: CellModel
  private var sink: ConstraintSink
  private var lowering: AnchorLowering
  private let offer: Offer
  /// The ratios of this group's items where they are part of its structure.
  private let knownRatios: [RatioSource: Double]

  /// Builds the model of a structure.
  ///
  /// - Throws: `LayoutError` if a strategy refuses its members.
  static func model(
    of structure: CellStructure, document: LayoutDocument, offer: Offer,
    knownRatios: [RatioSource: Double] = [:]
  ) throws(LayoutError) -> CellModel {
    var builder = ModelBuilder(
      structure: structure, document: document, offer: offer, knownRatios: knownRatios)
    builder.addFacts()
    try builder.addStrategies()
    for place in structure.nodes.indices { builder.addSizes(of: place) }
    for place in structure.nodes.indices { builder.addRatio(of: place) }
    builder.addTieBreaks(direction: document.direction)
    builder.addExpressions()
    builder.model.origins = structure.nodes.indices.map { place in
      Axis.allCases.map { builder.lowering.origin(of: place, $0) }
    }
    return builder.model
  }

  private init(
    structure: CellStructure, document: LayoutDocument, offer: Offer, knownRatios: [RatioSource: Double]
  ) {
    model = CellModel(structure: structure)
    sink = ConstraintSink(viewCount: structure.nodes.count)
    lowering = AnchorLowering(
      structure: structure, direction: document.direction, safeArea: document.safeArea)
    self.offer = offer
    self.knownRatios = knownRatios
  }

  /// The root's place, a given root size, and the pull of a fitted one.
  private mutating func addFacts() {
    add(LinearForm(variable: Variable.left(0)), .equal, .fact, "root.left", [0])
    add(LinearForm(variable: Variable.top(0)), .equal, .fact, "root.top", [0])
    for (axis, isGiven, offered) in [
      (Axis.horizontal, offer.width, Parameter.offeredWidth), (.vertical, offer.height, .offeredHeight),
    ] {
      var form = LinearForm(variable: Variable.extent(0, axis))
      if isGiven { form.constant = -1 * AffineForm(offered) }
      add(form, .equal, isGiven ? .fact : .fittingSize, "root.\(axis.extent.rawValue)", [0])
    }
  }

  /// Lets every visible container's strategies write their constraints.
  private mutating func addStrategies() throws(LayoutError) {
    for (place, node) in model.structure.nodes.enumerated() {
      let container = model.structure.container(place)
      for (name, strategy) in node.view.strategies {
        sink.begin(source: "\(name) of \(node.view.id)", container: container.item)
        try strategy.constrain(container, into: &sink)
      }
    }
    lowering.guideContainers = sink.guideContainers
    for constraint in sink.constraints {
      let form = lowering.difference(constraint.left, constraint.right)
      let items = Set((constraint.left.terms + constraint.right.terms).map(\.anchor.item.index))
      let views = items.filter { $0 < model.structure.nodes.count }.sorted()
      note(form.constant, at: model.structure.nodes[views.last ?? 0].view.path)
      add(form, constraint.relation, constraint.priority, constraint.name, views)
    }
    model.itemCount = sink.itemCount
    model.scrollers = sink.scrollers.map { ($0.container.index, $0.content?.index) }
  }

  /// Takes the expressions asked for, with the forms of those that read what is solved.
  private mutating func addExpressions() {
    model.expressions = sink.expressions
    for (number, expression) in sink.expressions.enumerated() {
      guard case .solved(let value) = expression else { continue }
      model.solved[number] = lowering.difference(value, LayoutExpression(0))
    }
  }

  /// A view's own wishes: sizes ≥ 0, exact, minimum and maximum, content.
  private mutating func addSizes(of place: Int) {
    let node = model.structure.nodes[place]
    for axis in Axis.allCases {
      let extent = node.view.sizing[axis]
      let variable = LinearForm(variable: Variable.extent(place, axis))
      add(variable, .greaterOrEqual, .fact, "\(node.view.id).\(axis.extent.rawValue) >= 0", [place])
      addWish(extent.exact, .equal, place, axis)
      addWish(extent.minimum, .greaterOrEqual, place, axis)
      addWish(extent.maximum, .lessOrEqual, place, axis)
      if node.view.isContainer, place > 0 || isGiven(axis) {
        add(variable, .equal, .content, "\(node.view.id).\(axis.extent.rawValue) to its content", [place])
      }
      addContent(of: place, axis)
    }
  }

  private func isGiven(_ axis: Axis) -> Bool { axis == .horizontal ? offer.width : offer.height }

  private mutating func addWish(_ wish: Sizing.Wish?, _ relation: LayoutRelation, _ place: Int, _ axis: Axis) {
    guard let wish else { return }
    let view = model.structure.nodes[place].view
    var form = LinearForm(variable: Variable.extent(place, axis))
    form.constant = -1 * AffineForm(length: wish.value)
    note(form.constant, at: view.path)
    add(form, relation, wish.priority, "\(view.id).\(axis.extent.rawValue) \(relation.rawValue)", [place])
  }

  /// Hugging and compression resistance around the content's size.
  private mutating func addContent(of place: Int, _ axis: Axis) {
    let node = model.structure.nodes[place]
    let extent = node.view.sizing[axis]
    let item = ItemReference(index: place)
    guard sink.decided[item]?.contains(axis) != true else { return }
    guard extent.requiredExact == nil, let content = contentExtent(of: place, axis) else { return }
    let wishes = sink.contentPriorities[item]?[axis]
    let hugging = extent.hugging ?? wishes?.hugging ?? .defaultLow
    var resistance = extent.compressionResistance ?? wishes?.compressionResistance ?? .defaultHigh
    if axis == .horizontal, let text = node.text, text.mayWrap { resistance = min(resistance, .centering) }
    var form = LinearForm(variable: Variable.extent(place, axis))
    form.constant = -1 * content
    note(content, at: node.view.path)
    let name = "\(node.view.id).\(axis.extent.rawValue)"
    if hugging == resistance {
      add(form, .equal, hugging, "\(name) of its content", [place])
    } else {
      add(form, .lessOrEqual, hugging, "\(name) hugs its content", [place])
      add(form, .greaterOrEqual, resistance, "\(name) resists compression", [place])
    }
  }

  /// The content's extent within the view's required limits; nil if the view has none.
  private mutating func contentExtent(of place: Int, _ axis: Axis) -> AffineForm? {
    let node = model.structure.nodes[place]
    return node.intrinsicExtent(axis, item: ItemReference(index: place)).map { content in
      sink.limited(content, of: node.view, along: axis)
    }
  }

  /// width == ratio · height, where the ratio is a number; an item's ratio is decided once the rest is known.
  private mutating func addRatio(of place: Int) {
    let view = model.structure.nodes[place].view
    guard let ratio = view.sizing.ratio else { return }
    let name = "\(view.id).aspectRatio"
    let value: Double
    switch ratio {
    case .literal(let number): value = number
    case .bound(let source):
      if let known = knownRatios[source] {
        value = known
        break
      }
      addBoundRatio(source, of: place, name: name)
      return
    }
    var form = LinearForm(variable: Variable.width(place))
    form.add(variable: Variable.height(place), factor: -value)
    add(form, .equal, view.sizing.ratioPriority, name, [place])
  }

  /// An item's ratio where the width or the height is decided without it: the other is a measured column.
  ///
  /// The row stands just above its level, so that its unit (which differs from cell to cell) weighs against
  /// nothing; the plan checks that this changes no answer.
  private mutating func addBoundRatio(_ source: RatioSource, of place: Int, name: String) {
    let view = model.structure.nodes[place].view
    model.ratioPlaces[source] = view.path
    let elimination = Elimination(model)
    let width = elimination.definition(of: Variable.width(place))
    let height = elimination.definition(of: Variable.height(place))
    var form: LinearForm
    if width.isConstant {
      form = LinearForm(variable: Variable.height(place))
      form.constant = -1 * sink.measure(.overRatio(width.constant, source))
    } else if height.isConstant {
      form = LinearForm(variable: Variable.width(place))
      form.constant = -1 * sink.measure(.timesRatio(height.constant, source))
    } else {
      model.undecidedRatios.append(source)
      return
    }
    let level = view.sizing.ratioPriority
    let priority =
      level == .required ? level : Priority(min(level.level + CellModel.ratioLift, (level.level + 1000) / 2))
    model.rows.append(
      ModelRow(
        form: form, relation: .equal, priority: priority, name: name, views: [place],
        ratioLevel: level == .required ? nil : level.level))
  }

  /// For each view in document order: width, then height, closest to its content (or smallest); then left and top
  /// closest to its parent's leading and top edge.
  private mutating func addTieBreaks(direction: LayoutDocument.Direction) {
    for (place, node) in model.structure.nodes.enumerated() {
      for axis in Axis.allCases {
        var form = LinearForm(variable: Variable.extent(place, axis))
        if let content = node.intrinsicExtent(axis, item: ItemReference(index: place)) {
          form.constant = -1 * content
        }
        model.tieBreaks.append(form)
      }
    }
    for (place, node) in model.structure.nodes.enumerated() where place > 0 {
      for attribute in [Attribute.leading, .top] {
        let own = LayoutExpression(Anchor(item: ItemReference(index: place), attribute: attribute))
        let parent = LayoutExpression(Anchor(item: ItemReference(index: node.parent), attribute: attribute))
        model.tieBreaks.append(lowering.difference(own, parent))
      }
    }
  }

  private mutating func add(
    _ form: LinearForm, _ relation: LayoutRelation, _ priority: Priority, _ name: String, _ views: [Int]
  ) {
    model.rows.append(ModelRow(form: form, relation: relation, priority: priority, name: name, views: views))
  }

  /// Remembers where parameters come from, for faults.
  private mutating func note(_ form: AffineForm, at path: String) {
    for term in form.terms where model.places[term.parameter] == nil { model.places[term.parameter] = path }
  }
}
