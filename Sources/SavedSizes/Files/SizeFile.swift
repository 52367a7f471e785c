public import LayoutModel

/// A file of sizes as `galley measure --format binary` writes it, mapped into memory.
///
/// Opening it reads the header and the directory, and all else once to check it; then rows are read in place, by
/// their numbers. Any thread may use it.
public final class SizeFile: Sendable {
  /// What the sizes were measured with.
  public let origin: SizeOrigin
  /// The widths and text scales.
  public let settings: [SizeSetting]
  /// The number of items.
  public let count: Int
  private let file: MappedFile
  private let blocks: [Block]

  /// Where the parts of a block are in the file.
  private struct Block {
    var firstRow: Int
    var rows: Int
    var heights: Int
    var statuses: Int
    var keyEnds: Int
    var keys: Int
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isChecked: Whether every block's checksum is compared; without it damage may show as wrong sizes.
  /// - Throws: `LayoutError` with the path for a file that cannot be read, is none of sizes, is of a newer version, or
  ///   is damaged.
  public init(path: String, isChecked: Bool = true) throws(LayoutError) {
    let file = try MappedFile(path: path)
    let magic = SizeFileWriter.magic
    guard file.slice(0, 8) == magic else { throw LayoutError(at: path, "is no file of sizes") }
    let version = file.number(UInt32.self, at: 8)
    guard version == SizeFileWriter.version else {
      throw LayoutError(at: path, "has version \(version) of the format; this reader knows 1")
    }
    let damaged = LayoutError(at: path, "is damaged or not complete; measure again")
    let settingCount = Int(file.number(UInt32.self, at: 12))
    let engineLength = Int(file.number(UInt32.self, at: 20))
    let localeLength = Int(file.number(UInt32.self, at: 24))
    let texts = 96 + settingCount * 16
    let headerEnd = (texts + engineLength + localeLength + 7) / 8 * 8
    let tail = file.count - 40
    guard tail >= headerEnd + 8, settingCount > 0, file.slice(file.count - 8, 8) == magic,
      file.checksum(0, headerEnd) == file.number(UInt64.self, at: headerEnd)
    else { throw damaged }
    let blockCount = Int(clamping: file.number(UInt64.self, at: tail + 8))
    let directory = Int(clamping: file.number(UInt64.self, at: tail))
    guard blockCount <= file.count / 16, directory == tail - blockCount * 16,
      file.checksum(directory, tail + 24 - directory) == file.number(UInt64.self, at: tail + 24)
    else { throw damaged }
    origin = SizeOrigin(
      document: file.slice(32, 32), fonts: file.slice(64, 32),
      direction: file.number(UInt32.self, at: 16) == 1 ? .rightToLeft : .leftToRight,
      locale: file.string(texts + engineLength, localeLength), engine: file.string(texts, engineLength))
    settings = (0..<settingCount).map {
      SizeSetting(width: file.double(at: 96 + $0 * 16), textScale: file.double(at: 104 + $0 * 16))
    }
    count = Int(clamping: file.number(UInt64.self, at: tail + 16))
    var blocks: [Block] = []
    var row = 0
    for place in 0..<blockCount {
      let entry = directory + place * 16
      let offset = Int(clamping: file.number(UInt64.self, at: entry))
      let end = place + 1 == blockCount ? directory : Int(clamping: file.number(UInt64.self, at: entry + 16))
      guard let block = Self.block(file, offset, end, settingCount, firstRow: row, isChecked),
        Int(clamping: file.number(UInt64.self, at: entry + 8)) == row
      else { throw damaged }
      blocks.append(block)
      row += block.rows
    }
    guard row == count else { throw damaged }
    self.blocks = blocks
    self.file = file
  }

  /// The parts of a block, if they fill it.
  private static func block(
    _ file: MappedFile, _ offset: Int, _ end: Int, _ settings: Int, firstRow: Int, _ isChecked: Bool
  ) -> Block? {
    let rows = Int(file.number(UInt32.self, at: offset + 8))
    guard file.contains(offset, end - offset), rows > 0, rows <= (end - offset) / (9 * settings) else { return nil }
    let heights = offset + 16
    let statuses = heights + rows * settings * 8
    let keyEnds = (statuses + rows * settings + 7) / 8 * 8
    let keys = (keyEnds + (rows + 1) * 4 + 7) / 8 * 8
    let length = Int(file.number(UInt32.self, at: keyEnds + rows * 4))
    guard (keys + length + 7) / 8 * 8 == end else { return nil }
    if isChecked, file.checksum(offset + 8, end - offset - 8) != file.number(UInt64.self, at: offset) { return nil }
    return Block(
      firstRow: firstRow, rows: rows, heights: heights, statuses: statuses, keyEnds: keyEnds, keys: keys)
  }

  /// The block of a row, and the row's place in it.
  private func block(of row: Int) -> (Block, place: Int) {
    precondition(row >= 0 && row < count, "the row is in the file")
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].firstRow <= row { low = middle } else { high = middle }
    }
    return (blocks[low], row - blocks[low].firstRow)
  }

  /// The key of an item.
  ///
  /// - Precondition: `row` is in the file.
  /// - Complexity: O(log b) for b blocks, as for heights and statuses.
  public func key(at row: Int) -> ItemBatch.Key {
    let (block, place) = block(of: row)
    let start = Int(file.number(UInt32.self, at: block.keyEnds + place * 4))
    let end = Int(file.number(UInt32.self, at: block.keyEnds + place * 4 + 4))
    let text = file.string(block.keys + start + 1, max(0, end - start - 1))
    return file.number(UInt8.self, at: block.keys + start) == UInt8(ascii: "s") ? .text(text) : .number(text)
  }

  /// The height of an item in a column of `settings`; 0 where the status is `error`.
  ///
  /// - Precondition: `row` is in the file, and `setting` a place in `settings`.
  public func height(at row: Int, setting: Int = 0) -> Double {
    precondition(settings.indices.contains(setting), "the file has the setting")
    let (block, place) = block(of: row)
    return file.double(at: block.heights + (place * settings.count + setting) * 8)
  }

  /// What became of an item in a column of `settings`.
  ///
  /// - Precondition: `row` is in the file, and `setting` a place in `settings`.
  public func status(at row: Int, setting: Int = 0) -> RowStatus {
    precondition(settings.indices.contains(setting), "the file has the setting")
    let (block, place) = block(of: row)
    return RowStatus(rawValue: file.number(UInt8.self, at: block.statuses + place * settings.count + setting))
      ?? .error
  }

  /// All heights of a column of `settings`, in the order of the items: what a list is built of.
  ///
  /// - Precondition: `setting` is a place in `settings`.
  /// - Complexity: O(n).
  public func heights(setting: Int = 0) -> [Double] {
    precondition(settings.indices.contains(setting), "the file has the setting")
    var heights: [Double] = []
    heights.reserveCapacity(count)
    for block in blocks {
      for place in 0..<block.rows {
        heights.append(file.double(at: block.heights + (place * settings.count + setting) * 8))
      }
    }
    return heights
  }

  /// The keys of all items, in order.
  ///
  /// - Complexity: O(n log b).
  public func keys() -> [ItemBatch.Key] { (0..<count).map { key(at: $0) } }
}
