extension Sizing {
  /// Reads the size keys of a view.
  ///
  /// - Throws: `LayoutError` if one is wrong.
  init(_ reader: inout ObjectReader) throws(LayoutError) {
    horizontal.exact = try Self.wish("width", &reader)
    horizontal.minimum = try Self.wish("minWidth", &reader)
    horizontal.maximum = try Self.wish("maxWidth", &reader)
    vertical.exact = try Self.wish("height", &reader)
    vertical.minimum = try Self.wish("minHeight", &reader)
    vertical.maximum = try Self.wish("maxHeight", &reader)
    let hugging = try Self.priorities("hugging", &reader)
    horizontal.hugging = hugging.horizontal
    vertical.hugging = hugging.vertical
    let resistance = try Self.priorities("compressionResistance", &reader)
    horizontal.compressionResistance = resistance.horizontal
    vertical.compressionResistance = resistance.vertical
    try readRatio(&reader)
  }

  /// A number, a bind, or `{"value", "priority"}`.
  private static func wish(_ key: String, _ reader: inout ObjectReader) throws(LayoutError) -> Wish? {
    guard let json = reader.take(key) else { return nil }
    let path = reader.place(key)
    let (value, priority) = try parts(json, at: path, &reader)
    return Wish(value: try ObjectReader.length(value, at: path), priority: priority)
  }

  /// The value and priority of `{"value", "priority"}`; anything else is a required value.
  private static func parts(
    _ json: JSONValue, at path: String, _ reader: inout ObjectReader
  ) throws(LayoutError) -> (JSONValue, Priority) {
    guard case .object = json, json["bind"] == nil else { return (json, .required) }
    var inner = try ObjectReader(json, at: path, structure: reader.structure)
    guard let value = inner.take("value") else { throw inner.fault("value", "is missing") }
    let priority = try inner.priority("priority") ?? .required
    try inner.finish()
    return (value, priority)
  }

  /// A priority for both axes or `{"horizontal", "vertical"}`.
  private static func priorities(
    _ key: String, _ reader: inout ObjectReader
  ) throws(LayoutError) -> (horizontal: Priority?, vertical: Priority?) {
    guard let json = reader.take(key) else { return (nil, nil) }
    let path = reader.place(key)
    guard case .object = json, json["bind"] == nil else {
      let wrapped = JSONValue.object([JSONMember(key, json)])
      var inner = try ObjectReader(wrapped, at: reader.path, structure: reader.structure)
      let both = try inner.priority(key)
      return (both, both)
    }
    var inner = try ObjectReader(json, at: path, structure: reader.structure)
    let pair = (horizontal: try inner.priority("horizontal"), vertical: try inner.priority("vertical"))
    try inner.finish()
    return pair
  }

  private mutating func readRatio(_ reader: inout ObjectReader) throws(LayoutError) {
    guard let json = reader.take("aspectRatio") else { return }
    let path = reader.place("aspectRatio")
    let (value, priority) = try Self.parts(json, at: path, &reader)
    ratioPriority = priority
    guard let binding = try Binding(value, at: path) else {
      let ratio = try ObjectReader.number(value, at: path)
      guard ratio >= 1 / ObjectReader.largestNumber else {
        throw LayoutError(at: path, "must be above 0, at least 1e-7, is \(ratio)")
      }
      self.ratio = .literal(ratio)
      return
    }
    var fallback: Double?
    switch binding.fallback {
    case nil: break
    case .number(let ratio)? where ratio > 0 && ratio <= ObjectReader.largestNumber: fallback = ratio
    case let size?:
      let size = try Size(size, at: "\(path).default", structure: reader.structure)
      guard size.width > 0, size.height > 0 else {
        throw LayoutError(at: "\(path).default", "must have a width and a height above 0")
      }
      fallback = size.width / size.height
    }
    ratio = .bound(RatioSource(field: binding.field, fallback: fallback))
  }
}
