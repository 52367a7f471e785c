/// How graphemes of a segment are listed in 32-bit numbers.
///
/// A head, then where each ends counted from the segment's start, then, if the head says so, the UTF-8 offset
/// of each counted from the segment's, and the number of each one's line box.
struct GraphemeList {
  /// How many there are.
  let count: Int
  /// Where the ends start, after the head.
  static let ends = 1
  /// Where the offsets start; nil when each grapheme is one byte.
  let offsets: Int?
  /// Where the line boxes start; nil when none matters.
  let boxes: Int?

  /// The head of a list.
  static func head(_ count: Int, offsets: Bool, boxes: Bool) -> UInt32 {
    UInt32(count) | (offsets ? 1 << 30 : 0) | (boxes ? 1 << 31 : 0)
  }

  /// Numbers that a list takes.
  static func size(_ count: Int, offsets: Bool, boxes: Bool) -> Int {
    1 + count * (1 + (offsets ? 1 : 0) + (boxes ? 1 : 0))
  }

  /// Reads a head.
  init(head: UInt32) {
    count = Int(head & (1 << 30 - 1))
    let hasOffsets = head >> 30 & 1 != 0
    offsets = hasOffsets ? 1 + count : nil
    boxes = head >> 31 != 0 ? 1 + count * (hasOffsets ? 2 : 1) : nil
  }
}
