import LayoutModel
import Testing

@testable import TextMeasurement

/// Texts that nobody writes by hand.
@Suite struct HostileTextTests {
  @Test(arguments: [
    "\u{301}", "\u{301}\u{301}\u{301}", "\u{FFFD}", "\0", "a\0b", "\u{202E}\u{202D}", "\u{200D}", "\u{FE0F}",
    "\u{AD}", "\u{AD}\u{AD}", "\u{200B}\u{200B}", "\u{FEFF}", "\u{1F1E6}", "\t\t\t", "\u{2028}",
    "\u{7F}\u{85}",
  ])
  func oddCharactersAreMeasured(_ text: String) throws {
    for mode in ParagraphStyle.WhiteSpace.allCases {
      let real = try TextFixture.file("NotoSans-Regular.ttf", style: TextFixture.style(mode))
      for measurer in [real, try TextFixture.fixed(TextFixture.style(mode))] {
        for width in [0, 1e-9, 50, 1e300, .infinity, -5, .nan] {
          let metrics = TextFixture.metrics(text, measurer, width: width)
          #expect(metrics.width >= 0 && metrics.width.isFinite && metrics.height >= 0)
          #expect(metrics.lineCount <= text.unicodeScalars.count)
        }
      }
    }
  }

  @Test func illFormedBytesReadAsReplacements() throws {
    let measurer = try TextFixture.fixed()
    /// The width of bytes.
    func width(_ bytes: [UInt8]) -> Double {
      var texts = PreparedTexts(keepsOffsets: true)
      let index = texts.append(bytes.span, measurer: measurer, context: TextContext())
      return texts.metrics(of: index, width: .infinity).width
    }
    #expect(width([0xFF]) == 10)
    #expect(width([0xE2, 0x82]) == 10)
    #expect(width([0xE2, 0x82, 0x41]) == 20)
    #expect(width([0xC0, 0xAF]) == 20)
    #expect(width([0xED, 0xA0, 0x80]) == 30)
    #expect(width([0xF4, 0x90, 0x80, 0x80]) == 40)
    #expect(width([0xF0, 0x9F, 0x98]) == 10)
  }

  @Test func aWidthOfZeroGivesAGraphemeALine() throws {
    let measurer = try TextFixture.fixed()
    #expect(TextFixture.metrics("abc de", measurer, width: 0).lineCount == 5)
    let none = try TextFixture.fixed(advance: 0)
    #expect(TextFixture.metrics("abc de", none, width: 0).lineCount == 1)
  }

  @Test(.timeLimit(.minutes(1))) func longTextsAreLinear() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf")
    let spaces = TextFixture.metrics(String(repeating: " ", count: 1_000_000), measurer, width: 100)
    #expect(spaces.lineCount == 1)
    let breaks = TextFixture.metrics(String(repeating: "\n", count: 100_000), measurer, width: 100)
    #expect(breaks.lineCount == 100_000)
    let tabs = TextFixture.metrics(String(repeating: "a\tb\n", count: 20_000), measurer, width: 100)
    #expect(tabs.lineCount == 20_000)
    let word = TextFixture.metrics(String(repeating: "x", count: 1_000_000), measurer, width: 100)
    #expect(word.lineCount > 10_000)
  }

  @Test(.timeLimit(.minutes(1))) func tenMegabytesAreMeasured() throws {
    // Unoptimised code takes a tenth, to keep the suite quick.
    #if DEBUG
    let count = 84_000
    #else
    let count = 840_000
    #endif
    let measurer = try TextFixture.fixed()
    let metrics = TextFixture.metrics(String(repeating: "lorem ipsum ", count: count), measurer, width: 100)
    #expect(metrics.lineCount == 2 * count)
  }

  @Test(.timeLimit(.minutes(1))) func manyMarksOnOneLetterAreLinear() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf")
    let marks = TextFixture.metrics("e" + String(repeating: "\u{301}", count: 20_000), measurer, width: 100)
    #expect(marks.lineCount == 1 && marks.width < 100)
  }

  @Test(.timeLimit(.minutes(1))) func everyCodePointIsMeasured() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf", lineHeight: 20)
    var prepared = PreparedTexts()
    let context = TextContext()
    var text = ""
    for value in stride(from: UInt32(0), to: 0x11_0000, by: 11) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.unicodeScalars.append(scalar)
      guard text.unicodeScalars.count == 64 else { continue }
      let index = prepared.append(text, measurer: measurer, context: context)
      let metrics = prepared.metrics(of: index, width: 200)
      #expect(metrics.width.isFinite && metrics.height >= 0 && metrics.lineCount <= 130)
      text = ""
    }
  }

  @Test func deepBidiNestingIsMeasured() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf")
    let text =
      String(repeating: "\u{202B}a", count: 500) + "\u{5D0}" + String(repeating: "\u{202C}", count: 500)
    #expect(TextFixture.metrics(text, measurer, width: 100).lineCount > 1)
  }
}
