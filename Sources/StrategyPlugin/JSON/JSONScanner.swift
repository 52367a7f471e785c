import LayoutModel

/// Reads a JSON text by recursive descent.
struct JSONScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// Values may be nested this deep at most.
  private static let deepestNesting = 1024

  /// Starts at the beginning of a text.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The only value of the text.
  mutating func document() throws(LayoutError) -> JSONValue {
    let value = try value()
    guard place == bytes.count else { throw fault("nothing more") }
    return value
  }

  private mutating func value() throws(LayoutError) -> JSONValue {
    skipSpace()
    defer { skipSpace() }
    switch next {
    case UInt8(ascii: "{"): return .object(try nested { (scanner) throws(LayoutError) in try scanner.members() })
    case UInt8(ascii: "["): return .array(try nested { (scanner) throws(LayoutError) in try scanner.elements() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested<Value>(
    _ read: (inout JSONScanner) throws(LayoutError) -> Value
  ) throws(LayoutError) -> Value {
    depth += 1
    guard depth <= Self.deepestNesting else { throw fault("fewer nested values") }
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func members() throws(LayoutError) -> [JSONMember] {
    var members: [JSONMember] = []
    place += 1
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("a key") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw fault("a colon") }
      members.append(JSONMember(key, try value()))
    } while take(",")
    guard take("}") else { throw fault("a comma or }") }
    return members
  }

  private mutating func elements() throws(LayoutError) -> [JSONValue] {
    var elements: [JSONValue] = []
    place += 1
    skipSpace()
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw fault("a comma or ]") }
    return elements
  }

  private mutating func number() throws(LayoutError) -> Double {
    let start = place
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { place += 1 }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite else {
      throw fault("a value")
    }
    return number
  }

  private mutating func string() throws(LayoutError) -> String {
    var text: [UInt8] = []
    place += 1
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw fault("no control character")
      default: text.append(byte)
      }
    }
    throw fault("the end of a string")
  }

  private mutating func escape() throws(LayoutError) -> [UInt8] {
    guard let byte = next else { throw fault("an escape") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw fault("an escape")
    }
  }

  /// The character of `\uXXXX`, or of two of them for one outside the basic plane.
  private mutating func scalar() throws(LayoutError) -> Character {
    let high = try unit()
    if let scalar = Unicode.Scalar(high) { return Character(scalar) }
    guard high < 0xDC00, take("\\"), take("u") else { throw fault("a pair of surrogates") }
    let low = try unit()
    guard 0xDC00..<0xE000 ~= low, let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw fault("a pair of surrogates") }
    return Character(scalar)
  }

  private mutating func unit() throws(LayoutError) -> UInt32 {
    let digits = bytes[place..<min(place + 4, bytes.count)]
    guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw fault("four hexadecimal digits")
    }
    place += 4
    return unit
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(LayoutError) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw fault("a value") }
    place += word.utf8.count
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { place += 1 }
  }

  private func fault(_ expected: String) -> LayoutError {
    LayoutError(at: "", "broken JSON: expected \(expected) at byte \(place)")
  }
}
