import LayoutModel
import Testing

/// The text of a view: runs, fonts and how lines break.
@Suite struct TextReadingTests {
  /// The font named "default" of the test documents.
  private let fixed = FontDescription(
    source: .fixed(advance: 10, wideAdvance: 20, lineHeight: 20, ascent: 16), size: 0)
  /// The font named "big" of the test documents.
  private let big = FontDescription(source: .family("Inter", weight: 400, italic: false), size: 30)

  /// A plain text has the defaults of the style and the default font.
  @Test func defaults() throws {
    let text = try #require(try Reading.text(#""text": "Hello""#))
    #expect(text.runs.map(\.text) == [.literal("Hello")])
    #expect(text.font == fixed)
    #expect(text.languageField == nil)
    let style = text.style
    #expect(style.maxLines == 0)
    #expect(style.minLines == 0)
    #expect(style.truncation == .tail)
    #expect(style.whiteSpace == .preWrap)
    #expect(style.overflowWrap == .breakWord)
    #expect(style.wordBreak == .normal)
    #expect(style.hyphens == .manual)
    #expect(style.direction == .leftToRight)
    #expect(style.language == nil)
    #expect(style.wraps)
  }

  /// Every key that says how lines break.
  @Test func everyKey() throws {
    let text = try #require(
      try Reading.text(
        """
        "text": {"bind": "a.b", "default": "x"}, "font": "big", "maxLines": 3, "minLines": 1,
        "truncation": "none", "whiteSpace": "nowrap", "overflowWrap": "anywhere", "wordBreak": "keep-all",
        "language": "de", "direction": "auto", "hyphens": "none", "textAlignment": "center"
        """))
    #expect(text.runs.map(\.text) == [.bound(FieldPath("a.b"), fallback: "x")])
    #expect(text.font == big)
    var style = ParagraphStyle()
    style.maxLines = 3
    style.minLines = 1
    style.truncation = .none
    style.whiteSpace = .nowrap
    style.overflowWrap = .anywhere
    style.wordBreak = .keepAll
    style.hyphens = .none
    style.direction = .automatic
    style.language = "de"
    #expect(text.style == style)
    #expect(!text.style.wraps)
  }

  /// A text without direction has the document's.
  @Test func directionOfTheDocument() throws {
    let document = try Reading.document(
      """
      {"version": 1, "direction": "rtl", "root": {"text": "a", "font": "f"},
       "fonts": {"f": {"family": "Inter", "size": 9}}}
      """)
    guard case .text(let text) = document.root.content else {
      Issue.record("no text")
      return
    }
    #expect(text.style.direction == .rightToLeft)
  }

  /// A language of each item, with a default.
  @Test func boundLanguage() throws {
    let text = try #require(try Reading.text(#""text": "a", "language": {"bind": "lang", "default": "ar"}"#))
    #expect(text.languageField == FieldPath("lang"))
    #expect(text.style.language == "ar")
  }

  /// Runs with fonts, spacing and attachments.
  @Test func runs() throws {
    let text = try #require(
      try Reading.text(
        """
        "text": [{"text": "a", "font": "big", "letterSpacing": -0.5}, {"text": {"bind": "b"}},
                 {"attachment": {"w": 8, "h": 9}}]
        """))
    #expect(text.runs.map(\.text) == [.literal("a"), .bound(FieldPath("b"), fallback: nil), .literal("")])
    #expect(text.runs.map(\.font) == [big, nil, nil])
    #expect(text.runs.map(\.letterSpacing) == [-0.5, nil, nil])
    #expect(text.runs.map(\.attachment) == [nil, nil, Size(width: 8, height: 9)])
    #expect(text.font == fixed)
  }

  /// A font may be written in place.
  @Test func fontInPlace() throws {
    let text = try #require(try Reading.text(#""text": "a", "font": {"family": "Inter", "size": 30}"#))
    #expect(text.font == big)
  }

  /// Without a default font each text must name one, or each of its runs.
  @Test(arguments: [
    (#""text": "a""#, false), (#""text": "a", "font": "f""#, true),
    (#""text": [{"text": "a", "font": "f"}, {"attachment": [1, 1]}]"#, true),
    (#""text": [{"text": "a", "font": "f"}, {"text": "b"}]"#, false),
  ]) func missingFont(_ keys: String, isEnough: Bool) {
    let error = Fault.of { () throws(LayoutError) in
      _ = try Reading.document(
        #"{"version": 1, "root": {\#(keys)}, "fonts": {"f": {"family": "Inter", "size": 9}}}"#)
    }
    guard !isEnough else {
      #expect(error == nil)
      return
    }
    #expect(error?.path == "root.font")
    #expect(error?.problem.hasPrefix("is missing") == true)
  }

  /// Texts that are refused.
  static let faults = [
    Fault(#""text": 3"#, at: "root.text", "must be a string, is a number"),
    Fault(#""text": [3]"#, at: "root.text[0]", "must be an object, is a number"),
    Fault(#""text": [{"text": "a"}, {}]"#, at: "root.text[1].text", "is missing"),
    Fault(#""text": [{"text": "a", "colour": 1}]"#, at: "root.text[0].colour", "unknown key"),
    Fault(#""text": [{"text": "a", "font": "x"}]"#, at: "root.text[0].font", #"unknown font "x""#),
    Fault(
      #""text": [{"text": "a", "letterSpacing": "x"}]"#, at: "root.text[0].letterSpacing", "must be a number"),
    Fault(#""text": [{"attachment": [1, 1], "text": "a"}]"#, at: "root.text[0].text", "unknown key"),
    Fault(#""text": [{"attachment": [1]}]"#, at: "root.text[0].attachment", "must be [width, height]"),
    Fault(
      #""text": [{"attachment": {"w": 1}}]"#, at: "root.text[0].attachment", "must have a width and a height"),
    Fault(#""text": "a", "font": "x""#, at: "root.font", #"unknown font "x"; the document has big, default"#),
    Fault(#""text": "a", "font": 3"#, at: "root.font", "must be an object, is a number"),
    Fault(#""text": "a", "font": {"family": "Inter"}"#, at: "root.font.size", "is missing"),
    Fault(#""text": "a", "maxLines": -1"#, at: "root.maxLines", "must be a whole number"),
    Fault(#""text": "a", "maxLines": 1.5"#, at: "root.maxLines", "must be a whole number"),
    Fault(#""text": "a", "minLines": "2""#, at: "root.minLines", "must be a number, is a string"),
    Fault(#""text": "a", "truncation": "head""#, at: "root.truncation", #"must be one of "tail", "none""#),
    Fault(
      #""text": "a", "whiteSpace": "pre""#, at: "root.whiteSpace", #"must be one of "pre-wrap", "normal""#),
    Fault(#""text": "a", "overflowWrap": "clip""#, at: "root.overflowWrap", #"must be one of "anywhere""#),
    Fault(#""text": "a", "wordBreak": "break""#, at: "root.wordBreak", #"must be one of "normal""#),
    Fault(#""text": "a", "hyphens": "auto""#, at: "root.hyphens", #"must be one of "manual", "none""#),
    Fault(#""text": "a", "direction": "up""#, at: "root.direction", #"must be one of "ltr", "rtl", "auto""#),
    Fault(#""text": "a", "textAlignment": "up""#, at: "root.textAlignment", "must be one of"),
    Fault(#""text": "a", "language": 3"#, at: "root.language", "must be a string, is a number"),
    Fault(#""maxLines": 2"#, at: "root.maxLines", "unknown key"),
  ]

  /// Path and start of the message of every fault.
  @Test(arguments: faults) func refuses(_ fault: Fault) {
    let error = Fault.of { () throws(LayoutError) in _ = try Reading.text(fault.input) }
    #expect(fault.matches(error), "\(String(describing: error))")
  }
}
