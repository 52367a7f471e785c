import LayoutModel
import SavedSizes
import TestSupport
import Testing

@Suite struct SizeFileTests {
  static let origin = SizeOrigin(
    document: Array(0..<32), fonts: Array(32..<64), direction: .rightToLeft, locale: "de_DE.UTF-8",
    engine: "Galley 0.1.0, results 1")
  static let settings = [
    SizeSetting(width: 320, textScale: 1), SizeSetting(width: 320, textScale: 1.353),
    SizeSetting(width: 1e7, textScale: 1),
  ]

  /// Blocks of random sizes and keys of any characters.
  static func blocks(_ random: inout SeededGenerator) -> [SizeBlock] {
    (0..<Int.random(in: 0...5, using: &random)).map { block in
      let rows = Int.random(in: 0...40, using: &random)
      let keys = (0..<rows).map { row -> ItemBatch.Key in
        Bool.random(using: &random) ? .number("\(block * 100 + row)") : .text(["", "ä\n\0", "key \(row)"][row % 3])
      }
      let statuses = (0..<rows * 3).map { _ in RowStatus(rawValue: .random(in: 0...3, using: &random)) ?? .ok }
      return SizeBlock(
        keys: keys, heights: statuses.map { $0 == .error ? 0 : Double.random(in: 0...1e7, using: &random) },
        statuses: statuses)
    }
  }

  static func bytes(_ blocks: [SizeBlock]) -> [UInt8] {
    var writer = SizeFileWriter(origin: origin, settings: settings)
    var bytes = writer.header
    for block in blocks { bytes += writer.block(block) }
    return bytes + writer.end()
  }

  @Test(arguments: 0..<20)
  func whatIsWrittenIsRead(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let blocks = Self.blocks(&random)
    let scratch = ScratchFile()
    try scratch.write(Self.bytes(blocks))
    let file = try SizeFile(path: scratch.path)
    #expect(file.origin == Self.origin)
    #expect(file.settings == Self.settings)
    #expect(file.keys() == blocks.flatMap(\.keys))
    let heights = blocks.flatMap(\.heights)
    let statuses = blocks.flatMap(\.statuses)
    for setting in 0..<3 {
      #expect(file.heights(setting: setting) == (0..<file.count).map { heights[$0 * 3 + setting] })
      for row in 0..<file.count {
        #expect(file.height(at: row, setting: setting) == heights[row * 3 + setting])
        #expect(file.status(at: row, setting: setting) == statuses[row * 3 + setting])
      }
    }
  }

  /// A file with any byte changed, or cut short anywhere, is refused; unchecked it is read without harm.
  @Test func damageIsRefused() throws {
    var random = SeededGenerator(seed: 9)
    let whole = Self.bytes(
      Self.blocks(&random) + [SizeBlock(keys: [.text("a")], heights: [1, 2, 3], statuses: [.ok, .ok, .ok])])
    let scratch = ScratchFile()
    for _ in 0..<400 {
      var bytes = whole
      bytes[Int.random(in: bytes.indices, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      try scratch.write(bytes)
      #expect(throws: LayoutError.self) { try SizeFile(path: scratch.path) }
      if let file = try? SizeFile(path: scratch.path, isChecked: false) {
        #expect(file.keys().count == file.count)
        #expect(file.heights(setting: 2).count == file.count)
      }
    }
    for length in stride(from: 0, to: whole.count, by: 7) {
      try scratch.write(Array(whole[..<length]))
      #expect(throws: LayoutError.self) { try SizeFile(path: scratch.path, isChecked: false) }
    }
    #expect(throws: LayoutError.self) { try SizeFile(path: "/no/such/file") }
    #expect(throws: LayoutError.self) { try SizeFile(path: "/tmp") }
  }
}
