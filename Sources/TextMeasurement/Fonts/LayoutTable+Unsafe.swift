import CHarfBuzz

/// A font's table of substitutions or positions, read as far as its contextual rules need.
///
/// Source: OpenType specification 1.9, Common Table Formats, "Sequence Context Format 2" and "Chained
/// Sequence Context Format 2": rules by class, where class 0 is every glyph that no class names, a space too.
struct LayoutTable {
  /// The bytes of the table.
  private let bytes: [UInt8]
  /// The type of lookups by sequence; that of chained sequences is the next.
  private let sequenceType: Int
  /// The type of lookups that point to subtables of another type.
  private let extensionType: Int

  /// Reads `GSUB` or `GPOS`; empty where the font has none.
  init(_ face: OpaquePointer, _ name: String) {
    let blob = hb_face_reference_table(face, hb_tag_from_string(name, -1))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    bytes = data.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(length))) } ?? []
    sequenceType = name == "GSUB" ? 5 : 7
    extensionType = name == "GSUB" ? 7 : 9
  }

  /// Whether a contextual lookup has a rule that any glyph outside its classes matches; true when in doubt.
  func matchesByExclusion(lookup: Int) -> Bool {
    let list = word(8)
    let start = list + word(list + 2 + 2 * lookup)
    let type = word(start)
    for place in 0..<word(start + 4) {
      var subtable = start + word(start + 6 + 2 * place)
      var kind = type
      if type == extensionType {
        kind = word(subtable + 2)
        subtable += word(subtable + 4) << 16 | word(subtable + 6)
      }
      if kind == sequenceType, word(subtable) == 2, hasClassZero(subtable, rulesAt: 6, chained: false) {
        return true
      }
      if kind == sequenceType + 1, word(subtable) == 2, hasClassZero(subtable, rulesAt: 10, chained: true) {
        return true
      }
    }
    return false
  }

  /// Whether a rule of a subtable by classes names class 0.
  private func hasClassZero(_ subtable: Int, rulesAt place: Int, chained: Bool) -> Bool {
    for set in 0..<word(subtable + place) {
      let offset = word(subtable + place + 2 + 2 * set)
      guard offset != 0 else { continue }
      let rules = subtable + offset
      for rule in 0..<word(rules) {
        var position = rules + word(rules + 2 + 2 * rule)
        // The first glyph of the input is left out of the list of classes.
        let lengths = chained ? [0, 1, 0] : [1]
        for missing in lengths {
          let count = word(position) - missing
          position += chained || missing == 0 ? 2 : 4
          for index in 0..<max(count, 0) where word(position + 2 * index) == 0 { return true }
          position += 2 * max(count, 0)
        }
      }
    }
    return false
  }

  /// A 16-bit number; 0 beyond the end.
  private func word(_ position: Int) -> Int {
    guard position >= 0, position + 1 < bytes.count else { return 0 }
    return Int(bytes[position]) << 8 | Int(bytes[position + 1])
  }
}
