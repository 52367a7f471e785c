extension IntrinsicSize {
  /// Reads `{"width", "height"}`, `{"w", "h"}`, `[w, h]` or a bind to one of them.
  ///
  /// - Throws: `LayoutError` if the value is none of these.
  init(_ json: JSONValue, at path: String, structure: StructuralFields) throws(LayoutError) {
    if let binding = try Binding(json, at: path) {
      guard let fallback = binding.fallback else {
        self = .bound(binding.field, fallback: nil)
        return
      }
      self = .bound(binding.field, fallback: try Size(fallback, at: "\(path).default", structure: structure))
      return
    }
    if case .array(let parts) = json {
      guard parts.count == 2 else {
        throw LayoutError(at: path, "must be [width, height], has \(parts.count) numbers")
      }
      self = .parts(
        width: try ObjectReader.length(parts[0], at: "\(path)[0]"),
        height: try ObjectReader.length(parts[1], at: "\(path)[1]"))
      return
    }
    var reader = try ObjectReader(json, at: path, structure: structure)
    let (widthKey, heightKey) = json["w"] != nil || json["h"] != nil ? ("w", "h") : ("width", "height")
    let width = try reader.take(widthKey).map { value throws(LayoutError) in
      try ObjectReader.length(value, at: "\(path).\(widthKey)")
    }
    let height = try reader.take(heightKey).map { value throws(LayoutError) in
      try ObjectReader.length(value, at: "\(path).\(heightKey)")
    }
    try reader.finish()
    self = .parts(width: width, height: height)
  }
}

extension Size {
  /// Reads a size without binds, both parts given.
  ///
  /// - Throws: `LayoutError` if the value is none.
  init(_ json: JSONValue, at path: String, structure: StructuralFields) throws(LayoutError) {
    guard
      case .parts(.literal(let width), .literal(let height)) = try IntrinsicSize(
        json, at: path, structure: structure)
    else { throw LayoutError(at: path, "must have a width and a height, both numbers") }
    self.init(width: width, height: height)
  }
}
