/// Memory in which a text is put together from words; kept by one thread.
final class TextAssembly {
  /// The text's bytes, with zeros after them.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// Where the visible part of each segment ends.
  private(set) var ends: UnsafeMutablePointer<Int32>
  /// What each ends with.
  private(set) var marks: UnsafeMutablePointer<UInt8>
  /// Where its graphemes are.
  private(set) var references: UnsafeMutablePointer<UInt32>
  /// The offset of its first character.
  private(set) var offsets: UnsafeMutablePointer<Int32>
  /// The number of its line box.
  private(set) var boxes: UnsafeMutablePointer<UInt16>
  /// Segments whose successor's start is listed by itself, with that start.
  private(set) var listed: [(segment: Int, start: Int32)] = []
  /// Places of white space that words are kept together across, in order.
  var glued: [Int] = []
  /// The embedding level of each byte, if the text has levels.
  private(set) var levels: UnsafeMutablePointer<UInt8>
  /// A key of a word and its levels.
  let mixedKey: UnsafeMutablePointer<UInt8>
  /// Boxes that end in the text.
  var boxEnds: [TextDraft.Box] = []
  /// Whether `listed` has any.
  private(set) var hasListed = false
  /// For the characters around one that a rule may change, the sets of rules that have each; 0 before one is
  /// looked at.
  let nearSets: UnsafeMutablePointer<UInt64>
  /// Where each character starts.
  let nearPlaces: UnsafeMutablePointer<Int>
  /// Bytes that there is room for.
  private var capacity = 4096

  /// Bytes after the text that may be read.
  static let padding = 16

  /// Makes room.
  init() {
    nearSets = .allocate(capacity: 2 * SpaceRules.reachLimit + 2)
    nearPlaces = .allocate(capacity: 2 * SpaceRules.reachLimit + 2)
    mixedKey = .allocate(capacity: 2 * WordTable.longestWord + Self.padding)
    levels = .allocate(capacity: capacity)
    bytes = .allocate(capacity: capacity + Self.padding)
    ends = .allocate(capacity: capacity + 1)
    marks = .allocate(capacity: capacity + 1)
    references = .allocate(capacity: capacity + 1)
    offsets = .allocate(capacity: capacity + 1)
    boxes = .allocate(capacity: capacity + 1)
  }

  deinit {
    free()
    nearSets.deallocate()
    nearPlaces.deallocate()
    mixedKey.deallocate()
  }

  /// Takes the level of each unit of the loaded text, by the byte that it comes from.
  func load(levels units: [UInt8], sources: [Int32], count: Int) {
    var byte = 0
    for (unit, level) in units.enumerated() {
      let end = unit + 1 < sources.count ? Int(sources[unit + 1]) : count
      while byte < end {
        levels[byte] = level
        byte += 1
      }
    }
  }

  /// Puts a word and its levels together into a key; returns its length.
  func makeMixedKey(_ start: Int, _ length: Int) -> Int {
    mixedKey.update(from: bytes + start, count: length)
    (mixedKey + length).update(from: levels + start, count: length)
    (mixedKey + 2 * length).initialize(repeating: 0, count: 8)
    return 2 * length
  }

  /// A place of `glued`; beyond all places after the last.
  func gluedPlace(_ index: Int) -> Int { index < glued.count ? glued[index] : .max }

  /// Notes where the segment after one starts.
  func list(_ segment: Int, _ start: Int32) {
    listed.append((segment, start))
    hasListed = true
  }

  /// Forgets `listed`.
  func clearListed() {
    guard hasListed else { return }
    listed.removeAll(keepingCapacity: true)
    hasListed = false
  }

  /// Takes a text in.
  func load(_ text: UnsafeBufferPointer<UInt8>) {
    if text.count > capacity {
      free()
      capacity = text.count * 2
      levels = .allocate(capacity: capacity)
      bytes = .allocate(capacity: capacity + Self.padding)
      ends = .allocate(capacity: capacity + 1)
      marks = .allocate(capacity: capacity + 1)
      references = .allocate(capacity: capacity + 1)
      offsets = .allocate(capacity: capacity + 1)
      boxes = .allocate(capacity: capacity + 1)
    }
    if let base = text.baseAddress { bytes.update(from: base, count: text.count) }
    (bytes + text.count).initialize(repeating: 0, count: Self.padding)
    if !glued.isEmpty { glued.removeAll(keepingCapacity: true) }
  }

  /// Frees the memory.
  private func free() {
    levels.deallocate()
    bytes.deallocate()
    ends.deallocate()
    marks.deallocate()
    references.deallocate()
    offsets.deallocate()
    boxes.deallocate()
  }
}
