import LayoutModel

/// A number, or `{"constant", "terms": [{"parameter", "factor"}]}`.
extension AffineForm {
  /// The form's message.
  var message: JSONValue {
    guard !terms.isEmpty else { return .number(constant) }
    return .object([
      "constant": .number(constant),
      "terms": .array(
        terms.map { .object(["parameter": $0.parameter.message, "factor": .number($0.factor)]) }),
    ])
  }

  /// Reads a message; `measured` are the values of the expressions so far.
  ///
  /// - Throws: `LayoutError` if it is none.
  init(message: JSONValue, measured: [AffineForm], at path: String) throws(LayoutError) {
    if case .number(let constant) = message {
      guard abs(constant) <= 1e7 else {
        throw LayoutError(at: path, "must lie between -1e7 and 1e7, is \(constant)")
      }
      self.init(constant)
      return
    }
    var reader = try message.reader(path)
    var form = AffineForm(try reader.plainNumber("constant") ?? 0)
    for var term in try reader.objects("terms") ?? [] {
      let factor = try term.plainNumber("factor") ?? 1
      guard let parameter = term.take("parameter") else { throw term.fault("parameter", "is missing") }
      try term.finish()
      form.add(
        try AffineForm(parameter: parameter, measured: measured, at: "\(term.path).parameter"), times: factor)
    }
    try reader.finish()
    self = form
  }

  /// Reads `{"kind", …}`.
  private init(parameter: JSONValue, measured: [AffineForm], at path: String) throws(LayoutError) {
    var reader = try parameter.reader(path)
    let kind = try reader.word("kind")
    switch kind {
    case "offeredWidth": self.init(.offeredWidth)
    case "offeredHeight": self.init(.offeredHeight)
    case "field", "length", "fieldWidth", "fieldHeight":
      let field = FieldPath(try reader.word("field"))
      let fallback = try reader.plainNumber("default")
      let make = [
        "field": Parameter.field, "length": Parameter.length, "fieldWidth": Parameter.fieldWidth,
        "fieldHeight": Parameter.fieldHeight,
      ][kind]
      self.init((make ?? Parameter.field)(field, fallback))
    case "textWidth": self.init(.textWidth(ItemReference(index: try reader.index("item"))))
    case "textHeight": self.init(.textHeight(ItemReference(index: try reader.index("item"))))
    case "textFirstBaseline": self.init(.textFirstBaseline(ItemReference(index: try reader.index("item"))))
    case "textLastBaseline": self.init(.textLastBaseline(ItemReference(index: try reader.index("item"))))
    case "measured":
      let number = try reader.index("expression")
      guard number < measured.count else { throw reader.fault("expression", "is no earlier expression") }
      self = measured[number]
    default: throw reader.fault("kind", "unknown parameter \"\(kind)\"")
    }
    try reader.finish()
  }
}

extension Parameter {
  /// `{"kind", …}`.
  fileprivate var message: JSONValue {
    func field(_ kind: String, _ field: FieldPath, _ fallback: Double?) -> JSONValue {
      .object([
        "kind": .string(kind), "field": .string(field.description), "default": fallback.map(JSONValue.number),
      ])
    }
    func text(_ kind: String, _ item: ItemReference) -> JSONValue {
      .object(["kind": .string(kind), "item": .integer(item.index)])
    }
    return switch self {
    case .offeredWidth: .object(["kind": .string("offeredWidth")])
    case .offeredHeight: .object(["kind": .string("offeredHeight")])
    case .field(let path, let fallback): field("field", path, fallback)
    case .length(let path, let fallback): field("length", path, fallback)
    case .fieldWidth(let path, let fallback): field("fieldWidth", path, fallback)
    case .fieldHeight(let path, let fallback): field("fieldHeight", path, fallback)
    case .textWidth(let item): text("textWidth", item)
    case .textHeight(let item): text("textHeight", item)
    case .textFirstBaseline(let item): text("textFirstBaseline", item)
    case .textLastBaseline(let item): text("textLastBaseline", item)
    case .measured(let number): .object(["kind": .string("measured"), "expression": .integer(number)])
    }
  }
}

extension ObjectReader {
  /// A number as large as a document's may be (decision 22).
  mutating func plainNumber(_ key: String) throws(LayoutError) -> Double? {
    guard let value = take(key) else { return nil }
    guard case .number(let number) = value else { throw fault(key, "must be a number, is \(value.kindName)") }
    guard abs(number) <= 1e7 else { throw fault(key, "must lie between -1e7 and 1e7, is \(number)") }
    return number
  }
}
