import LayoutModel

@testable import TextMeasurement

/// Texts laid out with few words, for tests.
struct TextFixture {
  /// The library that all tests use.
  static let library = FontLibrary()

  /// A measurer of 10 points a grapheme and 20 a line.
  static func fixed(
    _ style: ParagraphStyle = ParagraphStyle(), advance: Double = 10, lineHeight: Double = 20,
    letterSpacing: Double = 0
  ) throws -> TextMeasurer {
    let source = FontDescription.Source.fixed(
      advance: advance, wideAdvance: 2 * advance, lineHeight: lineHeight, ascent: 0.8 * lineHeight)
    let font = FontDescription(source: source, size: 0, letterSpacing: letterSpacing)
    return try library.measurer(for: font, paragraph: style, textScale: 1)
  }

  /// A measurer of a font file, by bare name.
  static func file(
    _ name: String, size: Double = 16, style: ParagraphStyle = ParagraphStyle(), lineHeight: Double? = nil,
    fallback: [String] = []
  ) throws -> TextMeasurer {
    let font = FontDescription(
      source: .file(name, faceIndex: 0), size: size, lineHeight: lineHeight,
      fallback: fallback.map { FontDescription(source: .file($0, faceIndex: 0), size: 0) })
    return try library.measurer(for: font, paragraph: style, textScale: 1)
  }

  /// The paragraph rules with one white-space mode.
  static func style(
    _ whiteSpace: ParagraphStyle.WhiteSpace, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.whiteSpace = whiteSpace
    change(&style)
    return style
  }

  /// The metrics of a string.
  static func metrics(_ text: String, _ measurer: TextMeasurer, width: Double = .infinity) -> TextMetrics {
    var texts = PreparedTexts(keepsOffsets: true)
    let index = texts.append(text, measurer: measurer, context: TextContext())
    return texts.metrics(of: index, width: width)
  }

  /// The lines of a string, each from its first visible character to the next line's.
  static func lines(_ text: String, _ measurer: TextMeasurer, width: Double) -> [String] {
    var texts = PreparedTexts(keepsOffsets: true)
    let index = texts.append(text, measurer: measurer, context: TextContext())
    let starts = texts.lineStarts(of: index, width: width)
    let bytes = Array(text.utf8)
    return starts.indices.map { place in
      let end = place + 1 < starts.count ? starts[place + 1] : bytes.count
      return String(decoding: bytes[starts[place]..<end], as: UTF8.self)
    }
  }
}
