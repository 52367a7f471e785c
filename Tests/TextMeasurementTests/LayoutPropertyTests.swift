import LayoutModel
import Testing

@testable import TextMeasurement

/// Properties that hold for every text.
@Suite struct LayoutPropertyTests {
  /// Texts of many kinds.
  static let texts = [
    "The quick brown fox jumps over the lazy dog, again and again – isn't it tiring? (Yes-and-no.)",
    "https://example.org/a/very/long/path?with=parameters&and=more#fragment-of-a-page",
    "こんにちは世界。今日はとても良い天気ですね。「散歩」に行きましょう!", "नमस्ते दुनिया, यह एक परीक्षण है।",
    "שלום עולם, this is mixed טקסט (123).", "مرحبا بالعالم، هذا نص للاختبار.",
    "👩‍👩‍👧‍👦 family ❤️ and 🇫🇷 flags 😀😀😀", "inter\u{AD}natio\u{AD}nal\u{AD}isation of soft\u{AD}ware",
    "tabs\tand\t\tspaces   and\nline breaks\n\n end ", "สวัสดีครับ ยินดีต้อนรับ", "  ", "\u{301}\u{302}",
  ]

  /// Styles of many kinds.
  static let styles: [ParagraphStyle] = ParagraphStyle.WhiteSpace.allCases.flatMap { mode in
    ParagraphStyle.WordBreak.allCases.map { wordBreak in TextFixture.style(mode) { $0.wordBreak = wordBreak }
    }
  }

  /// Measurers of one style: a real font with fallback, and a fixed one.
  private func measurers(_ style: ParagraphStyle) throws -> [TextMeasurer] {
    [
      try TextFixture.file("NotoSans-Regular.ttf", size: 15, style: style),
      try TextFixture.file("Inter-Regular.otf", size: 13.5, style: style),
      try TextFixture.fixed(style, advance: 7.3),
    ]
  }

  @Test(arguments: styles) func widerNeverTakesMoreLines(_ style: ParagraphStyle) throws {
    for measurer in try measurers(style) {
      for text in Self.texts {
        var texts = PreparedTexts(keepsOffsets: true)
        let index = texts.append(text, measurer: measurer, context: TextContext())
        var last = Int.max
        for width in stride(from: 0.0, through: 700, by: 12.7) {
          let lines = texts.metrics(of: index, width: width).lineCount
          #expect(lines <= last, "\(text.debugDescription) at \(width)")
          last = lines
        }
      }
    }
  }

  @Test(arguments: styles) func theMeasuredWidthGivesTheSameLines(_ style: ParagraphStyle) throws {
    for measurer in try measurers(style) {
      for text in Self.texts {
        var texts = PreparedTexts(keepsOffsets: true)
        let index = texts.append(text, measurer: measurer, context: TextContext())
        for width in [40, 133.3, 260, .infinity] {
          let first = texts.metrics(of: index, width: width)
          let second = texts.metrics(of: index, width: first.width)
          #expect(first == second, "\(text.debugDescription) at \(width)")
          #expect(
            texts.lineStarts(of: index, width: width) == texts.lineStarts(of: index, width: first.width))
        }
      }
    }
  }

  @Test func answersDependOnNothingElse() async throws {
    let made = try Self.styles.flatMap { try measurers($0) }
    /// All answers, the texts prepared in an order of its own.
    func answers(reversed: Bool) -> [String] {
      let context = TextContext()
      var texts = PreparedTexts(keepsOffsets: true)
      var results: [Int: String] = [:]
      let jobs = Self.texts.indices.flatMap { text in made.indices.map { (text, $0) } }
      for (text, measurer) in reversed ? jobs.reversed() : jobs {
        let index = texts.append(Self.texts[text], measurer: made[measurer], context: context)
        let described = [30, 111.1, 400].map {
          "\(texts.metrics(of: index, width: $0)) \(texts.lineStarts(of: index, width: $0))"
        }
        results[text * made.count + measurer] = described.joined()
        if index > 50 { texts.removeAll() }
      }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
    let expected = answers(reversed: false)
    await withTaskGroup(of: [String].self) { group in
      for round in 0..<4 { group.addTask { answers(reversed: round % 2 == 1) } }
      for await result in group { #expect(result == expected) }
    }
  }

  @Test(arguments: [
    "NotoSans-Regular.ttf", "Inter-Regular.otf", "DejaVuSans.ttf", "NotoNastaliqUrdu-Regular.ttf",
  ])
  func wordsShapedApartAgreeWithWholeParagraphs(_ file: String) throws {
    let words = TextContext()
    let whole = TextContext()
    whole.splitsWords = false
    let more = [
      "A (b) - c: x fix (X) 1:2 @ [y]", "1⁄2 cup", "AV VA T. Wo", "ے میری جیب سے نکال لو",
      "a \u{301}b \u{345}c",
    ]
    for style in Self.styles {
      let measurer = try TextFixture.file(file, size: 15, style: style)
      for text in Self.texts + more {
        var texts = PreparedTexts(keepsOffsets: true)
        let one = texts.append(text, measurer: measurer, context: words)
        let other = texts.append(text, measurer: measurer, context: whole)
        for width in [20, 90.5, .infinity] {
          #expect(texts.metrics(of: one, width: width) == texts.metrics(of: other, width: width))
          #expect(texts.lineStarts(of: one, width: width) == texts.lineStarts(of: other, width: width))
        }
      }
    }
  }

  @Test func fontsMadeAnewAnswerTheSame() throws {
    let library = FontLibrary()
    let font = FontDescription(source: .file("NotoSans-Regular.ttf", faceIndex: 0), size: 15)
    let fresh = try library.measurer(for: font, paragraph: ParagraphStyle(), textScale: 1)
    let known = try TextFixture.file("NotoSans-Regular.ttf", size: 15)
    for text in Self.texts {
      #expect(TextFixture.metrics(text, fresh, width: 100) == TextFixture.metrics(text, known, width: 100))
    }
  }
}
