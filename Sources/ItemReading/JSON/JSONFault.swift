internal import LayoutModel

/// Finds where a text stops being UTF-8 or JSON, once simdjson has refused it.
///
/// It runs only on broken texts, so it is written to be plain rather than fast. The grammar is RFC 8259's;
/// it is followed without recursion.
struct JSONFault {
  /// What is wrong, as a clause.
  struct Problem: Error {
    /// The clause.
    var clause: String

    /// Creates a problem.
    init(_ clause: String) {
      self.clause = clause
    }
  }

  /// The text.
  let bytes: ArraySlice<UInt8>
  /// The next byte to look at.
  var position: Int
  /// The open containers, by their first byte.
  private var open: [UInt8] = []
  /// Whether the innermost container was opened just now.
  private var isFresh = false

  /// Starts at the beginning of `bytes`.
  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The error for a text that was refused: what is wrong and where.
  ///
  /// In a single line, whose number the caller knows, the place is a byte; else it is a line and a column.
  static func error(
    _ outcome: JSONOutcome, in bytes: [UInt8], _ range: Range<Int>, isLine: Bool
  ) -> LayoutError {
    let text = bytes[range]
    switch outcome {
    case .tooDeep:
      return LayoutError(at: "", "broken JSON: more than \(JSONParser.depthLimit) levels are nested")
    case .tooLong: return LayoutError(at: "", "the text is too long for the memory there is")
    case .parsed, .broken: break
    }
    if let offset = firstInvalidUTF8(in: text) { return LayoutError(at: "", "not UTF-8 at byte \(offset)") }
    var fault = JSONFault(text)
    var problem = "a number is out of range"
    do throws(Problem) { try fault.walk() } catch { problem = error.clause }
    let offset = fault.position - text.startIndex
    guard !isLine else { return LayoutError(at: "", "broken JSON: \(problem) at byte \(offset)") }
    let before = text.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    return LayoutError(at: "", "broken JSON: \(problem) at line \(line), column \(column)")
  }

  /// The offset of the first byte that is not part of well-formed UTF-8.
  private static func firstInvalidUTF8(in text: ArraySlice<UInt8>) -> Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = text.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Walks the text to its end, or throws what is wrong at `position`.
  private mutating func walk() throws(Problem) {
    try enterValue()
    while let container = open.last {
      skipSpace()
      let end = container == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if next == end {
        position += 1
        open.removeLast()
        isFresh = false
        continue
      }
      if !isFresh {
        guard next == UInt8(ascii: ",") else {
          throw Problem("expected a comma or \(Character(Unicode.Scalar(end))), not \(name)")
        }
        position += 1
      }
      isFresh = false
      if container == UInt8(ascii: "{") { try key() }
      try enterValue()
    }
    skipSpace()
    guard next == nil else { throw Problem("unexpected \(name) after the value") }
  }

  /// Reads a scalar, or the bracket that opens a container.
  private mutating func enterValue() throws(Problem) {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open.append(bytes[position])
      position += 1
      isFresh = true
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try number()
    default:
      let words = ["true", "false", "null"]
      guard let word = words.first(where: { bytes[position...].starts(with: $0.utf8) }) else {
        throw Problem("expected a value, not \(name)")
      }
      position += word.utf8.count
    }
  }

  /// Reads a key and its colon.
  private mutating func key() throws(Problem) {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw Problem("expected a key in quotes, not \(name)") }
    try string()
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw Problem("expected a colon, not \(name)") }
    position += 1
  }
}
