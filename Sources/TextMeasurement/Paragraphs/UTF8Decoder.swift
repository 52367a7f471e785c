/// Reads code points from bytes that need not be well formed.
///
/// Each maximal part of an ill-formed sequence reads as one U+FFFD, as the Unicode Standard recommends (3.9,
/// D93b).
struct UTF8Decoder {
  /// Where the next code point starts.
  var position: Int
  /// Where the bytes end.
  let end: Int

  /// The next byte, without taking it; nil at the end.
  func peek(_ text: borrowing Span<UInt8>) -> UInt8? { position < end ? text[position] : nil }

  /// Takes one code point.
  ///
  /// - Precondition: `position` is before `end`.
  @inline(__always)
  mutating func next(_ text: borrowing Span<UInt8>) -> UInt32 {
    let lead = text[position]
    position += 1
    if lead < 0x80 { return UInt32(lead) }
    return continued(lead, text)
  }

  /// Takes the rest of a code point of several bytes.
  private mutating func continued(_ lead: UInt8, _ text: borrowing Span<UInt8>) -> UInt32 {
    let count: Int
    // The second byte's range keeps out overlong forms, surrogates and values beyond U+10FFFF.
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: count = 1
    case 0xE0...0xEF:
      count = 2
      if lead == 0xE0 { allowed = 0xA0...0xBF }
      if lead == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      count = 3
      if lead == 0xF0 { allowed = 0x90...0xBF }
      if lead == 0xF4 { allowed = 0x80...0x8F }
    default: return 0xFFFD
    }
    var value = UInt32(lead) & (0x3F >> UInt32(count))
    for _ in 0..<count {
      guard position < end, allowed.contains(text[position]) else { return 0xFFFD }
      value = value << 6 | UInt32(text[position] & 0x3F)
      position += 1
      allowed = 0x80...0xBF
    }
    return value
  }
}
