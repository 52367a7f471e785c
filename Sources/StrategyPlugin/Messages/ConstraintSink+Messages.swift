package import LayoutModel

/// What a strategy wrote: `{"items", "expressions", "copies", "constraints", "alternatives", "contentPriorities",
/// "decided", "scroll"}`.
///
/// `items` are its guides, as null, and the views that it copied to measure them, as their items.
extension ConstraintSink {
  /// What was written.
  package var message: JSONValue {
    var priorities: [JSONValue] = []
    for (item, axes) in contentPriorities.sorted(by: { $0.key.index < $1.key.index }) {
      for axis in Axis.allCases {
        guard let wishes = axes[axis] else { continue }
        priorities.append(
          .object([
            "item": .integer(item.index), "axis": .string(axis.rawValue), "hugging": wishes.hugging?.message,
            "compressionResistance": wishes.compressionResistance?.message,
          ]))
      }
    }
    return .object([
      "items": .array(origins.map { $0.place.map(JSONValue.integer) ?? .null }),
      "expressions": .array(expressions.map(\.message)),
      "copies": .array(copies.map(\.message)),
      "constraints": .array(constraints.map(\.message)),
      "alternatives": .array(alternatives.map(\.message)),
      "contentPriorities": .array(priorities),
      "decided": .array(
        decided.sorted { $0.key.index < $1.key.index }.flatMap { item, axes in
          Axis.allCases.filter(axes.contains).map {
            .object(["item": .integer(item.index), "axis": .string($0.rawValue)])
          }
        }),
      "scroll": scrollers.first.map { .object(["content": $0.content.map { .integer($0.index) }]) },
    ])
  }

  /// Writes what another sink's message says.
  ///
  /// - Throws: `LayoutError` if it is none, or names an item that is not there.
  package mutating func write(_ message: JSONValue, for container: Container) throws(LayoutError) {
    var reader = try message.reader("reply")
    let first = itemCount
    try writeItems(reader.take("items") ?? .array([]), at: reader.place("items"), for: container)
    var measured: [AffineForm] = []
    for var expression in try reader.objects("expressions") ?? [] {
      measured.append(measure(try MeasureExpression(&expression, measured: measured, itemCount: itemCount)))
    }
    for var copy in try reader.objects("copies") ?? [] { try write(&copy, from: first, measured) }
    for var constraint in try reader.objects("constraints") ?? [] {
      try write(LayoutConstraint(&constraint, measured: measured, itemCount: itemCount))
    }
    for var alternative in try reader.objects("alternatives") ?? [] {
      add(try ConstraintAlternative(&alternative, measured: measured, itemCount: itemCount))
    }
    for var wish in try reader.objects("contentPriorities") ?? [] {
      let item = ItemReference(index: try wish.index("item"))
      guard let axis = try wish.choice("axis", Axis.self) else { throw wish.fault("axis", "is missing") }
      let hugging = try Priority("hugging", &wish) ?? .defaultLow
      let resistance = try Priority("compressionResistance", &wish) ?? .defaultHigh
      try wish.finish()
      prefer(hugging: hugging, compressionResistance: resistance, for: item, along: axis)
    }
    for var choice in try reader.objects("decided") ?? [] {
      let item = ItemReference(index: try choice.index("item"))
      guard let axis = try choice.choice("axis", Axis.self) else { throw choice.fault("axis", "is missing") }
      try choice.finish()
      decide(item, along: axis)
    }
    if var scroll = try reader.take("scroll")?.reader(reader.place("scroll")) {
      let content = try scroll.count("content")
      let member = container.members.first { $0.item.index == content }
      guard content == nil || member != nil else {
        throw scroll.fault("content", "is no member of the container")
      }
      self.scroll(container, over: member)
      try scroll.finish()
    }
    try reader.finish()
  }

  /// Guides and copies that one container may ask for.
  private static let itemLimit = 10_000

  /// Adds guides and copies; a copied view stands before all that lies in it.
  private mutating func writeItems(
    _ message: JSONValue, at path: String, for container: Container
  ) throws(LayoutError) {
    guard case .array(let items) = message, items.count <= Self.itemLimit else {
      throw LayoutError(at: path, "must be an array of at most \(Self.itemLimit) items")
    }
    var next = 0
    while next < items.count {
      let before = itemCount
      if items[next] == .null {
        _ = guide()
      } else {
        guard let member = container.members.first(where: { JSONValue.integer($0.item.index) == items[next] }) else {
          throw LayoutError(at: "\(path)[\(next)]", "is no member of the container")
        }
        _ = try copy(member)
      }
      next += itemCount - before
    }
    guard next == items.count else { throw LayoutError(at: path, "a copy is not whole") }
  }

