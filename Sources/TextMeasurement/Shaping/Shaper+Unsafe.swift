import CHarfBuzz

/// Turns items into advances with HarfBuzz; kept by one thread.
///
/// Advances are linear in the size and unhinted: font units times size over units to the em.
final class Shaper {
  /// The buffer that HarfBuzz works in.
  private let buffer = hb_buffer_create()
  /// The language of the text being shaped.
  private var language: OpaquePointer?
  /// The tag that `language` was made from.
  private var languageTag = ""
  /// The coverage of faces asked so far; kept with the faces, so that none other takes a place in memory.
  private var coverages: [ObjectIdentifier: (face: FontFace, bits: [UInt64])] = [:]
  /// Features that letter spacing turns off: ligatures that join letters.
  private let ligaturesOff = ["-liga", "-clig"].map { name in
    var feature = hb_feature_t()
    _ = hb_feature_from_string(name, -1, &feature)
    return feature
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Sets the language of the items to come.
  func setLanguage(_ tag: String) {
    guard tag != languageTag || language == nil else { return }
    languageTag = tag
    language = hb_language_from_string(tag, -1)
  }

  /// Shapes an item with the first face that has its glyphs, cluster by cluster, and adds up advances.
  func shape(
    _ item: ShapingItem, of units: [UInt16], faces: [ScaledFace], letterSpacing: Int64,
    into text: inout ShapedText
  ) {
    let color = item.prefersColor ? faces.firstIndex { $0.face.isColor } : nil
    units.withUnsafeBufferPointer {
      shape(item, $0, faces, color: color, attempt: 0, letterSpacing, &text)
    }
  }

  /// Shapes with the face of one attempt and what it has no glyphs for with the next.
  private func shape(
    _ item: ShapingItem, _ units: UnsafeBufferPointer<UInt16>, _ faces: [ScaledFace], color: Int?,
    attempt: Int,
    _ letterSpacing: Int64, _ text: inout ShapedText
  ) {
    var attempt = attempt
    var index = Self.face(of: attempt, color: color)
    if attempt > 0 || !mayShow(faces[index], units, item.units) {
      while attempt < faces.count, !covers(faces[index], units, item.units) {
        attempt += 1
        index = Self.face(of: attempt, color: color)
      }
    }
    let isLast = attempt >= faces.count
    if isLast { index = 0 }
    run(item, units, faces[index], letterSpacing)
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, &length)
    else { return }
    let glyphs = Int(length)
    var missing: [Range<Int>] = []
    // Glyphs come in visual order; clusters are walked in logical order.
    let step = item.isRightToLeft ? -1 : 1
    var glyph = item.isRightToLeft ? glyphs - 1 : 0
    while glyph >= 0, glyph < glyphs {
      let start = Int(infos[glyph].cluster)
      var lacksGlyph = false
      var fontUnits = 0
      var solid: Int64 = 0
      let isUnsafe = hb_glyph_info_get_glyph_flags(infos + glyph).rawValue & 1 != 0
      while glyph >= 0, glyph < glyphs, Int(infos[glyph].cluster) == start {
        if infos[glyph].codepoint == 0 { lacksGlyph = true }
        fontUnits += Int(positions[glyph].x_advance)
        if positions[glyph].x_advance != 0 { solid += 1 }
        glyph += step
      }
      let end = glyph >= 0 && glyph < glyphs ? Int(infos[glyph].cluster) : item.units.upperBound
      guard start < end else { continue }
      if lacksGlyph, !isLast {
        if let last = missing.last, last.upperBound == start {
          missing[missing.count - 1] = last.lowerBound..<end
        } else {
          missing.append(start..<end)
        }
        continue
      }
      if lacksGlyph, units[start] >= 0x20, !(0x7F...0x9F ~= units[start]) { text.missesGlyph = true }
      let scaled = faces[index]
      let advance = scaled.bitmapAdvance.map { $0 * solid } ?? scaled.length(fontUnits: Double(fontUnits))
      text.isSafe[start] = !isUnsafe || start == item.units.lowerBound
      text.add(advance, spacing: letterSpacing, cluster: start..<end, units: units)
      if index > 0 {
        text.usesFallback = true
        for unit in start..<end { text.faces[unit] = UInt8(truncatingIfNeeded: index) }
      }
    }
    for range in missing {
      var rest = item
      rest.units = range
      shape(rest, units, faces, color: color, attempt: attempt + 1, letterSpacing, &text)
    }
  }

