import CHarfBuzz

/// One face of a font file: HarfBuzz's view of it and the numbers that line layout needs.
///
/// Immutable once made, and so shared by all threads: `@unchecked Sendable` because HarfBuzz's objects are
/// reference-counted atomically and `hb_font_make_immutable` forbids changes.
final class FontFace: @unchecked Sendable {
  /// The file that the face came from.
  let path: String
  /// The font in font units, unhinted.
  let font: OpaquePointer
  /// Font units to the em.
  let unitsPerEm: Double
  /// Font units above the baseline.
  let ascender: Double
  /// Font units below the baseline, positive.
  let descender: Double
  /// Font units between lines.
  let lineGap: Double
  /// Whether glyphs are bitmaps of one size.
  let isBitmap: Bool
  /// Whether glyphs have colours of their own.
  let isColor: Bool
  /// Font units of the advance of a space.
  let spaceAdvance: Double
  /// Font units of the advance of U+2010, or of U+002D where that is missing.
  let hyphenAdvance: Double
  /// Font units of the advance of U+2026, or of three full stops where that is missing.
  let ellipsisAdvance: Double

  /// Opens a face; nil when the file is none that HarfBuzz reads, or has no such face.
  init?(path: String, index: Int, variations: String?) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard index >= 0, index < Int(hb_face_count(blob)) else { return nil }
    guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    hb_face_make_immutable(face)
    guard let font = hb_font_create(face) else { return nil }
    FontFace.vary(font, variations)
    self.path = path
    self.font = font
    unitsPerEm = Double(max(hb_face_get_upem(face), 1))
    ascender = FontFace.metric(font, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
    descender = -FontFace.metric(font, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    lineGap = FontFace.metric(font, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)
    isBitmap = FontFace.hasTable(face, "CBDT")
    isColor = isBitmap || FontFace.hasTable(face, "COLR") || FontFace.hasTable(face, "sbix")
    spaceAdvance = FontFace.advance(font, 0x20) ?? 0
    hyphenAdvance = FontFace.advance(font, 0x2010) ?? FontFace.advance(font, 0x2D) ?? 0
    ellipsisAdvance = FontFace.advance(font, 0x2026) ?? 3 * (FontFace.advance(font, 0x2E) ?? 0)
    hb_font_make_immutable(font)
  }

  deinit { hb_font_destroy(font) }

  /// Whether the face maps a code point to a glyph.
  func covers(_ codePoint: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0
  }

  /// The characters of the basic plane that the face covers, a bit each.
  func coverage() -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 1024)
    guard let face = hb_font_get_face(font), let covered = hb_set_create() else { return bits }
    defer { hb_set_destroy(covered) }
    hb_face_collect_unicodes(face, covered)
    var character = hb_codepoint_t.max
    while hb_set_next(covered, &character) != 0, character < 0x10000 {
      if covers(character) { bits[Int(character >> 6)] |= 1 << UInt64(character & 63) }
    }
    return bits
  }

  /// Applies a list such as `wght=600,opsz=14`; parts that HarfBuzz cannot read are passed over.
  private static func vary(_ font: OpaquePointer, _ list: String?) {
    guard let list else { return }
    var settings: [hb_variation_t] = []
    for part in list.split(separator: ",") {
      var variation = hb_variation_t()
      if hb_variation_from_string(String(part), -1, &variation) != 0 { settings.append(variation) }
    }
    hb_font_set_variations(font, settings, UInt32(settings.count))
  }

  /// A metric of the font in font units; 0 where the font has none.
  private static func metric(_ font: OpaquePointer, _ tag: hb_ot_metrics_tag_t) -> Double {
    var value: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, tag, &value)
    return Double(value)
  }

  /// Whether the font has a table.
  static func hasTable(_ face: OpaquePointer, _ tag: String) -> Bool {
    guard let blob = hb_face_reference_table(face, hb_tag_from_string(tag, -1)) else { return false }
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// The advance of a code point's glyph in font units; nil without a glyph.
  private static func advance(_ font: OpaquePointer, _ codePoint: UInt32) -> Double? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 else { return nil }
    return Double(hb_font_get_glyph_h_advance(font, glyph))
  }

  /// Proves what shaping in parts needs; a few thousandths of a second.
  func makeProof() -> ShapingProof {
    let face = hb_font_get_face(font)
    guard let face else { return ShapingProof(simpleSpaces: SpaceRules(), anySpaces: SpaceRules(), pairs: nil) }
    let simple = FontFace.spaceRules(font, face)
    return ShapingProof(
      simpleSpaces: simple, anySpaces: FontFace.spaceRules(font, face, simple: simple),
      pairs: FontFace.pairTable(font, face))
  }
}
