import LayoutModel

/// Matches a face's rules that see spaces against the characters around one, in the bytes of a text.
///
/// Does what `SpaceRules.extent` does on units. Characters are decoded as rules ask for them: the places and
/// sets of those before are kept below the middle of the arrays, of those after above it.
struct GlueSearch {
  /// The text's bytes, with readable bytes after them.
  let bytes: UnsafeMutablePointer<UInt8>
  /// How many there are.
  let count: Int
  /// What white space stands for.
  let whiteSpace: ParagraphStyle.WhiteSpace
  /// The sets of the characters looked at.
  let sets: UnsafeMutablePointer<UInt64>
  /// Where each starts.
  let places: UnsafeMutablePointer<Int>

  /// The place of the character itself in the arrays.
  private static let middle = SpaceRules.reachLimit
  /// The bit of a space.
  private static let space = SpaceRules.space

  /// Hands out the places of white space that rules look across which may change the character at a byte.
  func find(
    around place: Int, _ rules: SpaceRules, _ list: UnsafeBufferPointer<SpaceRules.Rule>, _ body: (Int) -> Void
  ) {
    let middle = Self.middle
    var (before, after) = (0, 0)
    var end = place
    let own = decode(&end, rules)
    guard own & (rules.triggers | SpaceRules.wildTrigger) != 0 else { return }
    places[middle] = place
    for rule in list where own & (rule.sets[rule.input] | SpaceRules.wildTrigger) != 0 {
      var sawSpace = false
      var matches = true
      rule.sets.withUnsafeBufferPointer { elements in
        var element = rule.input - 1
        var distance = 1
        while element >= 0, matches {
          if distance > before {
            before += 1
            readBefore(distance, rules)
          }
          let found = sets[middle - distance]
          if found & Self.space != 0 { sawSpace = true }
          if found & SpaceRules.wild != 0 {
            sawSpace = true
            break
          }
          if found & elements[element] == 0 { matches = false }
          element -= 1
          distance += 1
        }
        element = rule.input + 1
        distance = 1
        while element < elements.count, matches {
          if distance > after {
            after += 1
            readAfter(distance, &end, rules)
          }
          let found = sets[middle + distance]
          if found & Self.space != 0 { sawSpace = true }
          if found & SpaceRules.wild != 0 {
            sawSpace = true
            break
          }
          if found & elements[element] == 0 { matches = false }
          element += 1
          distance += 1
        }
      }
      guard matches, sawSpace else { continue }
      while before < rule.input {
        before += 1
        readBefore(before, rules)
      }
      while after < rule.sets.count - rule.input - 1 {
        after += 1
        readAfter(after, &end, rules)
      }
      for index in middle - rule.input..<middle - rule.input + rule.sets.count
      where sets[index] & Self.space != 0 {
        var start = places[index]
        while whiteSpace == .preWrap, start > 0, bytes[start - 1] == 0x20 { start -= 1 }
        body(start)
      }
    }
  }

  /// The sets of the character at a place, which moves behind it; 0 for none and where shaping ends.
  private func decode(_ place: inout Int, _ rules: SpaceRules) -> UInt64 {
    guard place < count else { return 0 }
    let byte = bytes[place]
    if byte > 0x20, byte < 0x80 {
      place += 1
      return rules.sets(of: UInt16(byte))
    }
    if byte <= 0x20 { return decodeSpace(&place, rules) }
    let text = UnsafeBufferPointer(start: bytes, count: count).span
    var decoder = UTF8Decoder(position: place, end: count)
    let character = decoder.next(text)
    place = decoder.position
    return rules.sets(of: character > 0xFFFF ? 0xD800 : UInt16(character))
  }

  /// The sets of white space, with the place moved behind all that collapses into it.
  private func decodeSpace(_ place: inout Int, _ rules: SpaceRules) -> UInt64 {
    guard whiteSpace != .preWrap else {
      place += 1
      return bytes[place - 1] == 0x20 ? rules.sets(of: 0x20) | Self.space : 0
    }
    var isBreak = false
    while place < count, bytes[place] <= 0x20 {
      if bytes[place] == 0x0A || bytes[place] == 0x0D { isBreak = true }
      place += 1
    }
    return isBreak && whiteSpace == .preLine ? 0 : rules.sets(of: 0x20) | Self.space
  }

  /// Reads the next character before those read.
  private func readBefore(_ distance: Int, _ rules: SpaceRules) {
    let index = Self.middle - distance
    var place = places[index + 1]
    guard place > 0 else {
      (sets[index], places[index]) = (0, 0)
      return
    }
    place -= 1
    while place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    if whiteSpace != .preWrap, bytes[place] <= 0x20 {
      while place > 0, bytes[place - 1] <= 0x20 { place -= 1 }
    }
    places[index] = place
    sets[index] = decode(&place, rules)
  }

  /// Reads the next character after those read.
  private func readAfter(_ distance: Int, _ end: inout Int, _ rules: SpaceRules) {
    let index = Self.middle + distance
    places[index] = end
    sets[index] = decode(&end, rules)
  }
}
