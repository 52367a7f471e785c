public import LayoutModel

/// Reads JSON texts into values that keep the order of keys and duplicates.
///
/// A reader keeps its buffers for the next text and serves one thread at a time.
public final class JSONReader {
  /// The parser that is kept.
  private let parser: JSONParser

  /// Creates a reader.
  public init() {
    parser = JSONParser()
  }

  /// Reads one whole text, such as a document; a byte order mark is skipped.
  ///
  /// - Throws: Where the text stops being JSON or UTF-8, by line and column.
  public func read(_ bytes: [UInt8]) throws(LayoutError) -> JSONValue {
    let start = ByteOrderMark.length(in: bytes)
    var padded = bytes
    padded.append(contentsOf: repeatElement(UInt8(ascii: " "), count: JSONParser.padding))
    let outcome = parser.parse(padded, start..<bytes.count)
    guard case .parsed = outcome else {
      throw JSONFault.error(outcome, in: padded, start..<bytes.count, isLine: false)
    }
    return parser.value()
  }

  /// Reads every line of a block: one entry a line that is not blank.
  public func lines(of block: LineBlock) -> [JSONLine] {
    block.lines.enumerated().map { place, line in
      do throws(LayoutError) {
        try parser.parse(line, of: block)
        let value = parser.value()
        return JSONLine(key: try parser.key() ?? block.key(of: place), value: .success(value))
      } catch {
        return JSONLine(
          key: block.key(of: place),
          value: .failure(LayoutError(at: "line \(line.number)", error.description)))
      }
    }
  }
}

/// A line of JSON: its key and its value, or why it has none.
public struct JSONLine: Sendable {
  /// The line's `id`, or its zero-based place among the lines that are not blank.
  public var key: ItemBatch.Key
  /// The value, an object; or the fault, with the line's number.
  public var value: Result<JSONValue, LayoutError>
}

extension JSONParser {
  /// Parses a line that must hold an object.
  func parse(_ line: LineBlock.Line, of block: LineBlock) throws(LayoutError) {
    if let limit = line.limit {
      throw LayoutError(at: "", "the line is longer than \(limit) bytes, the most that are read")
    }
    let outcome = parse(block.bytes, line.range)
    guard case .parsed = outcome else {
      throw JSONFault.error(outcome, in: block.bytes, line.range, isLine: true)
    }
    guard isObject else { throw LayoutError(at: "", "expected an object, such as {\"id\": 1}") }
  }
}
