import LayoutModel

extension ConstraintSink.ContentPriorities {
  /// `{"item", "axis", "hugging", "compressionResistance"}`.
  func message(of item: ItemReference, along axis: Axis) -> JSONValue {
    .object([
      "item": .integer(item.index), "axis": .string(axis.rawValue), "hugging": hugging?.message,
      "compressionResistance": compressionResistance?.message,
    ])
  }
}

extension ConstraintAlternative {
  /// `{"expression", "decided": [constraints], "open": [constraints]}`.
  var message: JSONValue {
    .object([
      "expression": expression.message, "decided": .array(decided.map(\.message)),
      "open": .array(open.map(\.message)),
    ])
  }

  init(_ reader: inout ObjectReader, measured: [AffineForm], itemCount: Int) throws(LayoutError) {
    func constraints(_ key: String) throws(LayoutError) -> [LayoutConstraint] {
      var constraints: [LayoutConstraint] = []
      for var constraint in try reader.objects(key) ?? [] {
        constraints.append(try LayoutConstraint(&constraint, measured: measured, itemCount: itemCount))
      }
      return constraints
    }
    self.init(
      expression: try LayoutExpression("expression", &reader, measured, itemCount),
      decided: try constraints("decided"), open: try constraints("open"))
    try reader.finish()
  }
}

extension LayoutConstraint {
  /// `{"left", "relation", "right", "priority", "name"}`.
  var message: JSONValue {
    .object([
      "left": left.message, "relation": .string(relation.rawValue), "right": right.message,
      "priority": priority.message, "name": .string(name),
    ])
  }

  init(
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
  var message: JSONValue {
    switch self {
    case .fact: .string("fact")
    case .farEdge: .string("farEdge")
    default: .number(level)
    }
  }

  init?(_ key: String, _ reader: inout ObjectReader) throws(LayoutError) {
    switch reader.take(key) {
    case nil: return nil
    case .string("fact")?: self = .fact
    case .string("farEdge")?: self = .farEdge
    case .number(let level)?: self = try ObjectReader.priority(level, at: reader.place(key))
    default: throw reader.fault(key, "must be a priority")
    }
  }
}
