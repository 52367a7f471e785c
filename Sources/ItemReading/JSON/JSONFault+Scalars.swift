/// The lexical part of the grammar: space, strings and numbers.
extension JSONFault {
  /// The byte at `position`, or nil at the end.
  var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// The byte at `position` in words.
  var name: String {
    guard let next else { return "the end of the text" }
    guard next > 0x20, next < 0x7F else { return "byte 0x" + String(next, radix: 16) }
    return "'\(Character(Unicode.Scalar(next)))'"
  }

  /// Passes white space.
  mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  /// Reads a string in quotes.
  mutating func string() throws(Problem) {
    let start = position
    position += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw Problem("a control character in a string must be escaped")
      default: position += 1
      }
    }
    position = start
    throw Problem("a string does not end")
  }

  /// Reads one escape; surrogates must come in pairs.
  private mutating func escape() throws(Problem) {
    let first = try unit()
    guard let first, 0xD800...0xDFFF ~= first else { return }
    let start = position
    if first < 0xDC00, next == UInt8(ascii: "\\"), let second = try unit(), 0xDC00...0xDFFF ~= second {
      return
    }
    position = start
    throw Problem("half a surrogate pair")
  }

  /// Reads a backslash and what it escapes; the code unit of a `\u`, else nil.
  private mutating func unit() throws(Problem) -> UInt16? {
    position += 1
    guard let letter = next, "\"\\/bfnrtu".utf8.contains(letter) else {
      throw Problem("unknown escape: a backslash before \(name)")
    }
    position += 1
    guard letter == UInt8(ascii: "u") else { return nil }
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Problem("\\u needs four hexadecimal digits") }
    position += 4
    return unit
  }

  /// Reads a number: no leading zeros, digits on both sides of the point.
  mutating func number() throws(Problem) {
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
      if isDigit { throw Problem("a number must not begin with 0") }
    } else {
      try digits()
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
  }

  /// Whether a digit comes next.
  private var isDigit: Bool {
    guard let next else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= next
  }

  /// Reads one digit or more.
  private mutating func digits() throws(Problem) {
    guard isDigit else { throw Problem("expected a digit, not \(name)") }
    while isDigit { position += 1 }
  }
}
