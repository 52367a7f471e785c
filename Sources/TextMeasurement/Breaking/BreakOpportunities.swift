import CICU
import LayoutModel

/// Finds where a text may be broken into lines.
///
/// In order: a line may break after a run of white space and never before one; between two ASCII characters
/// by `AsciiBreakTable`; never beside a no-break space and an ASCII character; else by the rules of UAX #14
/// as ICU has them for the paragraph's language. So do browsers of the Blink family.
struct BreakOpportunities {
  /// Whether a line may break before each unit.
  private(set) var allowed: [Bool] = []
  /// Boundaries by UAX #14, where they were needed.
  private var unicode: [Bool] = []
  /// Whether `unicode` holds this text's boundaries.
  private var hasUnicode = false

  /// Finds the opportunities of a text.
  mutating func find(
    in text: borrowing ParagraphText, style: ParagraphStyle, language: String, iterators: BreakIterators
  ) {
    allowed.removeAll(keepingCapacity: true)
    hasUnicode = false
    let count = text.units.count
    allowed.append(contentsOf: repeatElement(false, count: count))
    guard style.wraps, count > 1 else { return }
    let breaksEverySpace = style.whiteSpace == .breakSpaces
    let keepsHyphens = style.hyphens == .none
    for index in 1..<count {
      let (last, unit) = (text.units[index - 1], text.units[index])
      if Self.isSpace(unit), !breaksEverySpace { continue }
      if Self.isSpace(last) {
        allowed[index] = true
        continue
      }
      if Self.isSpace(unit) { continue }
      switch decide(last, unit, index, text.units, style.wordBreak) {
      case .some(let answer): allowed[index] = answer
      case .none:
        if !hasUnicode { findUnicode(text.units, language, iterators) }
        allowed[index] = unicode[index] && !(keepsHyphens && last == 0xAD)
      }
    }
  }

  /// Whether white space breaks lines after a unit: a space, a tab or a line break.
  @inline(__always)
  static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x0A || unit == 0x09 }

  /// Decides a pair without UAX #14; nil when that has the word.
  private func decide(
    _ last: UInt16, _ unit: UInt16, _ index: Int, _ units: [UInt16], _ wordBreak: ParagraphStyle.WordBreak
  ) -> Bool? {
    let quick = Self.decideAscii(last, unit, before: index > 1 ? units[index - 2] : 0)
    if quick == true { return true }
    switch wordBreak {
    case .normal: return quick
    case .breakAll: return Self.breaksAll(units, index) ? true : quick
    case .keepAll: return Self.keepsTogether(units, index) ? false : quick
    }
  }

  /// Decides a pair of ASCII characters, or one beside a no-break space; nil for others.
  static func decideAscii(_ last: UInt16, _ unit: UInt16, before: UInt16) -> Bool? {
    if last < 0x21 || unit < 0x21 { return false }
    if last <= 0x7F, unit <= 0x7F {
      if last == 0x2D, 0x30...0x39 ~= unit {
        // A minus sign stays with its number; a hyphen inside a code does not.
        return isAlphanumeric(before)
      }
      return AsciiBreakTable.allows(last, unit)
    }
    if unit == 0xA0, last <= 0x7F { return false }
    if last == 0xA0, unit <= 0x7F { return false }
    return nil
  }

  /// Whether a unit is an ASCII letter or digit.
  private static func isAlphanumeric(_ unit: UInt16) -> Bool {
    0x30...0x39 ~= unit || 0x41...0x5A ~= unit || 0x61...0x7A ~= unit
  }

  /// Whether `break-all` parts the characters around a unit.
  private static func breaksAll(_ units: [UInt16], _ index: Int) -> Bool {
    guard units[index] & 0xFC00 != 0xDC00 else { return false }
    // A line does not break after a combining mark: its own class decides, not that of its base.
    var place = index - 1
    if place > 0, units[place] & 0xFC00 == 0xDC00 { place -= 1 }
    let before = BreakAllClasses.lineBreakClass(units.codePoint(at: place))
    return BreakAllClasses.allows(before, BreakAllClasses.lineBreakClass(units.codePoint(at: index)))
  }

  /// Whether `keep-all` holds the characters around a unit together: letters and digits, except of scripts
  /// that need a dictionary.
  private static func keepsTogether(_ units: [UInt16], _ index: Int) -> Bool {
    guard units[index] & 0xFC00 != 0xDC00 else { return false }
    var place = index - 1
    if place > 0, units[place] & 0xFC00 == 0xDC00 { place -= 1 }
    if place > 0, CharacterClass.isMark(units.codePoint(at: place)) {
      place -= 1
      if place > 0, units[place] & 0xFC00 == 0xDC00 { place -= 1 }
    }
    return isWordCharacter(units.codePoint(at: place)) && isWordCharacter(units.codePoint(at: index))
  }

  /// Whether a character is a letter or number of a script whose words are not found by dictionary.
  private static func isWordCharacter(_ character: UInt32) -> Bool {
    let category = icu_general_category(character)
    guard 1...5 ~= category || 9...11 ~= category else { return false }
    return icu_line_break_class(character) != Int32(ICU_LB_COMPLEX_CONTEXT)
  }

  /// Asks ICU for the boundaries of the whole text.
  private mutating func findUnicode(_ units: [UInt16], _ language: String, _ iterators: BreakIterators) {
    unicode.removeAll(keepingCapacity: true)
    unicode.append(contentsOf: repeatElement(false, count: units.count))
    iterators.markLineBreaks(of: units, language: language, in: &unicode)
    hasUnicode = true
  }
}
