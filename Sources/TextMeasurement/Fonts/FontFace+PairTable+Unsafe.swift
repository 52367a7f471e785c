import CHarfBuzz

extension FontFace {
  /// ASCII in the order in which characters are taken in: those that often join ligatures come last.
  private static let candidates =
    Array("etaoinshrdlcumwgypbvkjqzETAOINSHRDLCUMWGYPBVKJQZFX0123456789.,'\"!?;&/_%$#|\\^`-:()[]{}<>=+*@~xf".utf8)

  /// The table of pairs of a font, with the characters for which it is exact; nil where it is for none.
  ///
  /// For strings of these characters no substitution fires, by HarfBuzz's own closure over all scripts and
  /// languages, and the only positioning that can match is of pairs and changes the first glyph's advance.
  /// So an advance is that of the character plus that of its pair, whatever stands further away. The numbers
  /// are HarfBuzz's own.
  static func pairTable(_ font: OpaquePointer, _ face: OpaquePointer) -> PairTable? {
    for tag in ["morx", "mort", "kerx", "trak", "kern"] where hasTable(face, tag) {
      guard tag == "kern", !defaultLookups(face, "GPOS", isSimple: true).isEmpty else { return nil }
    }
    var glyphs: [UInt8: Int] = [:]
    for character in candidates {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, UInt32(character), &glyph) != 0 { glyphs[character] = Int(glyph) }
    }
    guard var covered = exactlyPlaced(face, glyphs) else { return nil }
    keepUnsubstituted(face, glyphs, &covered)
    guard covered.count > 1 else { return nil }
    var table = PairTable()
    table.languages = ownLanguages(face)
    for character in covered { table.isCovered[Int(character)] = true }
    fill(&table, font, covered)
    return table
  }

  /// The candidates that only pair positioning can move; nil where pairs move their second glyph.
  private static func exactlyPlaced(_ face: OpaquePointer, _ glyphs: [UInt8: Int]) -> [UInt8]? {
    let table = LayoutTable(face, "GPOS")
    var moved: Set<Int> = []
    for lookup in table.closed(defaultLookups(face, "GPOS", isSimple: false)) {
      for subtable in table.subtables(of: lookup) {
        if subtable.type == 2 {
          guard table.word(subtable.start + 6) == 0 else { return nil }
        } else if subtable.type < 7 {
          moved.formUnion(table.coverage(at: subtable.start + table.word(subtable.start + 2)))
        }
      }
      for context in table.contexts(of: lookup) where context.input < context.elements.count {
        switch context.elements[context.input] {
        case .glyph(let glyph): moved.insert(glyph)
        case .coverage(let start): moved.formUnion(table.coverage(at: start))
        case .classMember(let value, let start):
          guard value != 0 else { return nil }
          moved.formUnion(table.members(ofClass: value, at: start))
        }
      }
    }
    return candidates.filter { glyphs[$0].map { !moved.contains($0) } ?? false }
  }

  /// Drops characters until substitutions neither reach a new glyph nor turn one of the set into another.
  private static func keepUnsubstituted(
    _ face: OpaquePointer, _ glyphs: [UInt8: Int], _ covered: inout [UInt8]
  ) {
    let table = LayoutTable(face, "GSUB")
    let direct = defaultLookups(face, "GSUB", isSimple: false)
    guard let lookups = hb_set_create(), let reached = hb_set_create() else { return covered = [] }
    defer { for set in [lookups, reached] { hb_set_destroy(set) } }
    for lookup in direct { hb_set_add(lookups, UInt32(lookup)) }
    /// Whether nothing is substituted in strings of some characters.
    func stays(_ characters: [UInt8]) -> Bool {
      hb_set_clear(reached)
      for character in characters { hb_set_add(reached, UInt32(glyphs[character] ?? 0)) }
      let count = hb_set_get_population(reached)
      hb_ot_layout_lookups_substitute_closure(face, lookups, reached)
      return hb_set_get_population(reached) == count
    }
    var kept: [UInt8] = []
    /// Takes characters in, all at once or in halves.
    func take(_ characters: ArraySlice<UInt8>) {
      if stays(kept + characters) { return kept += characters }
      guard characters.count > 1 else { return }
      let middle = characters.startIndex + characters.count / 2
      take(characters[..<middle])
      take(characters[middle...])
    }
    take(covered[...])
    let own = Set(kept.compactMap { glyphs[$0] })
    var changing: Set<Int> = []
    table.eachSubstitution(of: table.closed(direct)) { from, to in
      if from != to, own.contains(from), own.contains(to) { changing.insert(from) }
    }
    covered = kept.filter { !changing.contains(glyphs[$0] ?? 0) }
  }

  /// The languages that any script of the font has rules for.
  private static func ownLanguages(_ face: OpaquePointer) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for name in ["GSUB", "GPOS"] {
      let table = hb_tag_from_string(name, -1)
      for script in 0..<hb_ot_layout_table_get_script_tags(face, table, 0, nil, nil) {
        var count: UInt32 = 64
        var tags = [hb_tag_t](repeating: 0, count: 64)
        hb_ot_layout_script_get_language_tags(face, table, script, 0, &count, &tags)
        found.formUnion(tags.prefix(Int(count)))
      }
    }
    return found
  }

  /// Reads the advances: each character alone, and before each other, many pairs to a string.
  private static func fill(_ table: inout PairTable, _ font: OpaquePointer, _ covered: [UInt8]) {
    for first in covered { table.advances[Int(first)] = advances(font, [UInt32(first)])[0] }
    for first in covered {
      let sums = advances(font, covered.flatMap { [UInt32(first), UInt32($0)] })
      for (place, second) in covered.enumerated() {
        table.kerns[Int(first) * 128 + Int(second)] = sums[2 * place] - table.advances[Int(first)]
      }
    }
  }

  /// Whether a font treats a language like any other.
  func isDefaultLanguage(_ language: String, _ table: PairTable) -> Bool {
    guard !table.languages.isEmpty else { return true }
    var scripts = [hb_tag_t](repeating: 0, count: 4)
    var languages = [hb_tag_t](repeating: 0, count: 4)
    var (scriptCount, languageCount): (UInt32, UInt32) = (4, 4)
    hb_ot_tags_from_script_and_language(
      HB_SCRIPT_LATIN, hb_language_from_string(language, -1), &scriptCount, &scripts, &languageCount, &languages)
    return languages.prefix(Int(languageCount)).allSatisfy { !table.languages.contains($0) }
  }
}
