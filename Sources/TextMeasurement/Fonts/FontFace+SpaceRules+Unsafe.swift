import CHarfBuzz

extension FontFace {
  /// The OpenType scripts of characters below U+0590, with those that serve scripts without rules of their
  /// own.
  private static let simpleScripts = ["DFLT", "dflt", "latn", "grek", "cyrl", "armn", "geor"]
  /// Features that shaping turns on by itself, for any script; those of fractions, which U+2044 turns on, are
  /// left out.
  static let defaultFeatures = [
    "ccmp", "locl", "rlig", "liga", "clig", "calt", "rclt", "rvrn", "kern", "mark", "mkmk", "dist", "abvm",
    "blwm", "curs", "abvs", "blws", "pres", "psts", "haln", "half", "rphf", "rkrf", "pref", "pstf", "init",
    "medi", "fina", "isol", "med2", "fin2", "fin3", "nukt", "akhn", "cjct", "vatu", "cfar", "blwf", "abvf",
    "ljmo", "vjmo", "tjmo", "stch", "mset", "ltra", "ltrm", "rtla", "rtlm", "rand",
  ]

  /// The lookups of a table that shaping applies by itself; with `isSimple`, to the simple scripts.
  static func defaultLookups(_ face: OpaquePointer, _ table: String, isSimple: Bool) -> Set<Int> {
    guard let found = hb_set_create() else { return [] }
    defer { hb_set_destroy(found) }
    let features = defaultFeatures.map { hb_tag_from_string($0, -1) } + [0]
    let scripts = simpleScripts.map { hb_tag_from_string($0, -1) } + [0]
    scripts.withUnsafeBufferPointer {
      hb_ot_layout_collect_lookups(
        face, hb_tag_from_string(table, -1), isSimple ? $0.baseAddress : nil, nil, features, found)
    }
    return Set(members(of: found)).union(requiredLookups(face, table))
  }

