import LayoutModel

/// Writes a file of sizes, block by block; see `SizeFile` for reading.
///
/// The bytes of `header`, of each block in order and of `end()` make the file, whose format is described in
/// Documentation/SavedSizes.md. Only a few numbers a block are kept in memory.
public struct SizeFileWriter: Sendable {
  static let magic = Array("GALLEYSZ".utf8)
  static let version: UInt32 = 1

  /// The bytes that come first.
  public let header: [UInt8]
  private let settings: Int
  /// Where each block starts, and its first row.
  private var directory: [(offset: UInt64, row: UInt64)] = []
  private var offset: UInt64
  private var rows: UInt64 = 0

  /// Starts a file.
  public init(origin: SizeOrigin, settings: [SizeSetting]) {
    var writer = ByteWriter(bytes: Self.magic)
    writer.add(Self.version)
    writer.add(UInt32(settings.count))
    writer.add(UInt32(origin.direction == .rightToLeft ? 1 : 0))
    writer.add(UInt32(origin.engine.utf8.count))
    writer.add(UInt32(origin.locale.utf8.count))
    writer.add(UInt32(0))
    writer.bytes += Self.digest(origin.document) + Self.digest(origin.fonts)
    for setting in settings {
      writer.add(setting.width)
      writer.add(setting.textScale)
    }
    writer.bytes += Array(origin.engine.utf8) + Array(origin.locale.utf8)
    writer.pad()
    writer.add(writer.checksum())
    header = writer.bytes
    offset = UInt64(writer.bytes.count)
    self.settings = settings.count
  }

  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    Array((bytes + Array(repeating: 0, count: 32)).prefix(32))
  }

  /// The bytes of the next block; none for a block without rows.
  ///
  /// - Precondition: the block has a size for every item and setting.
  public mutating func block(_ block: SizeBlock) -> [UInt8] {
    precondition(
      block.heights.count == block.keys.count * settings && block.statuses.count == block.heights.count,
      "there is a size for every item and setting")
    guard !block.keys.isEmpty else { return [] }
    var writer = ByteWriter()
    writer.add(UInt64(0))
    writer.add(UInt32(block.keys.count))
    writer.add(UInt32(settings))
    for height in block.heights { writer.add(height) }
    for status in block.statuses { writer.add(status.rawValue) }
    writer.pad()
    var end: UInt32 = 0
    writer.add(end)
    for key in block.keys {
      end += UInt32(key.text.utf8.count + 1)
      writer.add(end)
    }
    writer.pad()
    for key in block.keys {
      writer.add(key.mark)
      writer.bytes.append(contentsOf: key.text.utf8)
    }
    writer.pad()
    var sum = ByteWriter()
    sum.add(writer.checksum(from: 8))
    writer.bytes.replaceSubrange(0..<8, with: sum.bytes)
    directory.append((offset, rows))
    offset += UInt64(writer.bytes.count)
    rows += UInt64(block.keys.count)
    return writer.bytes
  }

  /// The bytes that come last.
  public func end() -> [UInt8] {
    var writer = ByteWriter()
    for (offset, row) in directory {
      writer.add(offset)
      writer.add(row)
    }
    writer.add(offset)
    writer.add(UInt64(directory.count))
    writer.add(rows)
    writer.add(writer.checksum())
    writer.bytes += Self.magic
    return writer.bytes
  }
}

extension ItemBatch.Key {
  /// The key in words.
  var text: String {
    switch self {
    case .text(let text), .number(let text): text
    }
  }

  /// What tells a string from a number in a file.
  var mark: UInt8 {
    switch self {
    case .text: UInt8(ascii: "s")
    case .number: UInt8(ascii: "n")
    }
  }
}
