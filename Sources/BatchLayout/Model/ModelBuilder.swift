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
    try builder.runStrategies()
    builder.addFacts()
    builder.addConstraints()
    let items = builder.model.views.indices.filter { builder.model.views[$0] != nil }
    for item in items { builder.addSizes(of: item) }
    builder.addAlternatives()
    for item in items { builder.addRatio(of: item) }
    builder.addTieBreaks(items)
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

  /// Lets the strategies of every visible container write their constraints, and again those of containers that are
  /// laid out apart.
  private mutating func runStrategies() throws(LayoutError) {
    for place in model.structure.nodes.indices { try runStrategies(of: place, as: place) }
    var next = 0
    while next < sink.copies.count {
      let copy = sink.copies[next]
      for item in copy.root.index..<copy.root.index + copy.count {
        model.apartItems.insert(item)
        guard let place = sink.place(of: ItemReference(index: item)) else { continue }
        try runStrategies(of: place, as: item)
      }
      next += 1
    }
    lowering.origins = sink.origins
    model.views = (0..<sink.itemCount).map { sink.place(of: ItemReference(index: $0)) }
    for (number, origin) in sink.origins.enumerated() {
      guard let parent = origin.parent, model.apartItems.contains(parent.index) else { continue }
      model.apartItems.insert(model.structure.nodes.count + number)
    }
    model.scrollers = sink.scrollers.compactMap { scroller in
      model.apartItems.contains(scroller.container.index)
        ? nil : (scroller.container.index, scroller.content?.index)
    }
  }

  private mutating func runStrategies(of place: Int, as item: Int) throws(LayoutError) {
    let view = model.structure.nodes[place].view
    guard !view.strategies.isEmpty else { return }
    let container = model.structure.container(place, shift: item - place)
    for (name, strategy) in view.strategies {
      sink.begin(source: "\(name) of \(view.id)", container: container.item)
      try strategy.constrain(container, into: &sink)
    }
  }

  /// Takes the constraints that strategies wrote, and the lengths at which copies are measured.
  private mutating func addConstraints() {
    for constraint in sink.constraints { add(constraint) }
    for copy in sink.copies {
      for axis in Axis.allCases {
        var form = LinearForm(variable: Variable.extent(copy.root.index, axis))
        let across = axis == copy.axis ? nil : copy.across
        if let across { form.constant = -1 * across }
        add(form, .equal, across == nil ? .fittingSize : .fact, "measured apart", [])
      }
    }
  }

  /// Takes of each alternative the constraints that apply; those of outer containers decide first.
  private mutating func addAlternatives() {
    for alternative in sink.alternatives {
      let form = lowering.difference(alternative.expression, LayoutExpression(0))
      let isDecided = Elimination(model).reduce(form).isConstant
      for constraint in isDecided ? alternative.decided : alternative.open { add(constraint) }
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    let form = lowering.difference(constraint.left, constraint.right)
    let items = Set((constraint.left.terms + constraint.right.terms).map(\.anchor.item.index))
    let views = Set(items.compactMap { model.views[$0] }).sorted()
    note(form.constant, at: model.structure.nodes[views.last ?? 0].view.path)
    add(form, constraint.relation, constraint.priority, constraint.name, views)
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
  private mutating func addSizes(of item: Int) {
    let (view, place) = view(of: item)
    for axis in Axis.allCases {
      let extent = view.sizing[axis]
      let variable = LinearForm(variable: Variable.extent(item, axis))
      add(variable, .greaterOrEqual, .fact, "\(view.id).\(axis.extent.rawValue) >= 0", [place])
      addWish(extent.exact, .equal, item, axis)
      addWish(extent.minimum, .greaterOrEqual, item, axis)
      addWish(extent.maximum, .lessOrEqual, item, axis)
      if view.isContainer, item > 0 || isGiven(axis) {
        add(variable, .equal, .content, "\(view.id).\(axis.extent.rawValue) to its content", [place])
      }
      addContent(of: item, axis)
    }
  }

  /// The view of an item that is no guide, and its place.
  private func view(of item: Int) -> (LayoutView, place: Int) {
    let place = model.views[item] ?? 0
    return (model.structure.nodes[place].view, place)
  }

  private func isGiven(_ axis: Axis) -> Bool { axis == .horizontal ? offer.width : offer.height }

  private mutating func addWish(_ wish: Sizing.Wish?, _ relation: LayoutRelation, _ item: Int, _ axis: Axis) {
    guard let wish else { return }
    let (view, place) = view(of: item)
    var form = LinearForm(variable: Variable.extent(item, axis))
    form.constant = -1 * AffineForm(length: wish.value)
    note(form.constant, at: view.path)
    add(form, relation, wish.priority, "\(view.id).\(axis.extent.rawValue) \(relation.rawValue)", [place])
  }

  /// Hugging and compression resistance around the content's size.
  private mutating func addContent(of item: Int, _ axis: Axis) {
    let (view, place) = view(of: item)
    let node = model.structure.nodes[place]
    let extent = view.sizing[axis]
    let reference = ItemReference(index: item)
    guard sink.decided[reference]?.contains(axis) != true, extent.requiredExact == nil,
      let natural = node.intrinsicExtent(axis, item: reference)
    else { return }
    let content = sink.limited(natural, of: view, along: axis)
    let wishes = sink.contentPriorities[reference]?[axis]
    let hugging = extent.hugging ?? wishes?.hugging ?? .defaultLow
    var resistance = extent.compressionResistance ?? wishes?.compressionResistance ?? .defaultHigh
    if axis == .horizontal, let text = node.text, text.mayWrap { resistance = min(resistance, .centering) }
    var form = LinearForm(variable: Variable.extent(item, axis))
    form.constant = -1 * content
    note(content, at: view.path)
    let name = "\(view.id).\(axis.extent.rawValue)"
    if hugging == resistance {
      add(form, .equal, hugging, "\(name) of its content", [place])
    } else {
      add(form, .lessOrEqual, hugging, "\(name) hugs its content", [place])
      add(form, .greaterOrEqual, resistance, "\(name) resists compression", [place])
    }
  }

  /// width == ratio · height, where the ratio is a number; an item's ratio is decided once the rest is known.
  private mutating func addRatio(of item: Int) {
    let (view, place) = view(of: item)
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
      addBoundRatio(source, of: item, name: name)
      return
    }
    var form = LinearForm(variable: Variable.width(item))
    form.add(variable: Variable.height(item), factor: -value)
    add(form, .equal, view.sizing.ratioPriority, name, [place])
  }

  /// An item's ratio where the width or the height is decided without it: the other is a measured column.
  ///
  /// The row stands just above its level, so that its unit (which differs from cell to cell) weighs against
  /// nothing; the plan checks that this changes no answer.
  private mutating func addBoundRatio(_ source: RatioSource, of item: Int, name: String) {
    let (view, place) = view(of: item)
    model.ratioPlaces[source] = view.path
    let elimination = Elimination(model)
    let width = elimination.definition(of: Variable.width(item))
    let height = elimination.definition(of: Variable.height(item))
    var form: LinearForm
    if width.isConstant {
      form = LinearForm(variable: Variable.height(item))
      form.constant = -1 * sink.measure(.overRatio(width.constant, source))
    } else if height.isConstant {
      form = LinearForm(variable: Variable.width(item))
      form.constant = -1 * sink.measure(.timesRatio(height.constant, source))
    } else {
      model.undecidedRatios.append(source)
      return
    }
    let level = view.sizing.ratioPriority
    let priority =
      level == .required ? level : Priority(min(level.level + CellModel.ratioLift, (level.level + 1000) / 2))
    add(
      ModelRow(
        form: form, relation: .equal, priority: priority, name: name, views: [place],
        ratioLevel: level == .required ? nil : level.level))
  }

  /// For each view in document order: width, then height, closest to its content (or smallest); then left and top
  /// closest to its parent's leading and top edge.
  private mutating func addTieBreaks(_ items: [Int]) {
    for item in items {
      let node = model.structure.nodes[view(of: item).place]
      for axis in Axis.allCases {
        var form = LinearForm(variable: Variable.extent(item, axis))
        if let content = node.intrinsicExtent(axis, item: ItemReference(index: item)) {
          form.constant = -1 * content
        }
        model.tieBreaks.append(form)
      }
    }
    for item in items {
      guard let parent = lowering.parent(of: item) else { continue }
      for attribute in [Attribute.leading, .top] {
        let own = LayoutExpression(Anchor(item: ItemReference(index: item), attribute: attribute))
        let outer = LayoutExpression(Anchor(item: ItemReference(index: parent), attribute: attribute))
        model.tieBreaks.append(lowering.difference(own, outer))
      }
    }
  }

  private mutating func add(
    _ form: LinearForm, _ relation: LayoutRelation, _ priority: Priority, _ name: String, _ views: [Int]
  ) {
    add(ModelRow(form: form, relation: relation, priority: priority, name: name, views: views))
  }

  private mutating func add(_ row: ModelRow) {
    let isApart = row.form.factors.keys.contains { model.apartItems.contains(Variable.item(of: $0)) }
    if isApart { model.apartRows.append(row) } else { model.rows.append(row) }
  }

  /// Remembers where parameters come from, for faults.
  private mutating func note(_ form: AffineForm, at path: String) {
    for term in form.terms where model.places[term.parameter] == nil { model.places[term.parameter] = path }
  }
}
