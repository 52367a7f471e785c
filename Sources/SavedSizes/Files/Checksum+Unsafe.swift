/// A sum over words of eight bytes that tells damage, not intent.
enum Checksum {
  /// The checksum of bytes whose number is a multiple of eight; others at the end do not count.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for start in stride(from: 0, to: bytes.count - bytes.count % 8, by: 8) {
      sum = (sum ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
      sum = sum &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 29
    }
    return sum
  }
}
