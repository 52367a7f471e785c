/// Takes numbers and texts out of bytes that `ByteWriter` wrote; reading past their end gives zeros and is noted.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0
  private let end: Int
  /// Whether something was read past the end.
  private(set) var hasFailed = false

  /// A reader of bytes whose last eight are the checksum of the others; nil if it is another.
  init?(checked bytes: [UInt8]) {
    guard bytes.count >= 8, bytes.count % 8 == 0 else { return nil }
    self.bytes = bytes
    end = bytes.count - 8
    var sum: UInt64 = 0
    for byte in bytes[end...].reversed() { sum = sum << 8 | UInt64(byte) }
    guard ByteWriter(bytes: Array(bytes[..<end])).checksum() == sum else { return nil }
  }

  mutating func number<Number: FixedWidthInteger & UnsignedInteger>() -> Number {
    let size = Number.bitWidth / 8
    guard place + size <= end else {
      hasFailed = true
      return 0
    }
    var number: Number = 0
    for byte in bytes[place..<place + size].reversed() {
      number = Number(truncatingIfNeeded: UInt64(number) << 8) | Number(byte)
    }
    place += size
    return number
  }

  mutating func double() -> Double { Double(bitPattern: number()) }

  /// A number of things that follow, each of which takes a byte at least.
  mutating func count() -> Int {
    let count = Int(number() as UInt32)
    guard count <= end - place else {
      hasFailed = true
      return 0
    }
    return count
  }

  mutating func text() -> String {
    let length = count()
    defer { place += length }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }
}
