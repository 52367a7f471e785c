import CICU

/// The pairs of line-break classes that `word-break: break-all` breaks between, beyond the usual
/// opportunities.
///
/// Letters, digits and a few kinds of punctuation part freely; brackets, quotes and combining marks do not.
enum BreakAllClasses {
  /// A set of classes as bits.
  private typealias Classes = UInt64

  /// The bit of a class.
  private static func bit(_ value: Int) -> Classes { 1 << UInt64(value) }

  /// Classes whose pairs with each other all part: letters, digits, slashes, complex scripts.
  private static let free =
    bit(ICU_LB_AMBIGUOUS) | bit(ICU_LB_ALPHABETIC) | bit(ICU_LB_BREAK_AFTER) | bit(ICU_LB_NUMERIC)
    | bit(ICU_LB_COMPLEX_CONTEXT) | bit(ICU_LB_BREAK_SYMBOLS) | bit(ICU_LB_HEBREW_LETTER)
  /// What may follow any class that parts at all.
  private static let common =
    bit(ICU_LB_AMBIGUOUS) | bit(ICU_LB_ALPHABETIC) | bit(ICU_LB_BREAK_AFTER) | bit(ICU_LB_HYPHEN)
    | bit(ICU_LB_NUMERIC) | bit(ICU_LB_HEBREW_LETTER)
  /// The bits of currency and percent signs.
  private static let (prefix, postfix) = (bit(ICU_LB_PREFIX_NUMERIC), bit(ICU_LB_POSTFIX_NUMERIC))
  /// The bits of opening punctuation and complex scripts.
  private static let (opening, complex) = (bit(ICU_LB_OPEN_PUNCTUATION), bit(ICU_LB_COMPLEX_CONTEXT))

  /// Which classes may start a line after each class.
  private static let followers: [Classes] = {
    var rows = [Classes](repeating: 0, count: 64)
    for value in 0..<64 where free >> UInt64(value) & 1 != 0 {
      rows[value] = common | opening | prefix | complex
    }
    func set(_ value: Int, _ classes: Classes) { rows[value] = classes }
    set(ICU_LB_CLOSE_PUNCTUATION, common | prefix)
    set(ICU_LB_CLOSE_PARENTHESIS, common | prefix | complex)
    set(ICU_LB_EXCLAMATION, common | prefix | postfix)
    set(ICU_LB_INFIX_NUMERIC, common)
    set(ICU_LB_POSTFIX_NUMERIC, common | prefix | postfix)
    set(ICU_LB_HYPHEN, bit(ICU_LB_NUMERIC))
    set(ICU_LB_PREFIX_NUMERIC, postfix)
    return rows
  }()

  /// The class of a character; a plus sign counts as a letter.
  static func lineBreakClass(_ character: UInt32) -> Int32 {
    character == 0x2B
      ? Int32(ICU_LB_ALPHABETIC) : icu_line_break_class(character)
  }

  /// Whether a line may break between two classes.
  static func allows(_ first: Int32, _ second: Int32) -> Bool {
    guard 0..<64 ~= first, 0..<64 ~= second else { return false }
    return followers[Int(first)] >> UInt64(second) & 1 != 0
  }
}
