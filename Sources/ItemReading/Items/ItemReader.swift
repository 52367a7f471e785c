public import LayoutModel

/// Reads NDJSON items batch by batch on one thread.
///
/// To parse on several threads, use a ``LineBatcher`` and an ``ItemParser`` a thread.
/// The batches are the same.
///
/// ```swift
/// var reader = ItemReader(try FileSource(path: "items.ndjson"), fields: [FieldPath("title")])
/// while let batch = try reader.next() { … }
/// ```
public struct ItemReader<Source: ByteSource> {
  /// The source of blocks.
  private var batcher: LineBatcher<Source>
  /// The parser of blocks.
  private let parser: ItemParser

  /// Creates a reader of `fields` that gives batches of up to `itemCount` items.
  public init(_ source: Source, fields: [FieldPath], itemCount: Int = 2048) {
    batcher = LineBatcher(source, lineCount: itemCount)
    parser = ItemParser(fields: fields)
  }

  /// The next batch, with one item at least, or nil at the end of the input.
  ///
  /// - Throws: The reason why the source cannot be read.
  public mutating func next() throws(LayoutError) -> ItemBatch? {
    guard let block = try batcher.next() else { return nil }
    return parser.parse(block)
  }
}
