public import LayoutModel

/// Splits an input into blocks of whole lines, reading it a chunk at a time.
///
/// It is the serial part of reading; parsing a block is left to whoever takes it. Memory is bounded by the
/// chunk, the longest line and the block.
public struct LineBatcher<Source: ByteSource> {
  /// Bytes of a line at most; a longer one is passed over and marked.
  private let lineLimit: Int
  /// Lines a block at most.
  private let lineCount: Int
  /// A block ends with the line that brings it to this many bytes.
  private let byteCount: Int
  /// Where the bytes come from.
  private var source: Source
  /// What was read; bytes from `position` to `filled` are waiting.
  private var buffer: [UInt8]
  /// The start of the next line.
  private var position = 0
  /// The end of what was read.
  private var filled = 0
  /// Whether the source has ended.
  private var isAtEnd = false
  /// The number of the last line that was passed.
  private var lineNumber = 0
  /// How many lines that are not blank were passed.
  private var index = 0

  /// Creates a batcher.
  public init(
    _ source: Source, lineCount: Int = 2048, byteCount: Int = 4 << 20, chunkSize: Int = 1 << 20,
    lineLimit: Int = 64 << 20
  ) {
    self.lineLimit = lineLimit
    self.source = source
    self.lineCount = lineCount
    self.byteCount = byteCount
    buffer = Array(repeating: 0, count: max(chunkSize, 16))
  }

  /// The next block, with one line at least, or nil at the end of the input.
  ///
  /// - Throws: The reason why the source cannot be read.
  public mutating func next() throws(LayoutError) -> LineBlock? {
    var block = LineBlock(firstIndex: index)
    block.lines.reserveCapacity(min(lineCount, 1 << 16))
    while block.lines.count < lineCount, block.bytes.count < byteCount {
      guard try appendLine(to: &block) else { break }
    }
    guard !block.lines.isEmpty else { return nil }
    index += block.lines.count
    block.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: JSONParser.padding))
    return block
  }

  /// Passes one line and adds it unless it is blank; false at the end of the input.
  private mutating func appendLine(to block: inout LineBlock) throws(LayoutError) -> Bool {
    var searched = position
    var end: Int?
    while true {
      end = NewlineSearch.firstNewline(in: buffer, searched..<filled)
      if end != nil || isAtEnd { break }
      searched = filled
      if searched - position > lineLimit { return try skipLongLine(in: &block) }
      let shift = position
      try fill()
      searched -= shift - position
    }
    let start = position
    let stop = end ?? filled
    guard end != nil || stop > start else { return false }
    position = end.map { $0 + 1 } ?? stop
    lineNumber += 1
    var line = buffer[start..<stop]
    if lineNumber == 1 { line = line.dropFirst(ByteOrderMark.length(in: line)) }
    if line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) {
      block.append(line, number: lineNumber)
    }
    return true
  }

  /// Passes a line that is longer than the limit, keeping only the fact.
  private mutating func skipLongLine(in block: inout LineBlock) throws(LayoutError) -> Bool {
    lineNumber += 1
    let empty = block.bytes.count..<block.bytes.count
    block.lines.append(LineBlock.Line(range: empty, number: lineNumber, limit: lineLimit))
    while true {
      position = filled
      guard !isAtEnd else { return true }
      try fill()
      if let end = NewlineSearch.firstNewline(in: buffer, position..<filled) {
        position = end + 1
        return true
      }
    }
  }

  /// Reads more, after moving the line that is not complete to the front; makes room if it fills the buffer.
  private mutating func fill() throws(LayoutError) {
    if position > 0 {
      for offset in 0..<filled - position { buffer[offset] = buffer[position + offset] }
      filled -= position
      position = 0
    }
    if filled == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
    let count = try source.read(into: &buffer, at: filled)
    filled += count
    isAtEnd = count == 0
  }
}
