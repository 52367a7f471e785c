import CICU

/// ICU's iterators over line breaks, one a language, and over graphemes; kept by one thread.
final class BreakIterators {
  /// Iterators over line breaks by BCP 47 tag; nil where ICU failed.
  private var lines: [String: OpaquePointer?] = [:]
  /// The iterator over graphemes.
  private let graphemes = icu_break_open(ICU_BREAK_CHARACTER, "en")

  deinit {
    for case let iterator? in lines.values { icu_break_close(iterator) }
    if let graphemes { icu_break_close(graphemes) }
  }

  /// Sets `marks[i]` where the rules of a language let a line break before unit `i`; `marks` has a place a
  /// unit.
  func markLineBreaks(of units: [UInt16], language: String, in marks: inout [Bool]) {
    if lines[language] == nil {
      if lines.count >= 64 { forgetLines() }
      lines[language] = icu_break_open(ICU_BREAK_LINE, language)
    }
    if let iterator = lines[language] ?? nil { mark(iterator, units, &marks) }
  }

  /// Sets `marks[i]` where a grapheme starts at unit `i`; `marks` has a place a unit.
  func markGraphemes(of units: [UInt16], in marks: inout [Bool]) {
    if let graphemes { mark(graphemes, units, &marks) }
  }

  /// Sets the marks at an iterator's boundaries.
  private func mark(_ iterator: OpaquePointer, _ units: [UInt16], _ marks: inout [Bool]) {
    units.withUnsafeBufferPointer { buffer in
      guard icu_break_set_text(iterator, buffer.baseAddress, Int32(buffer.count)) != 0 else { return }
      var place = icu_break_first(iterator)
      while place >= 0 {
        if place < marks.count { marks[Int(place)] = true }
        place = icu_break_next(iterator)
      }
      // The iterator must not keep the text beyond this call.
      _ = icu_break_set_text(iterator, nil, 0)
    }
  }

  /// Closes the iterators over line breaks, so that hostile input with many languages stays bounded.
  private func forgetLines() {
    for case let iterator? in lines.values { icu_break_close(iterator) }
    lines.removeAll()
  }
}
