import CHarfBuzz

extension FontFace {
  /// The table of pairs of a font; nil where no word's advances are the sum of pairs.
  ///
  /// The numbers are HarfBuzz's own.
  static func pairTable(_ font: OpaquePointer, _ face: OpaquePointer) -> PairTable? {
    for tag in ["morx", "mort", "kerx", "trak"] where hasTable(face, tag) { return nil }
    let positions = latinLookups(face, "GPOS")
    if positions.isEmpty, hasTable(face, "kern") { return nil }
    var glyphs: [UInt8: Int] = [:]
    for character in UInt8(0x21)...0x7E {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, UInt32(character), &glyph) != 0 { glyphs[character] = Int(glyph) }
    }
    var builder = PairTableBuilder(glyphs: glyphs)
    guard builder.add(latinLookups(face, "GSUB"), of: LayoutTable(face, "GSUB")),
      builder.add(positions, of: LayoutTable(face, "GPOS"))
    else { return nil }
    var table = builder.table
    table.languages = ownLanguages(face)
    fill(&table, font)
    return table
  }

  /// The lookups that Latin text of a language without rules of its own is under.
  private static func latinLookups(_ face: OpaquePointer, _ name: String) -> Set<Int> {
    let table = hb_tag_from_string(name, -1)
    var tags = [hb_tag_t](repeating: 0, count: 4)
    var count: UInt32 = 4
    hb_ot_tags_from_script_and_language(HB_SCRIPT_LATIN, nil, &count, &tags, nil, nil)
    var script: UInt32 = 0
    var chosen: hb_tag_t = 0
    _ = hb_ot_layout_table_select_script(face, table, count, tags, &script, &chosen)
    let noLanguage = UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)
    let wanted = Set(defaultFeatures.map { hb_tag_from_string($0, -1) })
    var lookups: Set<Int> = []
    var required: UInt32 = 0
    var requiredTag: hb_tag_t = 0
    if hb_ot_layout_language_get_required_feature(face, table, script, noLanguage, &required, &requiredTag) != 0 {
      lookups.formUnion(self.lookups(of: required, face, table))
    }
    var place: UInt32 = 0
    while true {
      var length: UInt32 = 1
      var feature: UInt32 = 0
      var tag: hb_tag_t = 0
      hb_ot_layout_language_get_feature_indexes(face, table, script, noLanguage, place, &length, &feature)
      guard length == 1 else { break }
      length = 1
      hb_ot_layout_language_get_feature_tags(face, table, script, noLanguage, place, &length, &tag)
      if wanted.contains(tag) { lookups.formUnion(self.lookups(of: feature, face, table)) }
      place += 1
    }
    return lookups
  }

  /// The languages that any script of the font has rules for.
  private static func ownLanguages(_ face: OpaquePointer) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for name in ["GSUB", "GPOS"] {
      let table = hb_tag_from_string(name, -1)
      for script in 0..<hb_ot_layout_table_get_script_tags(face, table, 0, nil, nil) {
        var count: UInt32 = 256
        var tags = [hb_tag_t](repeating: 0, count: 256)
        hb_ot_layout_script_get_language_tags(face, table, script, 0, &count, &tags)
        found.formUnion(tags.prefix(Int(count)))
      }
    }
    return found
  }

  /// Reads the advances: each character alone, and before each other, many pairs to a string.
  ///
  /// A pair is read among others only if the string is one whose advances are sums of pairs; else by itself.
  private static func fill(_ table: inout PairTable, _ font: OpaquePointer) {
    let covered = (UInt8(0x21)...0x7E).filter { table.isCovered[Int($0)] }
    for first in covered { table.advances[Int(first)] = advances(font, [UInt32(first)])[0] }
    for first in covered {
      let (plain, others) = table.partners(of: first, among: covered)
      let sums = advances(font, plain.flatMap { [UInt32(first), UInt32($0)] })
      for (place, second) in plain.enumerated() {
        table.kerns[Int(first) * 128 + Int(second)] = sums[2 * place] - table.advances[Int(first)]
      }
      for second in others {
        let sum = advances(font, [UInt32(first), UInt32(second)])[0]
        table.kerns[Int(first) * 128 + Int(second)] = sum - table.advances[Int(first)]
      }
    }
  }

  /// Whether a font treats a language like any other.
  func isDefaultLanguage(_ language: String, _ table: PairTable?) -> Bool {
    guard let table, !table.languages.isEmpty else { return true }
    var scripts = [hb_tag_t](repeating: 0, count: 4)
    var languages = [hb_tag_t](repeating: 0, count: 4)
    var (scriptCount, languageCount): (UInt32, UInt32) = (4, 4)
    hb_ot_tags_from_script_and_language(
      HB_SCRIPT_LATIN, hb_language_from_string(language, -1), &scriptCount, &scripts, &languageCount, &languages)
    return languages.prefix(Int(languageCount)).allSatisfy { !table.languages.contains($0) }
  }
}
