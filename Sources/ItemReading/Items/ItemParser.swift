public import LayoutModel

/// Parses blocks of lines into batches of items: the columns of the fields a document reads.
///
/// A parser keeps its buffers from block to block and serves one thread at a time. A line that is not an
/// object of usable values becomes an item with a fault, so that every line has its answer.
public final class ItemParser {
  /// Numbers further from zero are faults.
  static let numberLimit = 1e7

  /// The fields, in the order of the columns.
  private let fields: [FieldPath]
  /// The parser that is kept.
  private let parser: JSONParser

  /// Creates a parser that reads `fields`.
  public init(fields: [FieldPath]) {
    self.fields = fields
    parser = JSONParser(fields: fields)
  }

  /// Parses a block: one item a line.
  public func parse(_ block: LineBlock) -> ItemBatch {
    let unread = ItemBatch.Key.number("")
    var batch = ItemBatch(fields: fields, keys: Array(repeating: unread, count: block.lines.count))
    batch.arena.reserveCapacity(block.bytes.count / 2)
    for (place, line) in block.lines.enumerated() {
      do throws(LayoutError) {
        try parser.parse(line, of: block)
        batch.keys[place] = try parser.key() ?? block.key(of: place)
        try readFields(of: place, into: &batch)
      } catch {
        if batch.keys[place] == unread { batch.keys[place] = block.key(of: place) }
        batch.faults[place] = "line \(line.number): \(error)"
      }
    }
    return batch
  }

  /// Fills the columns' entries of one item; leaves them absent if a number is too large.
  private func readFields(of place: Int, into batch: inout ItemBatch) throws(LayoutError) {
    parser.lookUpFields()
    for field in fields.indices {
      let start = batch.arena.count
      let value = parser.fieldValue(at: field, appendingTextTo: &batch.arena)
      guard value.kind != .absent else { continue }
      guard value.isWithin(Self.numberLimit) else {
        for field in fields.indices { batch.columns[field].kinds[place] = .absent }
        throw LayoutError(at: fields[field].description, "a number must lie between -1e7 and 1e7")
      }
      batch.columns[field].kinds[place] = value.kind
      switch value.kind {
      case .text:
        batch.columns[field].textStarts[place] = Int32(start)
        batch.columns[field].textLengths[place] = Int32(batch.arena.count - start)
      case .number, .size:
        batch.columns[field].numbers[place] = value.number
        batch.columns[field].heights[place] = value.height
      default: break
      }
    }
  }
}
