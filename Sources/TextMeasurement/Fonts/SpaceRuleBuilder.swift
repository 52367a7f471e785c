/// Turns a font's contextual rules that see a space into rules about characters.
struct SpaceRuleBuilder {
  /// The glyph of the space.
  let space: Int
  /// The glyph of each character of the basic plane.
  let glyphs: [UInt16: Int]
  /// How many glyphs the font has.
  let glyphCount: Int
  /// Units that may match anything; asked only where there are rules.
  let wild: () -> [UInt16]

  /// The glyphs of characters beyond the basic plane.
  let farGlyphs: [Int]

  /// Sets of characters kept at most, one bit each; three bits have meanings of their own.
  private static let limit = 61
  /// Rules kept at most, as a font of many would be slower by them than as a whole.
  private static let ruleLimit = 512

  /// The rules of a font; nil where they are too many, or one changes the space.
  ///
  /// `tables` are the font's tables with the lookups that shaping may apply.
  func rules(_ tables: [(LayoutTable, Set<Int>)]) -> SpaceRules? {
    var origins: [Int: [Int]] = [:]
    for (table, lookups) in tables where table.substitutes {
      table.eachSubstitution(of: lookups) { from, to in
        if from != to { origins[to, default: []].append(from) }
      }
    }
    var sets: [[Bool]] = []
    var rules: Set<SpaceRules.Rule> = []
    for (table, lookups) in tables {
      var known: [LayoutTable.Element: Int] = [:]
      /// The set of an element's characters, by glyph.
      func set(_ element: LayoutTable.Element) -> Int {
        if let place = known[element] { return place }
        let members = sources(of: glyphSet(element, table), origins)
        let place = sets.firstIndex(of: members) ?? sets.count
        if place == sets.count { sets.append(members) }
        known[element] = place
        return place
      }
      var seesSpace: [LayoutTable.Element: Bool] = [:]
      /// Whether an element matches a space; few do, so the others need no sets.
      func matchesSpace(_ element: LayoutTable.Element) -> Bool {
        if let known = seesSpace[element] { return known }
        let answer = table.matches(element, glyph: space)
        seesSpace[element] = answer
        return answer
      }
      for context in lookups.sorted().flatMap({ table.contexts(of: $0) }) {
        guard context.input < context.elements.count, context.elements.contains(where: matchesSpace) else { continue }
        let places = context.elements.map(set)
        guard sets.count <= Self.limit else { return nil }
        if sets[places[context.input]][space] { return nil }
        rules.insert(SpaceRules.Rule(sets: places.map { 1 << UInt64($0) }, input: context.input))
        if rules.count > Self.ruleLimit { return nil }
      }
    }
    return characterRules(rules, sets)
  }

  /// The glyphs of an element, a flag a glyph.
  private func glyphSet(_ element: LayoutTable.Element, _ table: LayoutTable) -> [Bool] {
    var isComplement = false
    let members: [Int]
    switch element {
    case .glyph(let glyph): members = [glyph]
    case .coverage(let start): members = table.coverage(at: start)
    case .classMember(let value, let start):
      members = table.members(ofClass: value, at: start)
      isComplement = value == 0
    }
    var flags = [Bool](repeating: isComplement, count: max(glyphCount, space + 1))
    for glyph in members where glyph < flags.count { flags[glyph] = !isComplement }
    return flags
  }

  /// Adds the glyphs that substitutions may turn into those of a set.
  private func sources(of flags: [Bool], _ origins: [Int: [Int]]) -> [Bool] {
    var flags = flags
    var waiting = flags.indices.filter { flags[$0] }
    while let glyph = waiting.popLast() {
      for origin in origins[glyph] ?? [] where origin < flags.count && !flags[origin] {
        flags[origin] = true
        waiting.append(origin)
      }
    }
    return flags
  }

  /// Sorts the characters into groups by the sets that have them.
  private func characterRules(_ rules: Set<SpaceRules.Rule>, _ sets: [[Bool]]) -> SpaceRules? {
    var result = SpaceRules()
    result.rules = Array(rules)
    guard !rules.isEmpty else { return result }
    /// The sets of a glyph.
    func membership(_ glyph: Int) -> UInt64 {
      var bits: UInt64 = 0
      for (place, set) in sets.enumerated() where glyph < set.count && set[glyph] { bits |= 1 << UInt64(place) }
      return bits
    }
    result.memberships = [membership(0)]
    result.groups = [UInt8](repeating: 0, count: 0x10000)
    var known = [result.memberships[0]: UInt8(0)]
    func assign(_ unit: UInt16, _ bits: UInt64) -> Bool {
      if let group = known[bits] {
        result.groups[Int(unit)] = group
        return true
      }
      guard result.memberships.count < 256 else { return false }
      known[bits] = UInt8(result.memberships.count)
      result.groups[Int(unit)] = UInt8(result.memberships.count)
      result.memberships.append(bits)
      return true
    }
    for (unit, glyph) in glyphs where !assign(unit, membership(glyph)) { return nil }
    for rule in result.rules {
      result.triggers |= rule.sets[rule.input]
      result.reach = max(result.reach, rule.input, rule.sets.count - rule.input)
    }
    guard result.reach <= SpaceRules.reachLimit else { return nil }
    let reachesFar = farGlyphs.contains { membership($0) & result.triggers != 0 }
    for unit in wild() {
      let mayChange = 0xD800...0xDFFF ~= unit ? reachesFar : glyphs[unit] != nil
      guard assign(unit, SpaceRules.wild | (mayChange ? SpaceRules.wildTrigger : 0)) else { return nil }
    }
    for unit in UInt16(0x21)...0xFFFF where result.isTrigger(unit) {
      result.leadBytes[Self.leadByte(of: unit)] = true
    }
    return result
  }

  /// The first byte of a unit's character in UTF-8; for surrogates that of all they may belong to.
  private static func leadByte(of unit: UInt16) -> Int {
    switch unit {
    case ..<0x80: Int(unit)
    case ..<0x800: 0xC0 | Int(unit >> 6)
    case 0xD800...0xDFFF: 0xF0 | Int(((unit & 0x3FF) >> 8) + 1) >> 2
    default: 0xE0 | Int(unit >> 12)
    }
  }
}
