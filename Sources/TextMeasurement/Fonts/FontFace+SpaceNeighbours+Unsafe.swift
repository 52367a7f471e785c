import CHarfBuzz

extension FontFace {
  /// What a face does beside spaces.
  struct SpaceBehaviour {
    /// Whether words may be shaped apart at all.
    var isInert = false
    /// A bit a UTF-16 unit: set for characters that may be shaped otherwise beside some spaces.
    var neighbours: [UInt64] = []
    /// Whether `neighbours` has a bit set.
    var hasNeighbours = false

    /// Whether a UTF-16 unit may be shaped otherwise beside some spaces.
    func isNeighbour(_ unit: UInt16) -> Bool { neighbours[Int(unit >> 6)] >> UInt64(unit & 63) & 1 != 0 }
  }

  /// The OpenType scripts of characters below U+0590, with those that serve scripts without rules of their
  /// own.
  private static let simpleScripts = ["DFLT", "dflt", "latn", "grek", "cyrl", "armn", "geor"]
  /// Features that shaping turns on by itself, for any script; those of fractions, which U+2044 turns on, are
  /// left out.
  private static let features = [
    "ccmp", "locl", "rlig", "liga", "clig", "calt", "rclt", "rvrn", "kern", "mark", "mkmk", "dist", "abvm",
    "blwm",
    "curs", "abvs", "blws", "pres", "psts", "haln", "half", "rphf", "rkrf", "pref", "pstf", "init", "medi",
    "fina",
    "isol", "med2", "fin2", "fin3", "nukt", "akhn", "cjct", "vatu", "cfar", "blwf", "abvf", "ljmo", "vjmo",
    "tjmo",
    "stch", "mset", "ltra", "ltrm", "rtla", "rtlm", "rand",
  ]

  /// Finds whether any lookup of a font sees a space together with other glyphs.
  ///
  /// A space that a lookup replaces or moves makes the font unfit. A space that lookups see beside what they
  /// change makes those glyphs' characters its neighbours. Glyphs beyond the simple scripts are reached
  /// through forms that have no character, so there all characters count as neighbours once any glyph does.
  /// Kerning by exclusion, which HarfBuzz does not list, is tried out: each character of the simple scripts
  /// is shaped between spaces.
  ///
  /// With `isSimple`, lookups of complex scripts do not count, and neither do characters from U+0590 on.
  static func spaceBehaviour(_ font: OpaquePointer, _ face: OpaquePointer, isSimple: Bool) -> SpaceBehaviour {
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0, let sensitive = hb_set_create(),
      let covered = hb_set_create()
    else { return SpaceBehaviour() }
    defer { for set in [sensitive, covered] { hb_set_destroy(set) } }
    for table in ["GSUB", "GPOS"] {
      guard collect(face, table, space, isSimple, into: sensitive) else { return SpaceBehaviour() }
    }
    var behaviour = SpaceBehaviour(isInert: true, neighbours: [UInt64](repeating: 0, count: 1024))
    behaviour.hasNeighbours = hb_set_get_population(sensitive) > 0
    hb_face_collect_unicodes(face, covered)
    var tried: [UInt32] = []
    var character: hb_codepoint_t = 0x20
    while hb_set_next(covered, &character) != 0, character < (isSimple ? 0x590 : 0x10000) {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, character, &glyph) != 0 else { continue }
      let isNeighbour = character < 0x590 ? hb_set_has(sensitive, glyph) != 0 : behaviour.hasNeighbours
      if isNeighbour {
        behaviour.neighbours[Int(character >> 6)] |= 1 << UInt64(character & 63)
      } else if character < 0x590, character != 0xAD, !CharacterClass.isMark(character) {
        tried.append(character)
      }
    }
    behaviour.isInert = keepsAdvances(font, tried)
    return behaviour
  }

  /// Adds the glyphs that lookups change beside a space; false when one changes the space itself.
  private static func collect(
    _ face: OpaquePointer, _ table: String, _ space: hb_codepoint_t, _ isSimple: Bool,
    into sensitive: OpaquePointer
  ) -> Bool {
    let tag = hb_tag_from_string(table, -1)
    guard let before = hb_set_create(), let input = hb_set_create(), let after = hb_set_create(),
      let lookups = hb_set_create()
    else { return false }
    defer { for set in [before, input, after, lookups] { hb_set_destroy(set) } }
    let tags = features.map { hb_tag_from_string($0, -1) } + [0]
    if isSimple {
      let scripts = simpleScripts.map { hb_tag_from_string($0, -1) } + [0]
      hb_ot_layout_collect_lookups(face, tag, scripts, nil, tags, lookups)
    } else {
      hb_ot_layout_collect_lookups(face, tag, nil, nil, tags, lookups)
    }
    let rules = LayoutTable(face, table)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      for set in [before, input, after] { hb_set_clear(set) }
      hb_ot_layout_lookup_collect_glyphs(face, tag, lookup, before, input, after, nil)
      if hb_set_has(input, space) != 0 { return false }
      let seesSpace = hb_set_has(before, space) != 0 || hb_set_has(after, space) != 0
      if seesSpace || rules.matchesByExclusion(lookup: Int(lookup)) { hb_set_union(sensitive, input) }
    }
    return true
  }

  /// Whether characters between spaces have the advances that they have alone, and the spaces theirs.
  private static func keepsAdvances(_ font: OpaquePointer, _ characters: [UInt32]) -> Bool {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    /// The advance of each character of a string.
    func advances(_ string: [UInt32]) -> [Int32] {
      hb_buffer_clear_contents(buffer)
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
    let space = advances([0x20])[0]
    let mixed = advances(characters.flatMap { [0x20, $0] } + [0x20])
    for (place, character) in characters.enumerated() {
      guard mixed[2 * place] == space, mixed[2 * place + 1] == advances([character])[0] else { return false }
    }
    return mixed.last == space
  }
}
