/// Where a line may break between two ASCII characters: the pairs that browsers break, whatever UAX #14 says.
///
/// After a hyphen or a question mark a word may follow on the next line; before an opening bracket a line may
/// break after most punctuation; nowhere else, so paths, dates and `and/or` stay whole.
enum AsciiBreakTable {
  /// Characters before which a hyphen or question mark lets a line break.
  private static let words =
    "%&(*+-0123456789<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\^_`abcdefghijklmnopqrstuvwxyz{|~"
  /// Characters after which a line may break before an opening bracket.
  private static let closers = "!\"#%&)*+,.:;=>\\]|}~"

  /// 128 rows of 128 bits: bit `second` of row `first` allows a break.
  private static let rows: [SIMD2<UInt64>] = {
    var rows = [SIMD2<UInt64>](repeating: .zero, count: 128)
    func allow(_ first: UInt8, _ seconds: String) {
      for second in seconds.utf8 { rows[Int(first)][Int(second >> 6)] |= 1 << UInt64(second & 63) }
    }
    for first in closers.utf8 { allow(first, "(<[{") }
    // Digits after a hyphen depend on what precedes it and are decided elsewhere.
    allow(0x2D, words.filter { !("0"..."9").contains($0) } + "\"#'\u{7F}")
    allow(0x3F, words + "#$")
    return rows
  }()

  /// Whether a line may break between two printable ASCII characters; not for digits after a hyphen.
  static func allows(_ first: UInt16, _ second: UInt16) -> Bool {
    rows[Int(first & 127)][Int(second >> 6 & 1)] >> UInt64(second & 63) & 1 != 0
  }
}
