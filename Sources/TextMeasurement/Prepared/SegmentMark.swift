/// What a segment ends with, in one byte: how many spaces follow it, and the kind of its end.
struct SegmentMark: OptionSet {
  /// The bits; the lowest four count the spaces.
  let rawValue: UInt8

  /// A line break that is kept.
  static let forced = SegmentMark(rawValue: 16)
  /// A soft hyphen.
  static let softHyphen = SegmentMark(rawValue: 32)
  /// White space with tabs in it.
  static let tabs = SegmentMark(rawValue: 64)

  /// No line may end here: the next segment is only another box of the same word.
  static let joined = SegmentMark(rawValue: 128)

  /// The count that says that the next segment's start is listed by itself.
  static let listed: UInt8 = 15
  /// How many spaces lie between the segment's end and the next one's start.
  var spaces: UInt8 { rawValue & 15 }

  /// A mark of spaces.
  init(spaces: UInt8) { rawValue = spaces }

  /// A mark of bits.
  init(rawValue: UInt8) { self.rawValue = rawValue }
}
