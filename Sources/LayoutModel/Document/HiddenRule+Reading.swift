extension HiddenRule {
  /// Reads `hidden`: a boolean, `{"when": condition}` or `{"unless": condition}`.
  ///
  /// - Throws: `LayoutError` if it is none of these.
  init(_ reader: inout ObjectReader) throws(LayoutError) {
    guard let json = reader.take("hidden") else {
      self = .never
      return
    }
    let path = reader.place("hidden")
    if case .bool(let hidden) = json {
      self = hidden ? .always : .never
      return
    }
    guard case .object = json else {
      throw LayoutError(at: path, "must be true, false, {\"when\": …} or {\"unless\": …}, is \(json.kindName)")
    }
    var rule = try ObjectReader(json, at: path, structure: reader.structure)
    if let condition = rule.take("when") {
      self = .when(try Condition(condition, at: rule.place("when"), structure: reader.structure))
    } else if let condition = rule.take("unless") {
      self = .unless(try Condition(condition, at: rule.place("unless"), structure: reader.structure))
    } else {
      throw LayoutError(at: path, "must be true, false, {\"when\": …} or {\"unless\": …}")
    }
    try rule.finish()
  }
}

extension HiddenRule.Condition {
  /// Reads a field's name, `{"field", "equals"}` or `{"field", "in"}`.
  init(_ json: JSONValue, at path: String, structure: StructuralFields) throws(LayoutError) {
    if case .string(let name) = json {
      self = .truthy(FieldPath(name))
      return
    }
    var reader = try ObjectReader(json, at: path, structure: structure)
    guard case .string(let name)? = reader.take("field") else {
      throw reader.fault("field", "must be the name of a field")
    }
    if let value = reader.take("equals") {
      self = .among(FieldPath(name), [value])
    } else if let values = reader.take("in") {
      guard case .array(let values) = values else {
        throw reader.fault("in", "must be an array, is \(values.kindName)")
      }
      self = .among(FieldPath(name), values)
    } else {
      self = .truthy(FieldPath(name))
    }
    try reader.finish()
    guard case .among(_, let values) = self else { return }
    for value in values {
      switch value {
      case .array, .object: throw LayoutError(at: path, "compares with \(value.kindName); use plain values")
      default: break
      }
    }
  }
}
