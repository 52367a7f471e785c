package import LayoutModel

/// What a strategy wrote: `{"items", "expressions", "constraints", "alternatives", "contentPriorities", "decided",
/// "scroll"}`.
extension ConstraintSink {
  /// What was written since the sink had `itemsBefore` items.
  package func message(itemsBefore: Int) -> JSONValue {
    .object([
      "items": .array(itemMessages(after: itemsBefore)),
      "expressions": .array(expressions.map(\.message)),
      "constraints": .array(constraints.map(\.message)),
      "alternatives": .array(alternatives.map(\.message)),
      "contentPriorities": .array(
        contentPriorities.sorted { $0.key.index < $1.key.index }.flatMap { item, axes in
          Axis.allCases.compactMap { axis in axes[axis].map { $0.message(of: item, along: axis) } }
        }),
      "decided": .array(
        decided.sorted { $0.key.index < $1.key.index }.flatMap { item, axes in
          Axis.allCases.filter(axes.contains).map {
            .object(["item": .integer(item.index), "axis": .string($0.rawValue)])
          }
        }),
      "scroll": scrollers.first.map { .object(["content": $0.content.map { .integer($0.index) }]) },
    ])
  }

  /// Guides as `{}`, and members that are measured apart, in the order they were made.
  private func itemMessages(after itemsBefore: Int) -> [JSONValue] {
    var messages: [JSONValue] = []
    var item = itemsBefore
    while item < itemCount {
      guard let copy = copies.first(where: { $0.root.index == item }) else {
        messages.append(.object([JSONMember]()))
        item += 1
        continue
      }
      messages.append(
        .object([
          "copyOf": place(of: copy.root).map(JSONValue.integer), "axis": .string(copy.axis.rawValue),
          "across": copy.across?.message,
        ]))
      item += copy.count
    }
    return messages
  }

  /// Writes what another sink's message says.
  ///
  /// - Throws: `LayoutError` if it is none, or names an item that is not there.
  package mutating func write(_ message: JSONValue, for container: Container) throws(LayoutError) {
    var reader = try message.reader("reply")
    let items = try reader.objects("items") ?? []
    let itemsAfter = itemCount + (try Self.count(of: items, in: container))
    var measured: [AffineForm] = []
    for var expression in try reader.objects("expressions") ?? [] {
      measured.append(measure(try MeasureExpression(&expression, measured: measured, itemCount: itemsAfter)))
    }
    for item in items { try make(item, in: container, measured) }
    for var constraint in try reader.objects("constraints") ?? [] {
      write(try LayoutConstraint(&constraint, measured: measured, itemCount: itemCount))
    }
    for var alternative in try reader.objects("alternatives") ?? [] {
      try write(try ConstraintAlternative(&alternative, measured: measured, itemCount: itemCount))
    }
    for var wish in try reader.objects("contentPriorities") ?? [] {
      let (item, axis) = try Self.itemAndAxis(&wish)
      let hugging = try Priority("hugging", &wish) ?? .defaultLow
      let resistance = try Priority("compressionResistance", &wish) ?? .defaultHigh
      try wish.finish()
      prefer(hugging: hugging, compressionResistance: resistance, for: item, along: axis)
    }
    for var choice in try reader.objects("decided") ?? [] {
      let (item, axis) = try Self.itemAndAxis(&choice)
      try choice.finish()
      decide(item, along: axis)
    }
    if var scroll = try reader.take("scroll")?.reader(reader.place("scroll")) {
      let content = try scroll.count("content")
      self.scroll(container, over: container.members.first { $0.item.index == content })
      try scroll.finish()
    }
    try reader.finish()
  }

  /// Makes a guide, or a copy of a member that is measured apart.
  private mutating func make(
    _ item: ObjectReader, in container: Container, _ measured: [AffineForm]
  ) throws(LayoutError) {
    var reader = item
    guard let member = try Self.copied(&reader, in: container) else {
      _ = guide()
      return try reader.finish()
    }
    guard let axis = try reader.choice("axis", Axis.self) else { throw reader.fault("axis", "is missing") }
    let across = try reader.take("across").map { (message) throws(LayoutError) in
      try AffineForm(message: message, measured: measured, at: reader.place("across"))
    }
    try reader.finish()
    _ = try fitted(member, along: axis, across: across)
  }

  /// The items that guides and copies come to.
  private static func count(of items: [ObjectReader], in container: Container) throws(LayoutError) -> Int {
    var count = 0
    for var item in items { count += try copied(&item, in: container)?.itemCount ?? 1 }
    guard count <= itemLimit else { throw LayoutError(at: "reply.items", "are more than \(itemLimit)") }
    return count
  }

  private static func copied(
    _ reader: inout ObjectReader, in container: Container
  ) throws(LayoutError) -> Member? {
    guard let item = try reader.count("copyOf") else { return nil }
    guard let member = container.members.lazy.compactMap({ $0.find(item) }).first else {
      throw reader.fault("copyOf", "there is no member \(item)")
    }
    return member
  }

  private static func itemAndAxis(_ reader: inout ObjectReader) throws(LayoutError) -> (ItemReference, Axis) {
    let item = ItemReference(index: try reader.index("item"))
    guard let axis = try reader.choice("axis", Axis.self) else { throw reader.fault("axis", "is missing") }
    return (item, axis)
  }

  /// Guides and items of copies that one container may ask for.
  private static let itemLimit = 10_000

  private mutating func write(_ constraint: LayoutConstraint) {
    add(
      constraint.left, constraint.relation, constraint.right, priority: constraint.priority,
      subject: constraint.name, id: constraint.name)
  }

  private mutating func write(_ alternative: ConstraintAlternative) throws(LayoutError) {
    try add(whereDecided: alternative.expression) { sink in
      for constraint in alternative.decided { sink.write(constraint) }
    } otherwise: { sink in
      for constraint in alternative.open { sink.write(constraint) }
    }
  }
}

extension Member {
  /// The member itself or one below it, by its item.
  fileprivate func find(_ item: Int) -> Member? {
    self.item.index == item ? self : members.lazy.compactMap { $0.find(item) }.first
  }

  /// The items of the member and all below it.
  fileprivate var itemCount: Int { members.reduce(1) { $0 + $1.itemCount } }
}
