import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TextMeasurement

/// Texts put together from words that were seen before.
@Suite struct WordTableTests {
  /// Texts of the datasets, a sample of every kind.
  private static let texts: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Datasets")
    var texts: [String] = []
    for (name, field, step) in [("feed", "body", 30), ("chat", "text", 25), ("catalog", "description", 40)] {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).ndjson")) else { continue }
      for (place, line) in data.split(separator: 0x0A).enumerated() where place % step == 0 {
        let item = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
        if let text = item?[field] as? String { texts.append(text) }
      }
    }
    return texts
  }()

  /// What a text measures, with its line starts, at some widths.
  private func answers(_ text: String, _ measurer: TextMeasurer, _ context: TextContext) -> [String] {
    var texts = PreparedTexts(keepsOffsets: true)
    let index = texts.append(text, measurer: measurer, context: context)
    return [0, 97, 280.5, .infinity].map {
      "\(texts.metrics(of: index, width: $0)) \(texts.lineStarts(of: index, width: $0))"
    }
  }

  @Test func thereAreTexts() { #expect(Self.texts.count > 500) }

  @Test(
    arguments: ["Inter-Regular.otf", "NotoSans-Regular.ttf"], [ParagraphStyle.WhiteSpace.normal, .preWrap, .preLine])
  func wordsAgreeWithWholeParagraphs(_ file: String, _ mode: ParagraphStyle.WhiteSpace) throws {
    let measurer = try TextFixture.file(file, size: 15, style: TextFixture.style(mode))
    let words = TextContext()
    let whole = TextContext()
    whole.splitsWords = false
    for text in Self.texts {
      for (one, other) in zip(answers(text, measurer, words), answers(text, measurer, whole)) where one != other {
        let place = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
        let (left, right) = (
          one.dropFirst(max(place - 20, 0)).prefix(50), other.dropFirst(max(place - 20, 0)).prefix(50)
        )
        Issue.record("\(left) | \(right) of \(text)")
      }
    }
  }

  @Test func whatWasSeenBeforeDoesNotShow() throws {
    let measurer = try TextFixture.file("Inter-Regular.otf", size: 15)
    let texts = Array(Self.texts.prefix(150))
    let expected = texts.map { answers($0, measurer, TextContext()) }
    var random = SeededGenerator(seed: 3)
    // One page is full again and again.
    for context in [TextContext(), TextContext(pageLimit: 1)] {
      for _ in 0..<3 {
        for place in texts.indices.shuffled(using: &random) {
          #expect(answers(texts[place], measurer, context) == expected[place], "\(texts[place])")
        }
      }
    }
  }

  @Test func preparedTextsOutliveForgottenWords() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf", size: 15)
    let context = TextContext(pageLimit: 1)
    var prepared = PreparedTexts()
    let first = prepared.append("unforgettable", measurer: measurer, context: context)
    let before = prepared.metrics(of: first, width: 30)
    for number in 0..<40_000 { _ = prepared.append("word\(number)", measurer: measurer, context: context) }
    #expect(prepared.metrics(of: first, width: 30) == before)
    #expect(before.lineCount > 1)
  }

  @Test func aTextTakesFewBytes() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf", size: 15)
    var prepared = PreparedTexts()
    let context = TextContext()
    for _ in 0..<100 {
      _ = prepared.append("The quick brown fox jumps over the lazy dog.", measurer: measurer, context: context)
    }
    // Nine segments of nine bytes, and 24 bytes of the text's own.
    #expect(prepared.byteCount / 100 <= 9 * 9 + 25)
  }

  @Test func aLineIsAsWideAsItsPartsAtNoLimit() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf", size: 15)
    let space =
      TextFixture.metrics("a b", measurer).width - TextFixture.metrics("a", measurer).width
      - TextFixture.metrics("b", measurer).width
    for (first, second) in [("Hello", "world"), ("one two", "three"), ("漢字", "x")] {
      let parts = TextFixture.metrics(first, measurer).width + TextFixture.metrics(second, measurer).width
      #expect(abs(TextFixture.metrics("\(first) \(second)", measurer).width - parts - space) < 0.001)
    }
  }

  /// The box of a line's first word is no further than the line's start, whatever the line before left over.
  @Test(arguments: [ParagraphStyle.WhiteSpace.preWrap, .preLine], [true, false])
  func aLineAfterABreakIsAsWideAsItIsAlone(_ mode: ParagraphStyle.WhiteSpace, _ splitsWords: Bool) throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf", size: 15, style: TextFixture.style(mode))
    let context = TextContext()
    context.splitsWords = splitsWords
    var prepared = PreparedTexts()
    for second in ["سلام 123 دنیا خوب است.", "שלום abc עולם טוב מאוד"] {
      let alone = prepared.append(second, measurer: measurer, context: context)
      let width = prepared.metrics(of: alone, width: .infinity).width
      for first in ["a", "ab.", "abc", "fin.\n", "سلام.", "x \n ", "1"] {
        let both = prepared.append("\(first)\n\(second)", measurer: measurer, context: context)
        #expect(abs(prepared.metrics(of: both, width: .infinity).width - width) < 0.001, "\(first)")
      }
    }
  }

  @Test func runsOfOneStyleChangeNothing() throws {
    let measurer = try TextFixture.file("NotoSans-Regular.ttf", size: 15)
    for text in Self.texts.prefix(60) where text.utf8.allSatisfy({ $0 < 0x80 }) {
      let bytes = Array(text.utf8)
      let spaces = bytes.indices.filter { bytes[$0] == 0x20 }
      guard let cut = spaces.dropFirst(spaces.count / 2).first else { continue }
      var prepared = PreparedTexts(keepsOffsets: true)
      let context = TextContext()
      let whole = prepared.append(bytes.span, measurer: measurer, context: context)
      let runs = [TextRun(utf8: 0..<cut, measurer: measurer), TextRun(utf8: cut..<bytes.count, measurer: measurer)]
      let split = prepared.append(bytes.span, runs: runs, measurer: measurer, context: context)
      #expect(prepared.lineStarts(of: whole, width: 200) == prepared.lineStarts(of: split, width: 200))
      #expect(prepared.metrics(of: whole, width: 200).height == prepared.metrics(of: split, width: 200).height)
    }
  }

  @Test func theNarrowestWidthIsTheLongestWord() throws {
    let measurer = try TextFixture.fixed()
    var prepared = PreparedTexts()
    let context = TextContext()
    for (text, width) in [("a bcd ef", 30.0), ("ab-cde", 30), ("", 0), ("x\u{AD}yz", 20)] {
      let index = prepared.append(text, measurer: measurer, context: context)
      #expect(prepared.narrowestWidth(of: index) == width, "\(text)")
    }
  }
}
