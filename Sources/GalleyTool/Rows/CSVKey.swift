internal import LayoutModel

extension [UInt8] {
  /// Appends an item's key as a field of CSV: in quotes where RFC 4180 demands them.
  mutating func append(csvKey key: ItemBatch.Key) {
    switch key {
    case .number(let digits): append(contentsOf: digits.utf8)
    case .text(let text):
      guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else {
        return append(contentsOf: text.utf8)
      }
      append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        if byte == UInt8(ascii: "\"") { append(byte) }
        append(byte)
      }
      append(UInt8(ascii: "\""))
    }
  }
}
