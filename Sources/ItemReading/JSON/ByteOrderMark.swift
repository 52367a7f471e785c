/// The UTF-8 byte order mark that some editors put before a text.
enum ByteOrderMark {
  /// How many bytes of `bytes` it takes: 3 or 0.
  static func length(in bytes: some Sequence<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
