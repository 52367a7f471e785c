import LayoutModel
import Testing

@testable import TextMeasurement

/// Fonts found, missed, and mixed.
@Suite struct FontTests {
  @Test func aMissingFileSaysWhatToDo() {
    #expect {
      try TextFixture.file("NoSuchFont.ttf")
    } throws: { error in
      let problem = (error as? LayoutError)?.problem ?? ""
      return problem.hasPrefix("no font file \"NoSuchFont.ttf\"") && problem.contains("give a path")
    }
  }

  @Test func unknownNamesAreErrors() {
    func measurer(_ font: FontDescription) throws -> TextMeasurer {
      try TextFixture.library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
    }
    let family = FontDescription.Source.family("No Such Family", weight: 400, italic: false)
    #expect(throws: LayoutError.self) { try measurer(FontDescription(source: family, size: 10)) }
    #expect(throws: LayoutError.self) { try measurer(FontDescription(source: .registered("none"), size: 10)) }
    let real = FontDescription.Source.file("DejaVuSans.ttf", faceIndex: 0)
    #expect(throws: LayoutError.self) { try measurer(FontDescription(source: real, size: 0)) }
    #expect(throws: LayoutError.self) {
      try measurer(FontDescription(source: real, size: 10, textStyle: "no"))
    }
    let face = FontDescription.Source.file("DejaVuSans.ttf", faceIndex: 9)
    #expect(throws: LayoutError.self) { try measurer(FontDescription(source: face, size: 10)) }
  }

  @Test func familiesResolveByWeight() throws {
    func width(_ weight: Int) throws -> Double {
      let font = FontDescription(source: .family("Noto Sans", weight: weight, italic: false), size: 100)
      let measurer = try TextFixture.library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
      return TextFixture.metrics("weight", measurer).width
    }
    let file = try TextFixture.file("NotoSans-Regular.ttf", size: 100)
    #expect(try width(400) == TextFixture.metrics("weight", file).width)
    #expect(try width(700) > width(400))
  }

  @Test func normalLineHeightIsTheFonts() throws {
    // Noto Sans: ascent 1.069, descent 0.293, no gap; each rounded at 11 points.
    let metrics = TextFixture.metrics("x", try TextFixture.file("NotoSans-Regular.ttf", size: 11))
    #expect((metrics.height, metrics.firstBaseline) == (15, 12))
  }

  @Test func linesGrowForFallbackFontsOnlyAtNormalHeight() throws {
    let fallback = ["NotoSansCJK-Regular.ttc"]
    let normal = try TextFixture.file("NotoSans-Regular.ttf", size: 20, fallback: fallback)
    #expect(TextFixture.metrics("a", normal).height < TextFixture.metrics("漢", normal).height)
    let fixed = try TextFixture.file("NotoSans-Regular.ttf", size: 20, lineHeight: 25, fallback: fallback)
    #expect(TextFixture.metrics("漢", fixed).height == 25)
  }

  @Test func fallbackAndMissingGlyphsAreNoted() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf")
    var texts = PreparedTexts(keepsOffsets: true)
    let context = TextContext()
    let latin = texts.append("abc", measurer: measurer, context: context)
    let han = texts.append("漢", measurer: measurer, context: context)
    let unknown = texts.append("\u{10FFFD}", measurer: measurer, context: context)
    #expect(!texts.usesFallback(latin) && texts.usesFallback(han))
    #expect(!texts.missesGlyph(han) && texts.missesGlyph(unknown))
  }

  @Test func bitmapEmojiHaveTheAdvanceOfTheirBitmaps() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf", size: 109, fallback: ["NotoColorEmoji.ttf"])
    #expect(TextFixture.metrics("😀", measurer).width == 136)
  }

  @Test func textScaleMultipliesEveryLength() throws {
    let font = FontDescription(
      source: .file("DejaVuSans.ttf", faceIndex: 0), size: 16, lineHeight: 20, letterSpacing: 1)
    let plain = try TextFixture.library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
    let large = try TextFixture.library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 2)
    let (small, big) = (TextFixture.metrics("scale", plain), TextFixture.metrics("scale", large))
    #expect(abs(big.width - 2 * small.width) < 0.001)
    #expect(big.height == 40)
  }

  @Test func aHostMeasurerIsAskedByGrapheme() throws {
    struct Host: HostMeasurer {
      func advance(ofGrapheme utf8: [UInt8], size: Double) -> Double { Double(utf8.count) * size }
      func lineExtents(size: Double) -> (ascent: Double, descent: Double) { (size, 1) }
    }
    let library = FontLibrary()
    library.register("host", Host())
    let font = FontDescription(source: .registered("host"), size: 3)
    let measurer = try library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
    let metrics = TextFixture.metrics("aé", measurer)
    #expect((metrics.width, metrics.height, metrics.firstBaseline) == (9, 4, 3))
  }
}
