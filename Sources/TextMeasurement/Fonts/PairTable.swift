/// The advances of ASCII characters and what each pair is kerned by, in font units, for Latin words of
/// characters that the font only ever kerns in pairs.
struct PairTable: Sendable {
  /// The advance of each character by itself.
  var advances = [Int32](repeating: 0, count: 128)
  /// What is added to the advance of a character before another: 128 rows of 128.
  var kerns = [Int32](repeating: 0, count: 128 * 128)
  /// Whether a character may be in such words.
  var isCovered = [Bool](repeating: false, count: 128)
  /// Pairs that start a ligature: 128 rows of 128.
  var joins = [Bool](repeating: false, count: 128 * 128)
  /// Rules that change characters for what stands around them.
  var rules: [SpaceRules.Rule] = []
  /// For each character the sets of the rules that have it, as bits.
  var memberships = [UInt64](repeating: 0, count: 128)
  /// The union of the sets of all rules' inputs.
  var triggers: UInt64 = 0
  /// The OpenType languages, as tags, for which the font has rules of its own.
  var languages: Set<UInt32> = []

  /// Whether the advances of a word are those of its characters and pairs.
  func isExact(for word: UnsafeBufferPointer<UInt8>) -> Bool {
    var last = 0
    var found: UInt64 = 0
    for byte in word {
      guard byte < 0x80, isCovered[Int(byte)] else { return false }
      if last != 0, joins[last << 7 | Int(byte)] { return false }
      last = Int(byte)
      found |= memberships[last]
    }
    guard found & triggers != 0 else { return true }
    for place in word.indices where memberships[Int(word[place])] & triggers != 0 {
      if rules.contains(where: { matches($0, word, place) }) { return false }
    }
    return true
  }

  /// Sorts characters by whether a first one and they, taking turns, make an exact word: those that do all
  /// together, and the others.
  func partners(of first: UInt8, among characters: [UInt8]) -> (plain: [UInt8], others: [UInt8]) {
    var plain: [UInt8] = []
    var others: [UInt8] = []
    for second in characters {
      let word = [first, second, first, second, first]
      let isPlain = memberships[Int(second)] & triggers == 0 && memberships[Int(first)] & triggers == 0
      if isPlain, word.withUnsafeBufferPointer(isExact) { plain.append(second) } else { others.append(second) }
    }
    return (plain, others)
  }

  /// Whether a rule matches around a place of a word.
  private func matches(_ rule: SpaceRules.Rule, _ word: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    let start = place - rule.input
    guard memberships[Int(word[place])] & rule.sets[rule.input] != 0 else { return false }
    guard start >= 0, start + rule.sets.count <= word.count else { return false }
    for (element, set) in rule.sets.enumerated() where memberships[Int(word[start + element])] & set == 0 {
      return false
    }
    return true
  }
}
