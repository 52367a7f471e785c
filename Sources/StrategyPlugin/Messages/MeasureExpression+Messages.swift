import LayoutModel

/// `{"kind", "of": [forms]}`, with `field` and `default` where a ratio is read, `item` where a text is measured,
/// `expression` where a solved value is read, and `place` and `limited` where a room is shared.
extension MeasureExpression {
  /// The expression's message.
  var message: JSONValue {
    func message(_ kind: String, _ forms: [AffineForm], _ source: RatioSource? = nil) -> JSONValue {
      .object([
        "kind": .string(kind), "of": .array(forms.map(\.message)),
        "field": source.map { .string($0.field.description) }, "default": source?.fallback.map(JSONValue.number),
      ])
    }
    return switch self {
    case .minimum(let left, let right): message("minimum", [left, right])
    case .maximum(let left, let right): message("maximum", [left, right])
    case .clamp(let value, let lower, let upper): message("clamp", [value, lower, upper])
    case .select(let condition, let first, let second): message("select", [condition, first, second])
    case .timesRatio(let form, let source): message("timesRatio", [form], source)
    case .overRatio(let form, let source): message("overRatio", [form], source)
    case .portion(let room, let part, let whole): message("portion", [room, part, whole])
    case .share(let place, let shares, let room): Self.message(share: place, among: shares, room: room)
    case .textWidth(let item, let offered):
      .object([
        "kind": .string("textWidth"), "item": .integer(item.index), "of": .array([offered].compactMap { $0?.message }),
      ])
    case .solved(let expression):
      .object(["kind": .string("solved"), "expression": expression.message, "of": .array([])])
    }
  }

  /// The room, then of each share its weight, its minimum and, where `limited` says so, its maximum.
  private static func message(share place: Int, among shares: [Share], room: AffineForm) -> JSONValue {
    let forms = [room] + shares.flatMap { [$0.weight, $0.minimum] + ($0.maximum.map { [$0] } ?? []) }
    return .object([
      "kind": .string("share"), "place": .integer(place), "of": .array(forms.map(\.message)),
      "limited": .array(shares.map { .bool($0.maximum != nil) }),
    ])
  }

  /// Reads a message; `measured` are the values of the expressions before it.
  ///
  /// - Throws: `LayoutError` if it is none.
  init(_ reader: inout ObjectReader, measured: [AffineForm], itemCount: Int) throws(LayoutError) {
    let kind = try reader.word("kind")
    guard case .array(let messages)? = reader.take("of") else { throw reader.fault("of", "must be an array") }
    var forms: [AffineForm] = []
    for message in messages {
      forms.append(try AffineForm(message: message, measured: measured, at: reader.place("of")))
    }
    switch (kind, forms.count) {
    case ("minimum", 2): self = .minimum(forms[0], forms[1])
    case ("maximum", 2): self = .maximum(forms[0], forms[1])
    case ("clamp", 3): self = .clamp(forms[0], lower: forms[1], upper: forms[2])
    case ("select", 3): self = .select(condition: forms[0], forms[1], forms[2])
    case ("timesRatio", 1): self = .timesRatio(forms[0], try Self.source(&reader))
    case ("overRatio", 1): self = .overRatio(forms[0], try Self.source(&reader))
    case ("portion", 3): self = .portion(of: forms[0], part: forms[1], whole: forms[2])
    case ("share", 1...): self = try Self.share(forms, &reader)
    case ("textWidth", 0...1):
      let item = try reader.index("item")
      guard item < itemCount else { throw reader.fault("item", "there is no item \(item)") }
      self = .textWidth(ItemReference(index: item), offered: forms.first)
    case ("solved", 0): self = .solved(try LayoutExpression("expression", &reader, measured, itemCount))
    default: throw reader.fault("kind", "no expression \"\(kind)\" of \(forms.count) values is known")
    }
    try reader.finish()
  }

  private static func share(
    _ forms: [AffineForm], _ reader: inout ObjectReader
  ) throws(LayoutError) -> MeasureExpression {
    let place = try reader.index("place")
    guard case .array(let limited)? = reader.take("limited") else {
      throw reader.fault("limited", "must be an array")
    }
    var rest = forms.dropFirst()
    var shares: [Share] = []
    for isLimited in limited {
      guard rest.count >= (isLimited == .bool(true) ? 3 : 2) else { throw reader.fault("of", "is too short") }
      var share = Share(weight: rest.removeFirst(), minimum: rest.removeFirst())
      if isLimited == .bool(true) { share.maximum = rest.removeFirst() }
      shares.append(share)
    }
    guard rest.isEmpty, place < shares.count else { throw reader.fault("place", "is no share") }
    return .share(place, among: shares, room: forms[0])
  }

  private static func source(_ reader: inout ObjectReader) throws(LayoutError) -> RatioSource {
    let field = FieldPath(try reader.word("field"))
    return RatioSource(field: field, fallback: try reader.plainNumber("default"))
  }
}
