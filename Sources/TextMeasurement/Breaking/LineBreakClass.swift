import CICU

/// The line-break classes of UAX #14, numbered as ICU does.
enum LineBreakClass: Int32 {
  case unknown, ambiguous, alphabetic, breakBoth, breakAfter, breakBefore, mandatory, contingent, closing, mark
  case carriageReturn, exclamation, glue, hyphen, ideographic, inseparable, infix, lineFeed, nonStarter, numeric
  case opening, postfix, prefix, quotation, complex, surrogate, space, symbol, zeroWidthSpace, nextLine
  case wordJoiner, hangulTwo, hangulThree, jamoLeading, jamoTrailing, jamoVowel, closingParenthesis
  case conditionalStarter, hebrew, regional, emojiBase, emojiModifier, zeroWidthJoiner

  /// The class of a character, resolved by rule LB1.
  init(of character: UInt32) {
    let value = LineBreakClass(rawValue: icu_line_break_class(character)) ?? .unknown
    switch value {
    case .ambiguous, .surrogate, .unknown: self = .alphabetic
    case .complex: self = CharacterClass.isMark(character) ? .mark : .alphabetic
    case .conditionalStarter: self = .nonStarter
    default: self = value
    }
  }
}
