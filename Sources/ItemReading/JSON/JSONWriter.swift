public import LayoutModel

/// Writes JSON to the end of a byte buffer, which the caller empties when it likes.
///
/// The writer puts commas and colons itself. Doubles are written so that reading them gives the same bits
/// (but for the sign of zero), integers without a fraction; NaN and infinities, which JSON lacks, as `null`.
public struct JSONWriter: Sendable {
  /// What has been written.
  public var bytes: [UInt8] = []
  /// Whether a comma must come before the next key or element.
  private var needsComma = false

  /// Creates a writer with an empty buffer.
  public init() {}

  /// Opens an object.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Closes an object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }

  /// Closes an array.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Ends a line of NDJSON.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes a key; its value comes next.
  public mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a number.
  public mutating func number(_ value: Double) {
    separate()
    guard value.isFinite else { return bytes.append(contentsOf: "null".utf8) }
    bytes.append(decimal: value)
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) {
    separate()
    bytes.append(decimal: value)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes an item's key as it was read.
  public mutating func itemKey(_ key: ItemBatch.Key) {
    switch key {
    case .text(let text): string(text)
    case .number(let digits):
      separate()
      bytes.append(contentsOf: digits.utf8)
    }
  }

  /// Writes any value.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null:
      separate()
      bytes.append(contentsOf: "null".utf8)
    case .bool(let flag): bool(flag)
    case .number(let double): number(double)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Writes a comma if one is due; one is due after whatever comes next.
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes an opening bracket.
  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  /// Writes a closing bracket.
  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  /// Writes a string in quotes, escaping only what JSON demands.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: (byte < 16 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: digits.utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
