import LayoutModel
import Testing

@testable import TextMeasurement

/// Sizes that follow the text scale.
@Suite struct TextStyleTests {
  @Test func stylesFollowDynamicTypesTable() throws {
    // At AX5 the body is 53 points, the large title 60, caption 2 is 40.
    let largest = 53.0 / 17
    #expect(try #require(TextStyleCurve.factor("body", textScale: largest)) * 17 == 53)
    #expect(abs(try #require(TextStyleCurve.factor("largeTitle", textScale: largest)) * 34 - 60) < 1e-9)
    #expect(abs(try #require(TextStyleCurve.factor("caption2", textScale: largest)) * 11 - 40) < 1e-9)
    // Half way from Large to xLarge.
    #expect(abs(try #require(TextStyleCurve.factor("title3", textScale: 18.0 / 17)) * 20 - 21) < 1e-9)
    #expect(TextStyleCurve.factor("nothing", textScale: 1) == nil)
  }

  @Test func everyStyleGrowsAndIsItselfAtOne() throws {
    for style in TextStyleCurve.names {
      #expect(TextStyleCurve.factor(style, textScale: 1) == 1)
      var last = 0.0
      for step in 1...80 {
        let factor = try #require(TextStyleCurve.factor(style, textScale: Double(step) / 20))
        #expect(factor >= last)
        last = factor
      }
    }
  }

  @Test func aFontScalesByItsStyle() throws {
    let font = FontDescription(
      source: .file("DejaVuSans.ttf", faceIndex: 0), size: 34, lineHeight: 34, textStyle: "largeTitle")
    let measurer = try TextFixture.library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 53.0 / 17)
    #expect(abs(measurer.size - 60) < 1e-9)
    #expect(abs(measurer.lineHeight - 60) < 1e-9)
  }

  @Test func hugeLetterSpacingIsRefused() {
    for spacing in [1e6, -1e6] {
      let font = FontDescription(
        source: .file("DejaVuSans.ttf", faceIndex: 0), size: 10, letterSpacing: spacing)
      #expect(throws: LayoutError.self) {
        try TextFixture.library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
      }
    }
  }

  @Test func negativeLetterSpacingStaysSane() throws {
    let font = FontDescription(source: .file("DejaVuSans.ttf", faceIndex: 0), size: 10, letterSpacing: -90_000)
    let measurer = try TextFixture.library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
    for text in ["a", "several words of text", "漢字"] {
      let metrics = TextFixture.metrics(text, measurer, width: 100)
      #expect(metrics.lineCount == 1 && metrics.width >= 0 && metrics.width.isFinite)
    }
  }
}
