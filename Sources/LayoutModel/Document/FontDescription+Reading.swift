extension FontDescription {
  /// Reads a font: an object of `family` or `file` or `measurer`, with a size.
  ///
  /// - Throws: `LayoutError` if it is wrong.
  public init(_ json: JSONValue, at path: String, context: ReadingContext) throws(LayoutError) {
    try self.init(json, at: path, sizeOfPrimary: nil, structure: context.structure)
  }

  private init(
    _ json: JSONValue, at path: String, sizeOfPrimary: Double?, structure: StructuralFields
  ) throws(LayoutError) {
    var reader = try ObjectReader(json, at: path, structure: structure)
    let lineHeight = try Self.positive("lineHeight", &reader)
    if let measurer = try reader.string("measurer") {
      self = try Self.measured(by: measurer, lineHeight: lineHeight, &reader)
      return
    }
    let source = try Self.source(&reader)
    guard let size = try Self.positive("size", &reader) ?? sizeOfPrimary else {
      throw reader.fault("size", "is missing; give the font's size in points")
    }
    let letterSpacing = try reader.number("letterSpacing") ?? 0
    var fallback: [FontDescription] = []
    if let list = reader.take("fallback") {
      guard case .array(let fonts) = list else {
        throw reader.fault("fallback", "must be an array of families and fonts, is \(list.kindName)")
      }
      for (index, font) in fonts.enumerated() {
        let place = "\(reader.place("fallback"))[\(index)]"
        if case .string(let family) = font {
          fallback.append(FontDescription(source: .family(family, weight: 400, italic: false), size: size))
        } else {
          fallback.append(
            try FontDescription(font, at: place, sizeOfPrimary: size, structure: structure))
        }
      }
    }
    let textStyle = try reader.string("textStyle")
    try reader.finish()
    self.init(
      source: source, size: size, lineHeight: lineHeight, letterSpacing: letterSpacing, fallback: fallback,
      textStyle: textStyle)
  }

  /// The face: `family` with weight and slant, or `file` with the face's index.
  private static func source(_ reader: inout ObjectReader) throws(LayoutError) -> Source {
    let family = try reader.string("family")
    let file = try reader.string("file")
    let weight = try reader.number("weight") ?? 400
    guard weight >= 100, weight <= 900 else {
      throw reader.fault("weight", "must be a font weight of 100…900, is \(weight)")
    }
    let italic = try reader.bool("italic") ?? false
    let faceIndex = try reader.count("faceIndex") ?? 0
    switch (family, file) {
    case (let family?, nil): return .family(family, weight: Int(weight), italic: italic)
    case (nil, let file?): return .file(file, faceIndex: faceIndex)
    case (nil, nil): throw LayoutError(at: reader.path, "needs a \"family\", a \"file\" or a \"measurer\"")
    case (_?, _?): throw reader.fault("file", "a font has a family or a file, not both")
    }
  }

  /// The fixed measurer, or one that the host registered.
  private static func measured(
    by name: String, lineHeight: Double?, _ reader: inout ObjectReader
  ) throws(LayoutError) -> FontDescription {
    let size = try positive("size", &reader) ?? 0
    let letterSpacing = try reader.number("letterSpacing") ?? 0
    let textStyle = try reader.string("textStyle")
    guard name == "fixed" else {
      try reader.finish()
      return FontDescription(
        source: .registered(name), size: size, lineHeight: lineHeight, letterSpacing: letterSpacing,
        textStyle: textStyle)
    }
    guard let advance = try nonNegative("advance", &reader) else {
      throw reader.fault("advance", "is missing; give the width of a character in points")
    }
    guard let lineHeight else {
      throw reader.fault("lineHeight", "is missing; give the height of a line in points")
    }
    let wide = try nonNegative("wideAdvance", &reader) ?? 2 * advance
    let ascent = try nonNegative("ascent", &reader) ?? 0.8 * lineHeight
    try reader.finish()
    return FontDescription(
      source: .fixed(advance: advance, wideAdvance: wide, lineHeight: lineHeight, ascent: ascent),
      size: size, letterSpacing: letterSpacing, textStyle: textStyle)
  }

  private static func positive(_ key: String, _ reader: inout ObjectReader) throws(LayoutError) -> Double? {
    guard let number = try reader.number(key) else { return nil }
    guard number > 0 else { throw reader.fault(key, "must be above 0, is \(number)") }
    return number
  }

  private static func nonNegative(_ key: String, _ reader: inout ObjectReader) throws(LayoutError) -> Double? {
    guard let number = try reader.number(key) else { return nil }
    guard number >= 0 else { throw reader.fault(key, "must be at least 0, is \(number)") }
    return number
  }
}