  /// The face of an attempt: in order, but a colour face first when one is preferred.
  private static func face(of attempt: Int, color: Int?) -> Int {
    guard let color else { return attempt }
    if attempt == 0 { return color }
    return attempt <= color ? attempt - 1 : attempt
  }

  /// Whether a face may show a character of a range: whether it has a glyph for one, or for what one is
  /// composed of.
  private func mayShow(_ face: ScaledFace, _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    guard units[range.lowerBound] >= 0x590, !covers(face, units, range) else { return true }
    let functions = hb_unicode_funcs_get_default()
    for unit in range {
      // What shows nothing needs no glyph; only language tags are beyond the basic plane.
      if CharacterClass.isDefaultIgnorable(UInt32(units[unit])) || units[unit] == 0xDB40 { return true }
      var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
      guard hb_unicode_decompose(functions, UInt32(units[unit]), &first, &second) != 0 else { continue }
      if face.face.covers(first) || face.face.covers(second) { return true }
    }
    return false
  }

  /// Whether a face has a glyph for any character of a range.
  private func covers(_ face: ScaledFace, _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    let identity = ObjectIdentifier(face.face)
    if coverages[identity] == nil {
      if coverages.count >= 256 { coverages.removeAll() }
      coverages[identity] = (face.face, face.face.coverage())
    }
    guard let bits = coverages[identity]?.bits else { return false }
    var index = range.lowerBound
    while index < range.upperBound {
      let unit = units[index]
      if unit & 0xF800 != 0xD800 {
        if bits[Int(unit >> 6)] >> UInt64(unit & 63) & 1 != 0 { return true }
      } else if unit & 0xFC00 == 0xD800, index + 1 < range.upperBound {
        let character = 0x10000 + ((UInt32(unit) & 0x3FF) << 10) + (UInt32(units[index + 1]) & 0x3FF)
        index += 1
        if face.face.covers(character) { return true }
      }
      index += 1
    }
    return false
  }

  /// Runs HarfBuzz over an item, which sees the text around it.
  private func run(
    _ item: ShapingItem, _ units: UnsafeBufferPointer<UInt16>, _ face: ScaledFace, _ letterSpacing: Int64
  ) {
    hb_buffer_clear_contents(buffer)
    // A part of an item is shaped as if the line's end were the text's; else HarfBuzz looks at what is around
    // it.
    let context = item.isPart ? item.units : units.indices
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(context.upperBound), UInt32(item.units.lowerBound),
      Int32(item.units.count))
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
    hb_buffer_set_language(buffer, language)
    if letterSpacing == 0 {
      hb_shape(face.face.font, buffer, nil, 0)
    } else {
      hb_shape(face.face.font, buffer, ligaturesOff, UInt32(ligaturesOff.count))
    }
  }
}

extension ShapedText {
  /// Adds the advance of a cluster, parted evenly among its graphemes, and the letter spacing after it.
  fileprivate mutating func add(
    _ advance: Int64, spacing: Int64, cluster: Range<Int>, units: UnsafeBufferPointer<UInt16>
  ) {
    var last = cluster.lowerBound
    if cluster.count == 1 {
      advances[last] += advance
    } else {
      var starts: Int64 = 1
      for unit in cluster.dropFirst() where graphemes[unit] { starts += 1 }
      let share = advance / starts
      advances[last] += share
      for unit in cluster.dropFirst() where graphemes[unit] {
        advances[unit] += share
        last = unit
      }
      advances[last] += advance - share * starts
    }
    guard spacing != 0 else { return }
    var character = UInt32(units[cluster.lowerBound])
    if character & 0xFC00 == 0xD800, cluster.lowerBound + 1 < units.count {
      character = 0x10000 + ((character & 0x3FF) << 10) + (UInt32(units[cluster.lowerBound + 1]) & 0x3FF)
    }
    if CharacterClass.isDefaultIgnorable(character) || CharacterClass.isCursive(character) { return }
    advances[last] += spacing
  }
}
