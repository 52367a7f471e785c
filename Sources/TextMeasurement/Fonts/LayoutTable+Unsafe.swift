import CHarfBuzz

/// A font's table of substitutions or positions, read as far as the proofs about spaces and pairs need.
///
/// Source: OpenType specification 1.9, chapters GSUB, GPOS and Common Table Formats. Reading beyond the end
/// gives 0, so a damaged font is read as a smaller one.
struct LayoutTable {
  /// The bytes of the table.
  private let bytes: [UInt8]
  /// Whether this is `GSUB`.
  let substitutes: Bool

  /// Reads `GSUB` or `GPOS`; empty where the font has none.
  init(_ face: OpaquePointer, _ name: String) {
    let blob = hb_face_reference_table(face, hb_tag_from_string(name, -1))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    bytes = data.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(length))) } ?? []
    substitutes = name == "GSUB"
  }

  /// A 16-bit number; 0 beyond the end.
  func word(_ position: Int) -> Int {
    guard position >= 0, position + 1 < bytes.count else { return 0 }
    return Int(bytes[position]) << 8 | Int(bytes[position + 1])
  }

  /// A subtable of a lookup.
  struct Subtable {
    /// The lookup's type, that of an extension resolved.
    var type: Int
    /// Where it starts in the table.
    var start: Int
  }

  /// The subtables of a lookup.
  func subtables(of lookup: Int) -> [Subtable] {
    let list = word(8)
    guard lookup < word(list) else { return [] }
    let start = list + word(list + 2 + 2 * lookup)
    return (0..<word(start + 4)).map { place in
      let subtable = Subtable(type: word(start), start: start + word(start + 6 + 2 * place))
      guard subtable.type == (substitutes ? 7 : 9) else { return subtable }
      let offset = word(subtable.start + 4) << 16 | word(subtable.start + 6)
      return Subtable(type: word(subtable.start + 2), start: subtable.start + offset)
    }
  }

  /// The glyphs of a coverage table, in order.
  func coverage(at start: Int) -> [Int] {
    if word(start) == 1 { return (0..<word(start + 2)).map { word(start + 4 + 2 * $0) } }
    guard word(start) == 2 else { return [] }
    var glyphs: [Int] = []
    for range in ranges(at: start + 2) { glyphs.append(contentsOf: range.glyphs) }
    return glyphs
  }

  /// The glyphs of a class; of class 0 those that some other class has.
  func members(ofClass value: Int, at start: Int) -> [Int] {
    if word(start) == 1 {
      return (0..<word(start + 4)).filter { place in
        let found = word(start + 6 + 2 * place)
        return value == 0 ? found != 0 : found == value
      }.map { word(start + 2) + $0 }
    }
    return ranges(at: start + 2).filter { value == 0 ? $0.value != 0 : $0.value == value }
      .flatMap { Array($0.glyphs) }
  }

  /// Ranges of glyphs with a number each, as coverage and class tables have them.
  private func ranges(at start: Int) -> [(glyphs: Range<Int>, value: Int)] {
    (0..<word(start)).map { place in
      let range = start + 2 + 6 * place
      return (word(range)..<max(word(range), word(range + 2) + 1), word(range + 4))
    }
  }
}
