import CHarfBuzz

/// Words that one thread has shaped before, by their bytes and all else that decides their shape; bounded.
///
/// A word's entry is a pure function of its key, so what is kept, and when it is forgotten, never shows in an
/// answer. Open addressing; a place holds the hash and a reference to the entry in `pages`.
///
/// An entry is, in 32-bit numbers: context; byte count and number of pieces; traits and script after; advance
/// (two numbers); the least and the most that a line's end inside it adds; its own reference; the key's bytes,
/// padded; its pieces; lists of graphemes. A piece is: the low parts of its end and of the next one's start,
/// from the word's start in fixed units; the offset of its bytes; the number of its line box, its mark, and
/// whether a box ends after it; the reference of its graphemes; the high parts of end and start.
/// A simple word has its graphemes in place of pieces.
final class WordTable {
  /// What looking words up takes, read once a text.
  struct View {
    /// Where the entries are.
    let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>>
    /// Hash and reference of each place; a reference of 0 marks a free place.
    let places: UnsafeMutablePointer<UInt64>
    /// The number of places less one; the number is a power of two.
    let mask: Int

    /// The entry of a word; nil for one not seen.
    ///
    /// Eight bytes after the word must be readable.
    @inline(__always)
    func find(_ word: UnsafePointer<UInt8>, _ length: Int, context: UInt32, hash: UInt64)
      -> UnsafeMutablePointer<UInt32>?
    {
      let tag = UInt32(truncatingIfNeeded: hash)
      var place = Int(truncatingIfNeeded: hash >> 32) & mask
      while true {
        let found = places[place]
        if found == 0 { return nil }
        if UInt32(truncatingIfNeeded: found >> 32) == tag {
          let entry = WordPages.at(UInt32(truncatingIfNeeded: found), pages)
          if entry[0] == context, Int(entry[1] & 0xFFFF) == length, WordTable.isKey(entry, word, length) {
            return entry
          }
        }
        place = (place &+ 1) & mask
      }
    }
  }

  /// The number of the Latin script.
  static let latin: UInt32 = 1
  /// The number of what all scripts use.
  static let common: UInt32 = 2

  /// Numbers before the key.
  static let headerCount = 8
  /// Numbers to a piece.
  static let pieceCount = 6
  /// The longest word that is kept, in bytes.
  static let longestWord = 1020

  /// What the entries lie in.
  private(set) var pages: WordPages
  /// Hash and reference of each place; a reference of 0 marks a free place.
  private var places: UnsafeMutablePointer<UInt64>
  /// The number of places less one; the number is a power of two.
  private var mask: Int
  /// How many places are taken.
  private var count = 0
  /// Pages at most.
  private let pageLimit: Int
  /// Scripts by number; number 0 is that of none in particular.
  private(set) var scripts: [UInt32] = [0, HB_SCRIPT_LATIN.rawValue, HB_SCRIPT_COMMON.rawValue]

  /// Starts empty.
  init(pageLimit: Int) {
    self.pageLimit = pageLimit
    pages = WordPages(limit: pageLimit)
    mask = 1023
    places = .allocate(capacity: 1024)
    places.initialize(repeating: 0, count: 1024)
  }

  deinit { places.deallocate() }

  /// What looking words up takes; holds until a word is added.
  var view: View { View(pages: pages.pages, places: places, mask: mask) }

  /// The number of a script, given at the first need; scripts are far fewer than 256.
  func number(ofScript script: UInt32) -> UInt32 {
    if let known = scripts.firstIndex(of: script) { return UInt32(known) }
    guard scripts.count < 255 else { return 0 }
    scripts.append(script)
    return UInt32(scripts.count - 1)
  }

  /// Forgets all words; texts prepared with them keep the pages.
  func forget() {
    pages = WordPages(limit: pageLimit)
    places.initialize(repeating: 0, count: mask + 1)
    count = 0
  }

  /// Mixes eight bytes into a hash.
  @inline(__always)
  static func mix(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (hash ^ bytes).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// Whether an entry's key is these bytes.
  @inline(__always)
  fileprivate static func isKey(_ entry: UnsafeMutablePointer<UInt32>, _ word: UnsafePointer<UInt8>, _ length: Int)
    -> Bool
  {
    let key = UnsafeRawPointer(entry + headerCount)
    let bytes = UnsafeRawPointer(word)
    var offset = 0
    while offset &+ 8 <= length {
      if key.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    guard offset < length else { return true }
    // The key is padded with zeros; what follows the word is masked off.
    let rest = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let keep = ~UInt64(0) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* (length &- offset))
    return key.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == rest & keep
  }

  /// Room for an entry with its key, entered under its hash; nil when the table is full and must forget.
  func insert(
    _ word: UnsafePointer<UInt8>, _ length: Int, context: UInt32, hash: UInt64, count numbers: Int
  ) -> UnsafeMutablePointer<UInt32>? {
    guard let reference = pages.allocate(numbers) else { return nil }
    if count * 2 > mask { grow() }
    let entry = pages.at(reference)
    entry[0] = context
    entry[1] = UInt32(length)
    entry[7] = reference
    let key = UnsafeMutableRawPointer(entry + Self.headerCount)
    key.initializeMemory(as: UInt8.self, repeating: 0, count: Self.keyCount(length) * 4)
    key.copyMemory(from: word, byteCount: length)
    enter(UInt64(UInt32(truncatingIfNeeded: hash)) << 32 | UInt64(reference), hash)
    count += 1
    return entry
  }

  /// Numbers that a key takes: whole groups of eight bytes.
  @inline(__always)
  static func keyCount(_ length: Int) -> Int { (length + 7) / 8 * 2 }

  /// Enters a place's value at the first free place of its hash.
  private func enter(_ value: UInt64, _ hash: UInt64) {
    var place = Int(truncatingIfNeeded: hash >> 32) & mask
    while places[place] != 0 { place = (place + 1) & mask }
    places[place] = value
  }

  /// Doubles the places; hashes are made anew from the keys.
  private func grow() {
    let (old, oldMask) = (places, mask)
    mask = mask * 2 + 1
    places = .allocate(capacity: mask + 1)
    places.initialize(repeating: 0, count: mask + 1)
    for place in 0...oldMask where old[place] != 0 {
      let entry = pages.at(UInt32(truncatingIfNeeded: old[place]))
      let length = Int(entry[1] & 0xFFFF)
      let key = UnsafeRawPointer(entry + Self.headerCount)
      enter(old[place], Self.hash(key, length, context: entry[0]))
    }
    old.deallocate()
  }

  /// The hash of a padded key.
  static func hash(_ key: UnsafeRawPointer, _ length: Int, context: UInt32) -> UInt64 {
    var hash = UInt64(context)
    var offset = 0
    while offset + 8 <= length {
      hash = mix(hash, key.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    if offset < length {
      let keep = ~UInt64(0) >> UInt64(64 - 8 * (length - offset))
      hash = mix(hash, key.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & keep)
    } else {
      hash = mix(hash, 0)
    }
    return mix(hash, UInt64(length))
  }
}
