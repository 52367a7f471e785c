import LayoutModel
import Testing

@testable import TextMeasurement

/// Where lines may break.
@Suite struct BreakOpportunityTests {
  /// The pieces of a text between its opportunities.
  private func pieces(_ text: String, _ style: ParagraphStyle = TextFixture.style(.normal)) throws -> [String] {
    var style = style
    style.overflowWrap = .normal
    return TextFixture.lines(text, try TextFixture.fixed(style), width: 0)
  }

  @Test(arguments: [
    ("well-known", ["well-", "known"]), ("a -5 b", ["a ", "-5 ", "b"]), ("ABCD-1234", ["ABCD-", "1234"]),
    ("what?yes", ["what?", "yes"]), ("and/or", ["and/or"]), ("f(x)", ["f(x)"]), ("a!(b)", ["a!", "(b)"]),
    ("10%", ["10%"]), ("a,b", ["a,b"]), ("x)(y", ["x)", "(y"]), ("C++", ["C++"]), ("--x", ["-", "-", "x"]),
    ("a\u{A0}b", ["a\u{A0}b"]), ("a\u{200B}b", ["a\u{200B}", "b"]), ("漢字", ["漢", "字"]),
    ("漢。字", ["漢。", "字"]), ("é(", ["é("]), ("a\u{2060}b", ["a\u{2060}b"]),
  ])
  func pairs(_ text: String, _ expected: [String]) throws {
    #expect(try pieces(text) == expected)
  }

  @Test func breakAllPartsLettersAndKeepAllJoinsIdeographs() throws {
    #expect(try pieces("ab1", TextFixture.style(.normal) { $0.wordBreak = .breakAll }) == ["a", "b", "1"])
    #expect(try pieces("漢字 한글", TextFixture.style(.normal) { $0.wordBreak = .keepAll }) == ["漢字 ", "한글"])
  }

  @Test func smallKanaMayStartALineInJapanese() throws {
    #expect(try pieces("あぁ", TextFixture.style(.normal) { $0.language = "ja" }) == ["あ", "ぁ"])
    #expect(try pieces("あぁ") == ["あぁ"])
  }

  @Test func thaiBreaksBetweenWords() throws {
    #expect(try pieces("สวัสดีครับ", TextFixture.style(.normal) { $0.language = "th" }) == ["สวัสดี", "ครับ"])
  }
}
