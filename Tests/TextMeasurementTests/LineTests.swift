import LayoutModel
import Testing

@testable import TextMeasurement

/// Lines, their heights and their limits, worked out by hand.
@Suite struct LineTests {
  @Test func aBrokenWordTakesAsManyLettersAsFit() throws {
    let measurer = try TextFixture.fixed(advance: 7, lineHeight: 17)
    for length in [1, 7, 40, 111] {
      for width in [7.0, 50, 61.5, 200, 343] {
        let lines = (length + Int(width / 7) - 1) / Int(width / 7)
        let text = String(repeating: "m", count: length)
        let metrics = TextFixture.metrics(text, measurer, width: width)
        #expect(metrics.lineCount == lines)
        #expect(metrics.height == 17 * Double(lines))
      }
    }
  }

  @Test func aWordIsBrokenOnlyWhereNothingElseIs() throws {
    let measurer = try TextFixture.fixed()
    #expect(TextFixture.lines("ab abcdef", measurer, width: 40) == ["ab ", "abcd", "ef"])
    let whole = try TextFixture.fixed(TextFixture.style(.preWrap) { $0.overflowWrap = .normal })
    #expect(TextFixture.lines("ab abcdef", whole, width: 40) == ["ab ", "abcdef"])
    #expect(TextFixture.metrics("ab abcdef", whole, width: 40).width == 60)
  }

  @Test func graphemesStayWhole() throws {
    let measurer = try TextFixture.fixed()
    #expect(TextFixture.lines("e\u{301}e\u{301}e\u{301}", measurer, width: 10).count == 3)
    #expect(TextFixture.metrics("👩‍👩‍👧‍👦", measurer, width: 5).lineCount == 1)
    #expect(TextFixture.metrics("👩‍👩‍👧‍👦", measurer).width == 20)
    #expect(TextFixture.metrics("漢字", measurer).width == 40)
    #expect(TextFixture.metrics("❤️", measurer).width == 20)
  }

  @Test func maxLinesCutsAndMinLinesReserves() throws {
    let short = try TextFixture.fixed(TextFixture.style(.preWrap) { $0.maxLines = 2 })
    let cut = TextFixture.metrics("a b c d", short, width: 10)
    #expect((cut.lineCount, cut.height, cut.truncated) == (2, 40, true))
    #expect(cut.lastBaseline == 36)
    let whole = TextFixture.metrics("a b", short, width: 10)
    #expect((whole.lineCount, whole.height, whole.truncated) == (2, 40, false))
    let tall = try TextFixture.fixed(TextFixture.style(.preWrap) { $0.minLines = 3 })
    #expect(TextFixture.metrics("a", tall).height == 60)
    #expect(TextFixture.metrics("", tall).height == 60)
    #expect(TextFixture.metrics("", tall).lineCount == 0)
    #expect(TextFixture.metrics("", try TextFixture.fixed()) == .empty)
  }

  @Test func anEllipsisCountsInTheWidth() throws {
    let tail = try TextFixture.fixed(TextFixture.style(.preWrap) { $0.maxLines = 1 })
    #expect(TextFixture.metrics("ab cdef", tail, width: 45).width == 30)
    let none = TextFixture.style(.preWrap) {
      $0.maxLines = 1
      $0.truncation = .none
    }
    #expect(TextFixture.metrics("ab cdef", try TextFixture.fixed(none), width: 45).width == 20)
  }

  @Test func softHyphensShowWhereTheyBreak() throws {
    let measurer = try TextFixture.fixed()
    #expect(TextFixture.metrics("ab\u{AD}cd", measurer).width == 40)
    let broken = TextFixture.metrics("ab\u{AD}cd", measurer, width: 35)
    #expect((broken.lineCount, broken.width) == (2, 30))
    // The hyphen does not fit after "cd", so the line ends at the space.
    #expect(TextFixture.lines("ab cd\u{AD}ef", measurer, width: 50) == ["ab ", "cd\u{AD}ef"])
    let none = try TextFixture.fixed(TextFixture.style(.preWrap) { $0.hyphens = .none })
    #expect(TextFixture.lines("ab\u{AD}cd", none, width: 35) == ["ab\u{AD}c", "d"])
  }

  @Test func letterSpacingCountsAfterEveryCharacter() throws {
    let measurer = try TextFixture.fixed(letterSpacing: 2)
    #expect(TextFixture.metrics("abc", measurer).width == 36)
  }

  @Test func attachmentsStandOnTheBaseline() throws {
    let measurer = try TextFixture.fixed()
    var texts = PreparedTexts(keepsOffsets: true)
    let runs = [
      TextRun(utf8: 0..<2, measurer: measurer),
      TextRun(attachment: Size(width: 25, height: 30), at: 2, measurer: measurer),
      TextRun(utf8: 2..<4, measurer: measurer),
    ]
    let index = texts.append(Array("ab c".utf8).span, runs: runs, measurer: measurer, context: TextContext())
    let metrics = texts.metrics(of: index, width: .infinity)
    #expect((metrics.width, metrics.height, metrics.firstBaseline) == (65, 34, 30))
  }

  @Test func runsBreakAsOneText() throws {
    let measurer = try TextFixture.fixed()
    let wide = try TextFixture.fixed(advance: 20, lineHeight: 40)
    var texts = PreparedTexts(keepsOffsets: true)
    let runs = [TextRun(utf8: 0..<4, measurer: measurer), TextRun(utf8: 4..<6, measurer: wide)]
    let index = texts.append(
      Array("ab cde".utf8).span, runs: runs, measurer: measurer, context: TextContext())
    #expect(texts.lineStarts(of: index, width: 60) == [0, 3])
    let metrics = texts.metrics(of: index, width: 60)
    #expect((metrics.lineCount, metrics.width, metrics.height) == (2, 50, 60))
    #expect((metrics.firstBaseline, metrics.lastBaseline) == (16, 52))
  }
}
