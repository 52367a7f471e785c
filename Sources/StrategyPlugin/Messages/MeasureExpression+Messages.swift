import LayoutModel

/// `{"kind", "of": [forms]}`, with `field` and `default` where a ratio is read.
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
    }
  }

  /// Reads a message; `measured` are the values of the expressions before it.
  ///
  /// - Throws: `LayoutError` if it is none.
  init(_ reader: inout ObjectReader, measured: [AffineForm]) throws(LayoutError) {
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
    default: throw reader.fault("kind", "no expression \"\(kind)\" of \(forms.count) values is known")
    }
    try reader.finish()
  }

  private static func source(_ reader: inout ObjectReader) throws(LayoutError) -> RatioSource {
    let field = FieldPath(try reader.word("field"))
    return RatioSource(field: field, fallback: try reader.plainNumber("default"))
  }
}
