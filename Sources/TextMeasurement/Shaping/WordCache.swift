/// What shaping said of words seen before, in one font and language; kept by one thread and bounded.
///
/// A word's shape is a pure function of its characters, script and direction, so what is kept, and when it is
/// forgotten, never shows in an answer. Open addressing over arrays: no word has an allocation of its own.
struct WordCache {
  /// A word and where its parts lie in the arrays.
  private struct Entry {
    /// The hash of the word, its script and its direction.
    var hash: UInt32
    /// The first of its units in `units`, `advances` and `marks`.
    var start: Int32
    /// How many units it has; 0 marks a free place.
    var count: Int16
    /// What is true of the word as a whole.
    var traits: Traits
    /// The script, as HarfBuzz numbers it.
    var script: UInt32
  }

  /// What is true of a word as a whole.
  struct Traits: OptionSet {
    /// The bits.
    let rawValue: UInt8

    /// The word runs from right to left.
    static let rightToLeft = Traits(rawValue: 1)
    /// A face other than the first is used.
    static let usesFallback = Traits(rawValue: 2)
    /// A character has no glyph.
    static let missesGlyph = Traits(rawValue: 4)
    /// Some unit is not safe to break before.
    static let hasUnsafe = Traits(rawValue: 8)
  }

  /// The longest word that is kept, in units.
  static let longestWord = 64
  /// Units kept at most; beyond, everything is forgotten.
  private static let capacity = 1 << 20

  /// The table, a power of two long.
  private var table: [Entry] = WordCache.emptyTable(1024)
  /// How many entries are taken.
  private var count = 0
  /// The units of all words.
  private var units: [UInt16] = []
  /// The advances of all units.
  private var advances: [Int64] = []
  /// The face of each unit, times two, plus one where it is safe to break.
  private var marks: [UInt16] = []

  /// A table without words.
  private static func emptyTable(_ count: Int) -> [Entry] {
    [Entry](repeating: Entry(hash: 0, start: 0, count: 0, traits: [], script: 0), count: count)
  }

  /// The hash of a word.
  private static func hash(_ text: [UInt16], _ word: Range<Int>, _ script: UInt32, _ isReversed: Bool)
    -> UInt32
  {
    var hash = UInt64(script) &* 2 &+ (isReversed ? 1 : 0)
    for index in word { hash = (hash ^ UInt64(text[index])) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  /// The place of a word in the table, or the free place where it belongs.
  private func place(
    _ text: [UInt16], _ word: Range<Int>, _ script: UInt32, _ isReversed: Bool, _ hash: UInt32
  ) -> Int {
    let mask = table.count - 1
    var place = Int(hash) & mask
    while table[place].count != 0 {
      let entry = table[place]
      if entry.hash == hash, Int(entry.count) == word.count, entry.script == script,
        entry.traits.contains(.rightToLeft) == isReversed
      {
        let start = Int(entry.start)
        var index = 0
        while index < word.count, units[start + index] == text[word.lowerBound + index] { index += 1 }
        if index == word.count { break }
      }
      place = (place + 1) & mask
    }
    return place
  }

  /// Copies what is known of a word into a text; nil for a word not seen.
  ///
  /// Changes nothing; mutating, so that the arrays are reached in place and not retained a word.
  mutating func copy(
    _ text: [UInt16], _ word: Range<Int>, script: UInt32, isRightToLeft: Bool, into shaped: inout ShapedText
  ) -> Traits? {
    let hash = Self.hash(text, word, script, isRightToLeft)
    let entry = table[place(text, word, script, isRightToLeft, hash)]
    guard entry.count != 0 else { return nil }
    let offset = Int(entry.start) - word.lowerBound
    let isPlain = !entry.traits.contains(.usesFallback)
    for index in word {
      shaped.advances[index] = advances[offset + index]
      let mark = marks[offset + index]
      shaped.isSafe[index] = mark & 1 != 0
      if !isPlain { shaped.faces[index] = UInt8(truncatingIfNeeded: mark >> 1) }
    }
    if !isPlain { shaped.usesFallback = true }
    if entry.traits.contains(.missesGlyph) { shaped.missesGlyph = true }
    return entry.traits
  }

  /// Keeps what a text says of a word; `traits` are those of the whole word.
  mutating func keep(
    _ text: [UInt16], _ word: Range<Int>, script: UInt32, traits: Traits, from shaped: ShapedText
  ) {
    if units.count + word.count > Self.capacity { self = WordCache() }
    if count * 2 >= table.count { grow() }
    let isRightToLeft = traits.contains(.rightToLeft)
    let hash = Self.hash(text, word, script, isRightToLeft)
    let place = place(text, word, script, isRightToLeft, hash)
    guard table[place].count == 0 else { return }
    table[place] = Entry(
      hash: hash, start: Int32(units.count), count: Int16(word.count), traits: traits, script: script)
    count += 1
    units.append(contentsOf: text[word])
    advances.append(contentsOf: shaped.advances[word])
    for index in word { marks.append(UInt16(shaped.faces[index]) << 1 | (shaped.isSafe[index] ? 1 : 0)) }
  }

  /// Doubles the table.
  private mutating func grow() {
    let old = table
    table = Self.emptyTable(old.count * 2)
    let mask = table.count - 1
    for entry in old where entry.count != 0 {
      var place = Int(entry.hash) & mask
      while table[place].count != 0 { place = (place + 1) & mask }
      table[place] = entry
    }
  }
}
