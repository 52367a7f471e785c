internal import Glibc

/// The search for line ends.
enum NewlineSearch {
  /// The place of the first newline in `range` of `bytes`.
  ///
  /// - Complexity: O(*n*) in the length of the range, many bytes at a time.
  static func firstNewline(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    precondition(range.upperBound <= bytes.count, "the range must lie in the array")
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = memchr(base + range.lowerBound, 0x0A, range.count)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
