/// Reads from a font's tables for which ASCII words advances are the sum of pairs.
///
/// Until a first substitution fires, every glyph of a word is the one that its character maps to. So none
/// fires where no character has a single or multiple substitution, no two start a ligature, and no contextual
/// rule matches. Then positioning: nothing but pairs may move these glyphs, and pairs only their first.
struct PairTableBuilder {
  /// The glyph of each character.
  let glyphs: [UInt8: Int]
  /// The table being made.
  private(set) var table = PairTable()
  /// The characters of each glyph.
  private var characters: [Int: [UInt8]] = [:]
  /// The sets of characters met in rules.
  private var sets: [Set<UInt8>] = []

  /// Sets kept at most, one bit each.
  private static let setLimit = 60
  /// Rules kept at most.
  private static let ruleLimit = 256

  /// Starts with every character that has a glyph.
  init(glyphs: [UInt8: Int]) {
    self.glyphs = glyphs
    for (character, glyph) in glyphs {
      characters[glyph, default: []].append(character)
      table.isCovered[Int(character)] = true
    }
  }

  /// Takes in the lookups of a table that Latin text is under; false where the font is unfit.
  mutating func add(_ lookups: Set<Int>, of source: LayoutTable) -> Bool {
    for lookup in lookups.sorted() {
      for subtable in source.subtables(of: lookup) where !add(subtable, of: source) { return false }
      for context in source.contexts(of: lookup) where !add(context, of: source) { return false }
    }
    return true
  }

  /// Takes in a subtable that is not contextual.
  private mutating func add(_ subtable: LayoutTable.Subtable, of source: LayoutTable) -> Bool {
    let covered = { source.coverage(at: subtable.start + source.word(subtable.start + 2)) }
    if source.substitutes {
      switch subtable.type {
      case 1, 2, 3: exclude(covered())
      case 4:
        source.eachLigature(of: subtable) { parts in
          guard parts.count > 1 else { return exclude(parts) }
          for first in characters[parts[0]] ?? [] {
            for second in characters[parts[1]] ?? [] { table.joins[Int(first) * 128 + Int(second)] = true }
          }
        }
      default: break
      }
      return true
    }
    switch subtable.type {
    case 2: return source.word(subtable.start + 6) == 0
    case 1, 3, 4, 5, 6: exclude(covered())
    default: break
    }
    return true
  }

  /// Leaves characters out.
  private mutating func exclude(_ glyphs: [Int]) {
    for glyph in glyphs {
      for character in characters[glyph] ?? [] { table.isCovered[Int(character)] = false }
    }
  }

  /// Takes in a contextual rule, if words can match it.
  private mutating func add(_ context: LayoutTable.Context, of source: LayoutTable) -> Bool {
    var rule = SpaceRules.Rule(sets: [], input: context.input)
    guard context.input < context.elements.count else { return true }
    for element in context.elements {
      let members = Set(glyphs.keys.filter { source.matches(element, glyph: glyphs[$0] ?? 0) })
      if members.isEmpty { return true }
      let place = sets.firstIndex(of: members) ?? sets.count
      if place == sets.count {
        guard sets.count < Self.setLimit else { return false }
        sets.append(members)
        for character in members { table.memberships[Int(character)] |= 1 << UInt64(place) }
      }
      rule.sets.append(1 << UInt64(place))
    }
    guard table.rules.count < Self.ruleLimit else { return false }
    if !table.rules.contains(rule) { table.rules.append(rule) }
    table.triggers |= rule.sets[rule.input]
    return true
  }
}
