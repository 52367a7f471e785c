import CICU

/// Line break opportunities by the Unicode Line Breaking Algorithm as it stands.
///
/// Texts are laid out by browsers' rules, which differ. This is for hosts that want UAX #14 itself, with the
/// numbers of its example 7 (section 8.2), as Unicode's own test has them.
///
/// Source: UAX #14, revision 50 (Unicode 15.0), rules LB1 to LB31; characters have the classes of the ICU in
/// use.
public struct StrictLineBreaks {
  /// A character with the marks that rule LB9 joins to it.
  private struct Unit {
    /// Its class.
    var kind: LineBreakClass
    /// Its first character.
    var character: UInt32
    /// Its place in the text.
    var start: Int
    /// Whether it ends with a zero width joiner.
    var endsWithJoiner: Bool
    /// Whether it is inside a number, after the number's first unit.
    var continuesNumber = false
  }

  /// The places, counted in code points, before which a line may or must break; the end of the text is one.
  ///
  /// - Complexity: O(*n*) in the code points.
  public static func opportunities(in text: some Sequence<Unicode.Scalar>) -> [Int] {
    let characters = text.map(\.value)
    guard !characters.isEmpty else { return [] }
    var units = units(of: characters)
    markNumbers(&units)
    var places: [Int] = []
    var regionals = 0
    // The class before the spaces at hand, for the rules that look across them.
    var beforeSpaces = LineBreakClass.unknown
    for index in units.indices.dropFirst() {
      let last = units[index - 1]
      regionals = last.kind == .regional ? regionals + 1 : 0
      if last.kind != .space { beforeSpaces = last.kind }
      let before = index > 1 ? units[index - 2].kind : nil
      if breaks(last, units[index], beforeSpaces, before, regionals) { places.append(units[index].start) }
    }
    return places + [characters.count]
  }

  /// Joins marks to what they follow (LB9); those that follow nothing are letters (LB10).
  private static func units(of characters: [UInt32]) -> [Unit] {
    let alone: Set<LineBreakClass> = [
      .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace,
    ]
    var units: [Unit] = []
    for (place, character) in characters.enumerated() {
      let kind = LineBreakClass(of: character)
      let isMark = kind == .mark || kind == .zeroWidthJoiner
      if isMark, let last = units.last, !alone.contains(last.kind) {
        units[units.count - 1].endsWithJoiner = kind == .zeroWidthJoiner
      } else {
        units.append(
          Unit(
            kind: isMark ? .alphabetic : kind, character: character, start: place,
            endsWithJoiner: kind == .zeroWidthJoiner))
      }
    }
    return units
  }

  /// Marks numbers.
  ///
  /// LB25: `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?`
  private static func markNumbers(_ units: inout [Unit]) {
    var index = 0
    while index < units.count {
      guard units[index].kind == .numeric else {
        index += 1
        continue
      }
      var start = index
      if start > 0, [.opening, .hyphen].contains(units[start - 1].kind) { start -= 1 }
      if start > 0, [.prefix, .postfix].contains(units[start - 1].kind) { start -= 1 }
      var end = index + 1
      while end < units.count, [.numeric, .symbol, .infix].contains(units[end].kind) { end += 1 }
      if end < units.count, [.closing, .closingParenthesis].contains(units[end].kind) { end += 1 }
      if end < units.count, [.prefix, .postfix].contains(units[end].kind) { end += 1 }
      for place in start + 1..<max(end, start + 1) { units[place].continuesNumber = true }
      index = end
    }
  }

  /// Whether a line may break between two units.
  private static func breaks(
    _ last: Unit, _ next: Unit, _ beforeSpaces: LineBreakClass, _ before: LineBreakClass?, _ regionals: Int
  ) -> Bool {
    let (first, second) = (last.kind, next.kind)
    switch first {
    case .mandatory, .lineFeed, .nextLine: return true  // LB4, LB5
    case .carriageReturn: return second != .lineFeed  // LB5
    default: break
    }
    switch second {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: return false  // LB6, LB7
    default: break
    }
    if beforeSpaces == .zeroWidthSpace { return true }  // LB8
    if last.endsWithJoiner { return false }  // LB8a
    if first == .wordJoiner || second == .wordJoiner || first == .glue { return false }  // LB11, LB12
    if second == .glue, ![.space, .breakAfter, .hyphen].contains(first) { return false }  // LB12a
    if [.closing, .closingParenthesis, .exclamation, .infix, .symbol].contains(second) { return false }  // LB13
    switch (beforeSpaces, second) {
    case (.opening, _), (.quotation, .opening), (.breakBoth, .breakBoth): return false  // LB14, LB15, LB17
    case (.closing, .nonStarter), (.closingParenthesis, .nonStarter): return false  // LB16
    default: break
    }
    if first == .space { return true }  // LB18
    if first == .quotation || second == .quotation { return false }  // LB19
    if first == .contingent || second == .contingent { return true }  // LB20
    if [.breakAfter, .hyphen, .nonStarter].contains(second) || first == .breakBefore { return false }  // LB21
    if before == .hebrew, first == .hyphen || first == .breakAfter { return false }  // LB21a
    if first == .symbol, second == .hebrew { return false }  // LB21b
    if second == .inseparable { return false }  // LB22
    if next.continuesNumber { return false }  // LB25
    return !joins(last, next, regionals)
  }

  /// Whether rules LB23 to LB30b keep two units together.
  private static func joins(_ last: Unit, _ next: Unit, _ regionals: Int) -> Bool {
    let letters: Set<LineBreakClass> = [.alphabetic, .hebrew]
    let pictures: Set<LineBreakClass> = [.ideographic, .emojiBase, .emojiModifier]
    let hangul: Set<LineBreakClass> = [.jamoLeading, .jamoVowel, .jamoTrailing, .hangulTwo, .hangulThree]
    let (first, second) = (last.kind, next.kind)
    let (isLetter, isNextLetter) = (letters.contains(first), letters.contains(second))
    switch (first, second) {
    case (_, .numeric) where isLetter, (.numeric, _) where isNextLetter: return true  // LB23
    case (.prefix, _) where pictures.contains(second), (_, .postfix) where pictures.contains(first): return true
    case (.prefix, _) where isNextLetter, (.postfix, _) where isNextLetter: return true  // LB24
    case (_, .prefix) where isLetter, (_, .postfix) where isLetter: return true
    case (.jamoLeading, .jamoLeading), (.jamoLeading, .jamoVowel): return true  // LB26
    case (.jamoLeading, .hangulTwo), (.jamoLeading, .hangulThree): return true
    case (.jamoVowel, .jamoVowel), (.jamoVowel, .jamoTrailing): return true
    case (.hangulTwo, .jamoVowel), (.hangulTwo, .jamoTrailing): return true
    case (.jamoTrailing, .jamoTrailing), (.hangulThree, .jamoTrailing): return true
    case (_, .postfix) where hangul.contains(first), (.prefix, _) where hangul.contains(second): return true  // LB27
    case _ where isLetter && isNextLetter: return true  // LB28
    case (.infix, _) where isNextLetter: return true  // LB29
    case (_, .opening) where isLetter || first == .numeric: return !CharacterClass.isWide(next.character)  // LB30
    case (.closingParenthesis, _) where isNextLetter || second == .numeric:
      return !CharacterClass.isWide(last.character)
    case (.regional, .regional): return regionals % 2 == 1  // LB30a
    case (.emojiBase, .emojiModifier): return true  // LB30b
    case (_, .emojiModifier): return CharacterClass.isReservedPictograph(last.character)
    default: return false
    }
  }
}
