import CFontconfig

/// Families by name, looked up in a private Fontconfig configuration of fixed folders.
///
/// The user's own configuration is never read, so that a machine's answers depend on its font files alone.
/// Not `Sendable`: the font library calls it under its lock.
final class FontFamilies {
  /// A face that Fontconfig found.
  struct Match {
    /// The font file.
    var path: String
    /// The face's index in the file.
    var index: Int
    /// Settings of a variable font, such as `wght=600`.
    var variations: String?
  }

  /// The configuration; nil when Fontconfig could not make one.
  private let configuration: OpaquePointer?

  /// Reads the folders.
  init(folders: [String]) {
    var document = "<fontconfig>"
    for folder in folders { document += "<dir>\(FontFamilies.escaped(folder))</dir>" }
    document += "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>"
    configuration = FcConfigCreate()
    guard configuration != nil else { return }
    document.withCString {
      $0.withMemoryRebound(to: FcChar8.self, capacity: document.utf8.count + 1) {
        _ = FcConfigParseAndLoadFromMemory(configuration, $0, FcBool(1))
      }
    }
    FcConfigBuildFonts(configuration)
  }

  deinit { if let configuration { FcConfigDestroy(configuration) } }

  /// The face of a family nearest in weight and slant; nil for a family that no file has.
  func match(family: String, weight: Int, italic: Bool) -> Match? {
    guard let configuration, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    family.withCString {
      $0.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) {
        _ = FcPatternAddString(pattern, FC_FAMILY, $0)
      }
    }
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(clamping: weight)))
    FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard names(of: found).contains(where: { $0.lowercased() == family.lowercased() }),
      let path = string(found, FC_FILE, 0)
    else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(found, FC_INDEX, 0, &index)
    return Match(
      path: path, index: Int(index & 0xFFFF), variations: string(found, FC_FONT_VARIATIONS, 0))
  }

  /// All names of a pattern's family.
  private func names(of pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    while let name = string(pattern, FC_FAMILY, Int32(names.count)) { names.append(name) }
    return names
  }

  /// One string of a pattern.
  private func string(_ pattern: OpaquePointer, _ object: String, _ place: Int32) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, place, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// A path as the text of an XML element.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
    return result
  }
}
