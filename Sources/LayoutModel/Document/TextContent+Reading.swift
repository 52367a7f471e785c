extension TextContent {
  /// Reads `text` and the text keys of a view; nil, and no key read, if the view has no text.
  ///
  /// - Throws: `LayoutError` if a key is wrong or the font is missing.
  public init?(_ reader: inout ObjectReader, context: ReadingContext) throws(LayoutError) {
    guard let text = reader.take("text") else { return nil }
    style = try ParagraphStyle(&reader, direction: context.direction)
    languageField = nil
    if let language = reader.take("language") {
      switch try Self.source(language, at: reader.place("language")) {
      case .literal(let tag): style.language = tag
      case .bound(let field, let fallback):
        style.language = fallback
        languageField = field
      }
    }
    let alignments = ["left", "right", "center", "justified", "natural", "start", "end", "justify"]
    if let alignment = try reader.string("textAlignment"), !alignments.contains(alignment) {
      throw reader.fault("textAlignment", "must be one of \(alignments.joined(separator: ", "))")
    }
    let font = try Self.font(&reader, context: context)
    runs = try Self.runs(text, at: reader.place("text"), context: context)
    guard let first = font ?? context.fonts["default"] ?? runs.lazy.compactMap(\.font).first,
      font != nil || context.fonts["default"] != nil
        || runs.allSatisfy({ $0.font != nil || $0.attachment != nil })
    else {
      throw reader.fault("font", "is missing; name one, or give the document a font named \"default\"")
    }
    self.font = first
  }

  private static func runs(
    _ json: JSONValue, at path: String, context: ReadingContext
  ) throws(LayoutError) -> [Run] {
    guard case .array(let values) = json else { return [Run(text: try source(json, at: path))] }
    var runs: [Run] = []
    for (index, value) in values.enumerated() {
      var reader = try ObjectReader(value, at: "\(path)[\(index)]", structure: context.structure)
      if let size = reader.take("attachment") {
        let size = try Size(size, at: reader.place("attachment"), structure: context.structure)
        runs.append(Run(text: .literal(""), attachment: size))
      } else {
        guard let text = reader.take("text") else { throw reader.fault("text", "is missing") }
        runs.append(
          Run(
            text: try source(text, at: reader.place("text")), font: try font(&reader, context: context),
            letterSpacing: try reader.number("letterSpacing")))
      }
      try reader.finish()
    }
    return runs
  }

  /// `font`: the name of a document's font, or a font.
  private static func font(
    _ reader: inout ObjectReader, context: ReadingContext
  ) throws(LayoutError) -> FontDescription? {
    guard let json = reader.take("font") else { return nil }
    let path = reader.place("font")
    var value = json
    if let binding = try Binding(json, at: path) {
      let bound = context.structure.resolve(binding.field)
      let known = bound == .null ? binding.fallback : bound ?? binding.fallback
      let anyFont = context.structure.isResolving ? nil : context.fonts.keys.sorted().first.map(JSONValue.string)
      guard let resolved = known ?? anyFont else {
        throw LayoutError(at: path, "field \"\(binding.field)\" is missing; give the bind a \"default\"")
      }
      value = resolved
    }
    guard case .string(let name) = value else {
      return try FontDescription(value, at: path, context: context)
    }
    guard let font = context.fonts[name] else {
      let known = context.fonts.keys.sorted().joined(separator: ", ")
      throw LayoutError(
        at: path, "unknown font \"\(name)\"; the document has \(known.isEmpty ? "none" : known)")
    }
    return font
  }

  /// A string or a bind to one.
  private static func source(_ json: JSONValue, at path: String) throws(LayoutError) -> Source {
    if case .string(let text) = json { return .literal(text) }
    guard let binding = try Binding(json, at: path) else {
      throw LayoutError(at: path, "must be a string, is \(json.kindName)")
    }
    switch binding.fallback {
    case nil: return .bound(binding.field, fallback: nil)
    case .string(let fallback)?: return .bound(binding.field, fallback: fallback)
    case let other?: throw LayoutError(at: "\(path).default", "must be a string, is \(other.kindName)")
    }
  }
}

extension ParagraphStyle {
  /// Reads the keys that say how lines break.
  init(_ reader: inout ObjectReader, direction: LayoutDocument.Direction) throws(LayoutError) {
    self.init()
    maxLines = try reader.count("maxLines") ?? maxLines
    minLines = try reader.count("minLines") ?? minLines
    truncation = try reader.choice("truncation", Truncation.self) ?? truncation
    whiteSpace = try reader.choice("whiteSpace", WhiteSpace.self) ?? whiteSpace
    overflowWrap = try reader.choice("overflowWrap", OverflowWrap.self) ?? overflowWrap
    wordBreak = try reader.choice("wordBreak", WordBreak.self) ?? wordBreak
    hyphens = try reader.choice("hyphens", Hyphens.self) ?? hyphens
    self.direction =
      try reader.choice("direction", Direction.self)
      ?? (direction == .leftToRight ? .leftToRight : .rightToLeft)
  }
}
