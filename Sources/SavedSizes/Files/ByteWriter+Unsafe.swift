/// Puts numbers into bytes, the lowest byte first.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func add<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  /// A string with its length before it.
  mutating func add(_ text: String) {
    add(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Zeros up to the next multiple of eight.
  mutating func pad() { while bytes.count % 8 != 0 { bytes.append(0) } }

  /// The checksum of all bytes from one on; their number is a multiple of eight.
  func checksum(from start: Int = 0) -> UInt64 {
    bytes[start...].withUnsafeBytes { Checksum.of($0) }
  }
}