  /// The lookups of features that scripts or languages require, whatever they are called.
  private static func requiredLookups(_ face: OpaquePointer, _ name: String) -> Set<Int> {
    let table = hb_tag_from_string(name, -1)
    var lookups: Set<Int> = []
    for script in 0..<hb_ot_layout_table_get_script_tags(face, table, 0, nil, nil) {
      let languages = hb_ot_layout_script_get_language_tags(face, table, script, 0, nil, nil)
      for language in Array(0..<languages) + [UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)] {
        var (feature, tag): (UInt32, hb_tag_t) = (0, 0)
        if hb_ot_layout_language_get_required_feature(face, table, script, language, &feature, &tag) != 0 {
          lookups.formUnion(self.lookups(of: feature, face, table))
        }
      }
    }
    return lookups
  }

  /// The lookups of a feature.
  static func lookups(of feature: UInt32, _ face: OpaquePointer, _ table: hb_tag_t) -> [Int] {
    var indexes = [UInt32](repeating: 0, count: 256)
    var found: [Int] = []
    while true {
      var length: UInt32 = 256
      hb_ot_layout_feature_get_lookups(face, table, feature, UInt32(found.count), &length, &indexes)
      found += indexes.prefix(Int(length)).map(Int.init)
      if length < 256 { return found }
    }
  }

  /// The members of a set.
  static func members(of set: OpaquePointer) -> [Int] {
    var members: [Int] = []
    var member = hb_codepoint_t.max
    while hb_set_next(set, &member) != 0 { members.append(Int(member)) }
    return members
  }

  /// Finds what a font does beside spaces.
  ///
  /// A font is unfit for shaping words apart when a lookup replaces or moves the space itself, when it has
  /// more rules with spaces than are kept, or when characters between spaces have other advances than alone:
  /// tried out, since HarfBuzz does not list kerning by exclusion. For the simple scripts, lookups of
  /// complex scripts do not count.
  ///
  /// `simple` is what was found for the simple scripts, which any text includes; nil to find that.
  static func spaceRules(_ font: OpaquePointer, _ face: OpaquePointer, simple: SpaceRules? = nil) -> SpaceRules {
    let isSimple = simple == nil
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return SpaceRules() }
    var tables: [(LayoutTable, Set<Int>)] = []
    for name in ["GSUB", "GPOS"] {
      let table = LayoutTable(face, name)
      let lookups = table.closed(defaultLookups(face, name, isSimple: isSimple))
      for lookup in lookups where changes(face, name, lookup, space) { return SpaceRules() }
      tables.append((table, lookups))
    }
    let covered = nominalGlyphs(font, face)
    let builder = SpaceRuleBuilder(
      space: Int(space), glyphs: covered.near, glyphCount: Int(hb_face_get_glyph_count(face)),
      wild: { wildUnits(font) }, farGlyphs: covered.far)
    guard var rules = builder.rules(tables) else { return SpaceRules() }
    if let simple {
      rules.isInert = simple.isInert
      return rules
    }
    let tried = builder.glyphs.keys.filter { unit in
      unit > 0x20 && CharacterClass.isSimple(unit) && !CharacterClass.isDefaultIgnorable(UInt32(unit))
        && !CharacterClass.isMark(UInt32(unit)) && (rules.groups.isEmpty || !rules.isTrigger(unit))
    }
    rules.isInert = keepsAdvances(font, tried.sorted().map(UInt32.init))
    return rules
  }

  /// Whether a lookup changes a glyph.
  private static func changes(
    _ face: OpaquePointer, _ table: String, _ lookup: Int, _ glyph: hb_codepoint_t
  ) -> Bool {
    guard let input = hb_set_create() else { return true }
    defer { hb_set_destroy(input) }
    hb_ot_layout_lookup_collect_glyphs(
      face, hb_tag_from_string(table, -1), UInt32(lookup), nil, input, nil, nil)
    return hb_set_has(input, glyph) != 0
  }

  /// The glyph of each character that the face covers; beyond the basic plane without the characters.
  private static func nominalGlyphs(_ font: OpaquePointer, _ face: OpaquePointer) -> (
    near: [UInt16: Int], far: [Int]
  ) {
    guard let covered = hb_set_create() else { return ([:], []) }
    defer { hb_set_destroy(covered) }
    hb_face_collect_unicodes(face, covered)
    var (near, far): ([UInt16: Int], [Int]) = ([:], [])
    for character in members(of: covered) {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, UInt32(character), &glyph) != 0 else { continue }
      if character < 0x10000 { near[UInt16(character)] = Int(glyph) } else { far.append(Int(glyph)) }
    }
    return (near, far)
  }

  /// Units that rules may pass over: marks, what shows nothing, and surrogates.
  private static let passedUnits: [UInt16] = (UInt16(0x7F)...0xFFFF).filter { unit in
    0xD800...0xDFFF ~= unit || CharacterClass.isDefaultIgnorable(UInt32(unit))
      || CharacterClass.isMark(UInt32(unit))
  }

  /// Units with a decomposition, each with its first part.
  private static let composedUnits: [(unit: UInt16, first: UInt32)] = (UInt16(0x7F)...0xFFFF).compactMap { unit in
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    let functions = hb_unicode_funcs_get_default()
    return hb_unicode_decompose(functions, UInt32(unit), &first, &second) != 0 ? (unit, first) : nil
  }

  /// Units that rules may pass over, or that shaping may decompose into any glyph since the face has none.
  private static func wildUnits(_ font: OpaquePointer) -> [UInt16] {
    var glyph: hb_codepoint_t = 0
    let decomposed = composedUnits.filter {
      hb_font_get_nominal_glyph(font, UInt32($0.unit), &glyph) == 0
        && hb_font_get_nominal_glyph(font, $0.first, &glyph) != 0
    }
    return passedUnits + decomposed.map(\.unit)
  }

  /// Whether characters between spaces have the advances that they have alone, and the spaces theirs.
  private static func keepsAdvances(_ font: OpaquePointer, _ characters: [UInt32]) -> Bool {
    let space = advances(font, [0x20])[0]
    let mixed = advances(font, characters.flatMap { [0x20, $0] } + [0x20])
    for (place, character) in characters.enumerated() {
      guard mixed[2 * place] == space else { return false }
      var glyph: hb_codepoint_t = 0
      hb_font_get_nominal_glyph(font, character, &glyph)
      let advance = mixed[2 * place + 1]
      if advance != hb_font_get_glyph_h_advance(font, glyph), advance != advances(font, [character])[0] {
        return false
      }
    }
    return mixed.last == space
  }

  /// The advance of each character of a string shaped as Latin, in font units.
  static func advances(_ font: OpaquePointer, _ string: [UInt32]) -> [Int32] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf32(buffer, string, Int32(string.count), 0, Int32(string.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(font, buffer, nil, 0)
    var sums = [Int32](repeating: 0, count: string.count)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return sums }
    for glyph in 0..<Int(count) { sums[Int(infos[glyph].cluster)] += positions[glyph].x_advance }
    return sums
  }
}
