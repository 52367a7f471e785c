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
  var listed: [(segment: Int, start: Int32)] = []
  /// Places of white space that words are kept together across, in order.
  var glued: [Int] = []
  /// Characters around one that a rule may change.
  var window: [UInt16] = []
  /// The offset of each.
  var windowOffsets: [Int] = []
  /// Bytes that there is room for.
  private var capacity = 4096

  /// Bytes after the text that may be read.
  static let padding = 16

  /// Makes room.
  init() {
    bytes = .allocate(capacity: capacity + Self.padding)
    ends = .allocate(capacity: capacity + 1)
    marks = .allocate(capacity: capacity + 1)
    references = .allocate(capacity: capacity + 1)
    offsets = .allocate(capacity: capacity + 1)
    boxes = .allocate(capacity: capacity + 1)
  }

  deinit { free() }

  /// Takes a text in.
  func load(_ text: UnsafeBufferPointer<UInt8>) {
    if text.count > capacity {
      free()
      capacity = text.count * 2
      bytes = .allocate(capacity: capacity + Self.padding)
      ends = .allocate(capacity: capacity + 1)
      marks = .allocate(capacity: capacity + 1)
      references = .allocate(capacity: capacity + 1)
      offsets = .allocate(capacity: capacity + 1)
      boxes = .allocate(capacity: capacity + 1)
    }
    if let base = text.baseAddress { bytes.update(from: base, count: text.count) }
    (bytes + text.count).initialize(repeating: 0, count: Self.padding)
    if !listed.isEmpty { listed.removeAll(keepingCapacity: true) }
    if !glued.isEmpty { glued.removeAll(keepingCapacity: true) }
  }

  /// Frees the memory.
  private func free() {
    bytes.deallocate()
    ends.deallocate()
    marks.deallocate()
    references.deallocate()
    offsets.deallocate()
    boxes.deallocate()
  }
}