  private mutating func write(
    _ copy: inout ObjectReader, from first: Int, _ measured: [AffineForm]
  ) throws(LayoutError) {
    let root = try copy.index("item")
    let count = try copy.index("count")
    guard root >= first, count > 0, root + count <= itemCount, place(of: ItemReference(index: root)) != nil else {
      throw copy.fault("item", "is no copy")
    }
    guard let axis = try copy.choice("axis", Axis.self) else { throw copy.fault("axis", "is missing") }
    var across: AffineForm?
    if let form = copy.take("across") {
      across = try AffineForm(message: form, measured: measured, at: copy.place("across"))
    }
    try copy.finish()
    fit(ItemReference(index: root), count: count, along: axis, across: across)
  }

  private mutating func write(_ constraint: LayoutConstraint) {
    add(
      constraint.left, constraint.relation, constraint.right, priority: constraint.priority,
      subject: constraint.name, id: constraint.name)
  }
}

extension MeasuredCopy {
  /// `{"item", "count", "axis", "across"}`.
  fileprivate var message: JSONValue {
    .object([
      "item": .integer(root.index), "count": .integer(count), "axis": .string(axis.rawValue),
      "across": across?.message,
    ])
  }
}

extension ConstraintAlternative {
  /// `{"expression", "decided", "open"}`.
  fileprivate var message: JSONValue {
    .object([
      "expression": expression.message, "decided": .array(decided.map(\.message)),
      "open": .array(open.map(\.message)),
    ])
  }

  fileprivate init(
    _ reader: inout ObjectReader, measured: [AffineForm], itemCount: Int
  ) throws(LayoutError) {
    var sets: [[LayoutConstraint]] = []
    for key in ["decided", "open"] {
      var constraints: [LayoutConstraint] = []
      for var constraint in try reader.objects(key) ?? [] {
        constraints.append(try LayoutConstraint(&constraint, measured: measured, itemCount: itemCount))
      }
      sets.append(constraints)
    }
    let expression = try LayoutExpression("expression", &reader, measured, itemCount)
    try reader.finish()
    self.init(expression: expression, decided: sets[0], open: sets[1])
  }
}

extension LayoutConstraint {
  /// `{"left", "relation", "right", "priority", "name"}`.
  fileprivate var message: JSONValue {
    .object([
      "left": left.message, "relation": .string(relation.rawValue), "right": right.message,
      "priority": priority.message, "name": .string(name),
    ])
  }

  fileprivate init(
    _ reader: inout ObjectReader, measured: [AffineForm], itemCount: Int
  ) throws(LayoutError) {
    let left = try LayoutExpression("left", &reader, measured, itemCount)
    let right = try LayoutExpression("right", &reader, measured, itemCount)
    guard let relation = try reader.choice("relation", LayoutRelation.self) else {
      throw reader.fault("relation", "is missing")
    }
    self.init(
      left, relation, right, priority: try Priority("priority", &reader) ?? .required,
      name: try reader.word("name"))
    try reader.finish()
  }
}

extension LayoutExpression {
  /// `{"terms": [{"item", "attribute", "factor"}], "constant"}`.
  var message: JSONValue {
    .object([
      "terms": .array(
        terms.map { term in
          .object([
            "item": .integer(term.anchor.item.index), "attribute": .string(term.anchor.attribute.rawValue),
            "factor": .number(term.factor),
          ])
        }), "constant": constant.message,
    ])
  }

  init(
    _ key: String, _ outer: inout ObjectReader, _ measured: [AffineForm], _ itemCount: Int
  ) throws(LayoutError) {
    guard let message = outer.take(key) else { throw outer.fault(key, "is missing") }
    var reader = try message.reader(outer.place(key))
    let constant = reader.take("constant") ?? .number(0)
    self.init(try AffineForm(message: constant, measured: measured, at: reader.place("constant")))
    for var term in try reader.objects("terms") ?? [] {
      let item = try term.index("item")
      guard item < itemCount else { throw term.fault("item", "there is no item \(item)") }
      guard let attribute = try term.choice("attribute", Attribute.self) else {
        throw term.fault("attribute", "is missing")
      }
      let factor = try term.plainNumber("factor") ?? 1
      try term.finish()
      self = self + factor * ItemReference(index: item)[attribute]
    }
    try reader.finish()
  }
}

extension Priority {
  /// A level, or the name of one that is none of the document's.
  fileprivate var message: JSONValue {
    switch self {
    case .fact: .string("fact")
    case .farEdge: .string("farEdge")
    default: .number(level)
    }
  }

  fileprivate init?(_ key: String, _ reader: inout ObjectReader) throws(LayoutError) {
    switch reader.take(key) {
    case nil: return nil
    case .string("fact")?: self = .fact
    case .string("farEdge")?: self = .farEdge
    case .number(let level)?: self = try ObjectReader.priority(level, at: reader.place(key))
    default: throw reader.fault(key, "must be a priority")
    }
  }
}
