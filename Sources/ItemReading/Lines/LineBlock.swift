internal import LayoutModel

/// A run of whole lines of the input, without the blank ones: the work of one thread at a time.
public struct LineBlock: Sendable {
  /// A line of the block.
  public struct Line: Hashable, Sendable {
    /// Its bytes in the block, without the line's end.
    public var range: Range<Int>
    /// Its number in the input, from 1.
    public var number: Int
    /// The most bytes a line may have, if it had more; its bytes are left out then.
    public var limit: Int?
  }

  /// The lines' bytes, followed by the padding that parsers need.
  var bytes: [UInt8] = []
  /// The lines that are not blank.
  public var lines: [Line] = []
  /// The zero-based place of the first line among all lines that are not blank.
  public let firstIndex: Int

  /// The key of a line that has no `id` of its own.
  func key(of place: Int) -> ItemBatch.Key { .number(String(firstIndex + place)) }

  /// Adds a line's bytes.
  mutating func append(_ line: ArraySlice<UInt8>, number: Int) {
    let start = bytes.count
    bytes.append(contentsOf: line)
    lines.append(Line(range: start..<bytes.count, number: number))
  }
}

extension LineBlock {
  /// A block of lines that are in memory; lines are not blank.
  public init(_ lines: [[UInt8]]) {
    self.init(firstIndex: 0)
    for (place, line) in lines.enumerated() { append(line[...], number: place + 1) }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: JSONParser.padding))
  }
}
