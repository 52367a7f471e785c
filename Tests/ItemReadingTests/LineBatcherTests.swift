import ItemReading
import LayoutModel
import Testing

/// How inputs are split into lines and blocks.
@Suite struct LineBatcherTests {
  /// The places and texts of all lines, a block an array.
  private func blocks(
    _ bytes: [UInt8], piece: Int = .max, lines: Int = 2048, chunk: Int = 16, limit: Int = 1000
  ) throws -> [[String]] {
    var batcher = LineBatcher(
      ByteArraySource(bytes, pieceSize: piece), lineCount: lines, chunkSize: chunk, lineLimit: limit)
    var blocks: [[String]] = []
    var index = 0
    while let block = try batcher.next() {
      #expect(block.firstIndex == index)
      index += block.lines.count
      blocks.append(
        block.lines.map { line in
          line.limit == nil ? "\(line.number):\(line.range.count)" : "\(line.number):long"
        })
    }
    return blocks
  }

  @Test(arguments: 1...40)
  func readBoundariesDoNotMatter(_ piece: Int) throws {
    let text = "\u{FEFF}{\"a\":1}\r\n\n  \t\r\n{}\n[1,2,3,4,5,6,7,8,9,10,11,12]\n\n{\"last\":0}"
    let expected = [["1:8", "4:2", "5:28", "7:10"]]
    #expect(try blocks(Array(text.utf8), piece: piece) == expected)
    #expect(try blocks(Array(text.utf8), piece: piece, chunk: piece + 15) == expected)
  }

  @Test func cutsBlocksByLines() throws {
    #expect(
      try blocks(Array("1\n2\n\n3\n4\n5".utf8), lines: 2) == [["1:1", "2:1"], ["4:1", "5:1"], ["6:1"]])
  }

  @Test(arguments: ["", "\n", "\r\n\r\n", "  \n\t", "\u{FEFF}", "\u{FEFF}\n"])
  func blankInputHasNoBlock(_ text: String) throws {
    #expect(try blocks(Array(text.utf8)).isEmpty)
  }

  @Test(arguments: [1, 7, 64, 10_000])
  func longLinesAreMarked(_ piece: Int) throws {
    let long = String(repeating: "x", count: 1200)
    let fitting = String(repeating: "y", count: 1000)
    let text = "a\n\(long)\nb\n\(fitting)\n\(long)"
    #expect(try blocks(Array(text.utf8), piece: piece) == [["1:1", "2:long", "3:1", "4:1000", "5:long"]])
  }
}
