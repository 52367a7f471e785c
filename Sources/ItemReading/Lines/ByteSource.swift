public import LayoutModel

/// Where bytes come from: a file, standard input, an array in a test.
public protocol ByteSource {
  /// Reads some bytes into `buffer` from `position` on; tells how many, and 0 at the end of the input.
  mutating func read(into buffer: inout [UInt8], at position: Int) throws(LayoutError) -> Int
}

/// Bytes in memory as a source, given out in pieces.
public struct ByteArraySource: ByteSource, Sendable {
  /// The bytes not yet given out.
  private var rest: ArraySlice<UInt8>
  /// How many bytes are given out at a time at most.
  private let pieceSize: Int

  /// Creates a source of `bytes`.
  public init(_ bytes: [UInt8], pieceSize: Int = .max) {
    rest = bytes[...]
    self.pieceSize = pieceSize
  }

  /// Gives the next piece.
  public mutating func read(into buffer: inout [UInt8], at position: Int) -> Int {
    let piece = rest.prefix(min(pieceSize, buffer.count - position))
    buffer.replaceSubrange(position..<position + piece.count, with: piece)
    rest = rest.dropFirst(piece.count)
    return piece.count
  }
}
