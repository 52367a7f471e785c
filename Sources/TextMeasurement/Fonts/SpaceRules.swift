/// What a face does beside spaces: whether words may be shaped apart, and which must be kept together.
///
/// Words may be shaped apart where no rule of the font sees a space and a glyph. Where contextual rules do,
/// as capitals on both sides of a dash with spaces, a rule is matched against the characters around each
/// character that it could change; words are kept together where it may match. Rules speak of glyphs; here
/// each stands for all characters that may become the glyph, so the test errs on the side of keeping words
/// together.
struct SpaceRules: Sendable {
  /// A rule, as sets of characters in the order of the text.
  struct Rule: Sendable, Hashable {
    /// The bits of the sets that match at each place.
    var sets: [UInt64]
    /// The place of the character that may be changed.
    var input: Int
  }

  /// Where a rule's sets are among those of all rules.
  struct Extent: Sendable {
    /// The place of the character that may be changed.
    var input: Int32
    /// The first place.
    var start: Int32
    /// The place after the last.
    var end: Int32
  }

  /// Whether words may be shaped apart at all.
  var isInert = false
  /// The rules that see a space.
  var rules: [Rule] = [] {
    didSet {
      elements = rules.flatMap(\.sets)
      extents = []
      var start = 0
      for rule in rules {
        extents.append(
          Extent(input: Int32(start + rule.input), start: Int32(start), end: Int32(start + rule.sets.count)))
        start += rule.sets.count
      }
    }
  }
  /// The sets of all rules, one after another.
  private(set) var elements: [UInt64] = []
  /// Where each rule's are.
  private(set) var extents: [Extent] = []
  /// The group of each UTF-16 unit; empty where there are no rules.
  var groups: [UInt8] = []
  /// For each group of units the sets that have them, as bits.
  var memberships: [UInt64] = []
  /// The union of the sets of all rules' inputs.
  var triggers: UInt64 = 0
  /// Whether a character that a rule may change starts with a byte in UTF-8.
  var leadBytes = [Bool](repeating: false, count: 256)
  /// Units looked at on either side of an input.
  var reach = 0

  /// The bit of units that a rule may pass over or that may become any glyph: marks and the like.
  static let wild: UInt64 = 1 << 63
  /// The bit of units that may become a glyph that a rule changes, together with what precedes them.
  static let wildTrigger: UInt64 = 1 << 62

  /// The bit of a space; no set has it.
  static let space: UInt64 = 1 << 61
  /// Units looked at on either side of an input, at most.
  static let reachLimit = 31

  /// The sets that have a unit.
  func sets(of unit: UInt16) -> UInt64 { memberships[Int(groups[Int(unit)])] }

  /// Whether a rule may change a unit.
  func isTrigger(_ unit: UInt16) -> Bool { sets(of: unit) & (triggers | Self.wildTrigger) != 0 }

  /// The units around a place that rules match which would change it; nil where none does.
  ///
  /// Tabs and line breaks end the search, since nothing is shaped across them.
  func extent(in units: [UInt16], around place: Int) -> Range<Int>? {
    var found: Range<Int>?
    let own = sets(of: units[place])
    for rule in rules where own & (rule.sets[rule.input] | Self.wildTrigger) != 0 {
      guard matches(rule, units, place) else { continue }
      let start = max(place - rule.input, 0)
      let end = min(place - rule.input + rule.sets.count, units.count)
      found = min(found?.lowerBound ?? start, start)..<max(found?.upperBound ?? end, end)
    }
    return found
  }

  /// Whether a rule may match around a place.
  private func matches(_ rule: Rule, _ units: [UInt16], _ place: Int) -> Bool {
    var sawSpace = false
    for step in [-1, 1] {
      var element = rule.input + step
      var index = place + step
      while element >= 0, element < rule.sets.count {
        guard index >= 0, index < units.count else { return false }
        let unit = units[index]
        if unit == 0x09 || unit == 0x0A { return false }
        if unit == 0x20 { sawSpace = true }
        let sets = sets(of: unit)
        if sets & Self.wild != 0 {
          sawSpace = true
          break
        }
        if sets & rule.sets[element] == 0 { return false }
        element += step
        index += step
      }
    }
    return sawSpace
  }
}
