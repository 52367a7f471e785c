import LayoutModel
import Testing

@testable import TextMeasurement

/// White space in each mode, worked out by hand at 10 points a character.
@Suite struct WhiteSpaceTests {
  @Test func normalCollapsesAndTrims() throws {
    let measurer = try TextFixture.fixed(TextFixture.style(.normal))
    let metrics = TextFixture.metrics("  a \t\n b  ", measurer)
    #expect(metrics.width == 30)
    #expect(metrics.lineCount == 1)
    #expect(TextFixture.metrics(" \n\t ", measurer) == .empty)
  }

  @Test func preWrapKeepsSpacesAndLineBreaks() throws {
    let measurer = try TextFixture.fixed(TextFixture.style(.preWrap))
    #expect(TextFixture.metrics("a  b", measurer).width == 40)
    #expect(TextFixture.lines("a\n\nb", measurer, width: 100) == ["a\n", "\n", "b"])
    #expect(TextFixture.metrics("a\n\nb", measurer).height == 60)
  }

  @Test func preLineCollapsesSpacesAroundLineBreaks() throws {
    let measurer = try TextFixture.fixed(TextFixture.style(.preLine))
    let metrics = TextFixture.metrics("  a   b  \n   c ", measurer)
    #expect(metrics.lineCount == 2)
    #expect(metrics.width == 30)
  }

  @Test func nowrapNeverWraps() throws {
    let measurer = try TextFixture.fixed(TextFixture.style(.nowrap))
    let metrics = TextFixture.metrics("one two\nthree", measurer, width: 20)
    #expect(metrics.lineCount == 1)
    #expect(metrics.width == 130)
  }

  @Test func breakSpacesTakeRoom() throws {
    let measurer = try TextFixture.fixed(TextFixture.style(.breakSpaces))
    #expect(TextFixture.lines("ab   cd", measurer, width: 40) == ["ab  ", " cd"])
    #expect(TextFixture.metrics("ab  ", measurer).width == 40)
  }

  @Test(arguments: [ParagraphStyle.WhiteSpace.normal, .preWrap])
  func trailingSpacesHang(_ mode: ParagraphStyle.WhiteSpace) throws {
    let measurer = try TextFixture.fixed(TextFixture.style(mode))
    let metrics = TextFixture.metrics("abc    def", measurer, width: 30)
    #expect(metrics.lineCount == 2)
    #expect(metrics.width == 30)
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb"])
  func everyLineBreakCountsOnce(_ text: String) throws {
    #expect(TextFixture.metrics(text, try TextFixture.fixed()).lineCount == 2)
  }

  @Test func aTrailingLineBreakAddsNoLine() throws {
    let measurer = try TextFixture.fixed()
    #expect(TextFixture.metrics("a\n", measurer).lineCount == 1)
    #expect(TextFixture.metrics("\n", measurer).lineCount == 1)
    #expect(TextFixture.metrics("a\n\n", measurer).lineCount == 2)
  }

  @Test func aLineBreakBesideAZeroWidthSpaceVanishes() throws {
    let measurer = try TextFixture.fixed(TextFixture.style(.normal))
    #expect(TextFixture.metrics("a\u{200B}\nb", measurer).width == 20)
    #expect(TextFixture.metrics("a \n \u{200B}b", measurer).width == 20)
    #expect(TextFixture.metrics("a \u{200B}b", measurer).width == 30)
  }

  @Test func tabsStopAtEightSpaces() throws {
    let measurer = try TextFixture.fixed(advance: 1)
    #expect(TextFixture.metrics("\tb", measurer).width == 9)
    #expect(TextFixture.metrics("abc\tb", measurer).width == 9)
    #expect(TextFixture.metrics("abcdefgh\tb", measurer).width == 17)
    #expect(TextFixture.metrics("a\t\tb", measurer).width == 17)
  }
}
