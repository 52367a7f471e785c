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
  /// The group of each unit.
  let groups: UnsafeBufferPointer<UInt8>
  /// The sets of each group.
  let memberships: UnsafeBufferPointer<UInt64>
  /// The sets of all rules.
  let elements: UnsafeBufferPointer<UInt64>
  /// Where each rule's are.
  let extents: UnsafeBufferPointer<SpaceRules.Extent>
  /// The sets of all rules' inputs.
  let triggers: UInt64
  /// The places of white space that rules look across.
  private(set) var found: [Int] = []
  /// Characters read before and after the one at hand.
  private var (before, after) = (0, 0)
  /// Where the characters read end.
  private var end = 0

  /// The place of the character itself in the arrays.
  private static let middle = SpaceRules.reachLimit
  /// The bit of a space.
  private static let space = SpaceRules.space

  /// Starts a search.
  init(
    bytes: UnsafeMutablePointer<UInt8>, count: Int, whiteSpace: ParagraphStyle.WhiteSpace,
    sets: UnsafeMutablePointer<UInt64>, places: UnsafeMutablePointer<Int>, groups: UnsafeBufferPointer<UInt8>,
    memberships: UnsafeBufferPointer<UInt64>, elements: UnsafeBufferPointer<UInt64>,
    extents: UnsafeBufferPointer<SpaceRules.Extent>, triggers: UInt64
  ) {
    self.bytes = bytes
    self.count = count
    self.whiteSpace = whiteSpace
    self.sets = sets
    self.places = places
    self.groups = groups
    self.memberships = memberships
    self.elements = elements
    self.extents = extents
    self.triggers = triggers
  }

  /// Finds white space that rules look across which may change the character at a byte.
  mutating func find(around place: Int) {
    (before, after) = (0, 0)
    end = place
    let own = decode(&end)
    guard own & (triggers | SpaceRules.wildTrigger) != 0 else { return }
    places[Self.middle] = place
    for extent in extents where own & (elements[Int(extent.input)] | SpaceRules.wildTrigger) != 0 {
      if matches(extent) { note(extent) }
    }
  }

  /// Whether a rule may match, with a space somewhere.
  private mutating func matches(_ extent: SpaceRules.Extent) -> Bool {
    var seen: UInt64 = 0
    var distance = 1
    var element = Int(extent.input) - 1
    while element >= Int(extent.start) {
      if distance > before { readBefore() }
      let found = sets[Self.middle &- distance]
      seen |= found
      if found & SpaceRules.wild != 0 { break }
      if found & elements[element] == 0 { return false }
      element &-= 1
      distance &+= 1
    }
    element = Int(extent.input) + 1
    distance = 1
    while element < Int(extent.end) {
      if distance > after { readAfter() }
      let found = sets[Self.middle &+ distance]
      seen |= found
      if found & SpaceRules.wild != 0 { break }
      if found & elements[element] == 0 { return false }
      element &+= 1
      distance &+= 1
    }
    return seen & (Self.space | SpaceRules.wild) != 0
  }

  /// Notes the white space within a rule that may match.
  private mutating func note(_ extent: SpaceRules.Extent) {
    let (left, right) = (Int(extent.input - extent.start), Int(extent.end - extent.input) - 1)
    while before < left { readBefore() }
    while after < right { readAfter() }
    for index in Self.middle - left...Self.middle + right where sets[index] & Self.space != 0 {
      var start = places[index]
      while whiteSpace == .preWrap, start > 0, bytes[start - 1] == 0x20 { start -= 1 }
      found.append(start)
    }
  }

  /// The sets of a unit.
  @inline(__always)
  private func sets(of unit: UInt16) -> UInt64 { memberships[Int(groups[Int(unit)])] }

  /// The sets of the character at a place, which moves behind it; 0 for none and where shaping ends.
  @inline(__always)
  private func decode(_ place: inout Int) -> UInt64 {
    guard place < count else { return 0 }
    let byte = bytes[place]
    if byte > 0x20, byte < 0x80 {
      place &+= 1
      return sets(of: UInt16(byte))
    }
    return decodeOther(&place)
  }

  /// The sets of white space, or of a character beyond ASCII.
  private func decodeOther(_ place: inout Int) -> UInt64 {
    if bytes[place] <= 0x20 { return decodeSpace(&place) }
    let text = UnsafeBufferPointer(start: bytes, count: count).span
    var decoder = UTF8Decoder(position: place, end: count)
    let character = decoder.next(text)
    place = decoder.position
    return sets(of: character > 0xFFFF ? 0xD800 : UInt16(character))
  }

  /// The sets of white space, with the place moved behind all that collapses into it.
  private func decodeSpace(_ place: inout Int) -> UInt64 {
    guard whiteSpace != .preWrap else {
      place += 1
      return bytes[place - 1] == 0x20 ? sets(of: 0x20) | Self.space : 0
    }
    var isBreak = false
    while place < count, bytes[place] <= 0x20 {
      if bytes[place] == 0x0A || bytes[place] == 0x0D { isBreak = true }
      place += 1
    }
    return isBreak && whiteSpace == .preLine ? 0 : sets(of: 0x20) | Self.space
  }

  /// Reads the next character before those read.
  private mutating func readBefore() {
    before += 1
    let index = Self.middle - before
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
    sets[index] = decode(&place)
  }

  /// Reads the next character after those read.
  private mutating func readAfter() {
    after += 1
    places[Self.middle + after] = end
    sets[Self.middle + after] = decode(&end)
  }
}
