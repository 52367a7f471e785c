import LayoutModel
import Testing

/// Fonts: families, files and measurers.
@Suite struct FontReadingTests {
  /// Reads the font of these keys.
  private func font(_ keys: String) throws(LayoutError) -> FontDescription? {
    try Reading.document(#"{"version": 1, "root": {}, "fonts": {"f": {\#(keys)}}}"#).fonts["f"]
  }

  /// A family at a size: regular, upright, no line height, no fallback.
  @Test func family() throws {
    let font = try font(#""family": "Inter", "size": 15"#)
    #expect(font == FontDescription(source: .family("Inter", weight: 400, italic: false), size: 15))
    #expect(font?.lineHeight == nil)
    #expect(font?.letterSpacing == 0)
    #expect(font?.fallback == [])
    #expect(font?.textStyle == nil)
  }

  /// Every key of a family.
  @Test func everyKey() throws {
    let font = try font(
      """
      "family": "Inter", "size": 15, "weight": 600, "italic": true, "lineHeight": 20, "letterSpacing": -0.25,
      "textStyle": "body",
      "fallback": ["Noto Sans", {"family": "Emoji", "weight": 700}, {"file": "x.ttf", "size": 9}]
      """)
    #expect(
      font
        == FontDescription(
          source: .family("Inter", weight: 600, italic: true), size: 15, lineHeight: 20, letterSpacing: -0.25,
          fallback: [
            FontDescription(source: .family("Noto Sans", weight: 400, italic: false), size: 15),
            FontDescription(source: .family("Emoji", weight: 700, italic: false), size: 15),
            FontDescription(source: .file("x.ttf", faceIndex: 0), size: 9),
          ],
          textStyle: "body"))
  }

  /// A file and a face in it.
  @Test func file() throws {
    #expect(
      try font(#""file": "a.ttc", "faceIndex": 2, "size": 8"#)
        == FontDescription(source: .file("a.ttc", faceIndex: 2), size: 8))
  }

  /// The fixed measurer: wide characters twice as wide, the baseline at four fifths, unless told.
  @Test func fixedMeasurer() throws {
    #expect(
      try font(#""measurer": "fixed", "advance": 10, "lineHeight": 20"#)?.source
        == .fixed(advance: 10, wideAdvance: 20, lineHeight: 20, ascent: 16))
    #expect(
      try font(#""measurer": "fixed", "advance": 1, "wideAdvance": 3, "lineHeight": 5, "ascent": 0"#)?.source
        == .fixed(advance: 1, wideAdvance: 3, lineHeight: 5, ascent: 0))
  }

  /// A measurer of the host.
  @Test func registeredMeasurer() throws {
    #expect(
      try font(#""measurer": "host", "size": 12, "lineHeight": 14, "letterSpacing": 1, "textStyle": "body""#)
        == FontDescription(
          source: .registered("host"), size: 12, lineHeight: 14, letterSpacing: 1, textStyle: "body"))
  }

  /// Fonts that are refused.
  static let faults = [
    Fault("", at: "fonts.f", #"needs a "family", a "file" or a "measurer""#),
    Fault(#""size": 3"#, at: "fonts.f", #"needs a "family""#),
    Fault(#""family": "A", "file": "b", "size": 3"#, at: "fonts.f.file", "a font has a family or a file"),
    Fault(#""family": "A""#, at: "fonts.f.size", "is missing"),
    Fault(#""family": "A", "size": 0"#, at: "fonts.f.size", "must be above 0"),
    Fault(#""family": 1, "size": 3"#, at: "fonts.f.family", "must be a string, is a number"),
    Fault(
      #""family": "A", "size": 3, "weight": 0"#, at: "fonts.f.weight", "must be a font weight of 100…900"),
    Fault(
      #""family": "A", "size": 3, "weight": 1001"#, at: "fonts.f.weight", "must be a font weight of 100…900"),
    Fault(
      #""family": "A", "size": 3, "weight": "bold""#, at: "fonts.f.weight", "must be a number, is a string"),
    Fault(#""family": "A", "size": 3, "italic": 1"#, at: "fonts.f.italic", "must be true or false"),
    Fault(#""family": "A", "size": 3, "lineHeight": 0"#, at: "fonts.f.lineHeight", "must be above 0"),
    Fault(#""family": "A", "size": 3, "colour": 0"#, at: "fonts.f.colour", "unknown key"),
    Fault(#""file": "a", "size": 3, "faceIndex": -1"#, at: "fonts.f.faceIndex", "must be a whole number"),
    Fault(#""family": "A", "size": 3, "fallback": "B""#, at: "fonts.f.fallback", "must be an array"),
    Fault(#""family": "A", "size": 3, "fallback": ["B", 3]"#, at: "fonts.f.fallback[1]", "must be an object"),
    Fault(
      #""family": "A", "size": 3, "fallback": [{"family": "B", "size": -1}]"#, at: "fonts.f.fallback[0].size",
      "must be above 0"),
    Fault(#""measurer": "fixed", "lineHeight": 3"#, at: "fonts.f.advance", "is missing"),
    Fault(#""measurer": "fixed", "advance": 3"#, at: "fonts.f.lineHeight", "is missing"),
    Fault(
      #""measurer": "fixed", "advance": -3, "lineHeight": 1"#, at: "fonts.f.advance", "must be at least 0"),
    Fault(
      #""measurer": "fixed", "advance": 3, "lineHeight": 1, "family": "A""#, at: "fonts.f.family",
      "unknown key"),
    Fault(#""measurer": "host", "advance": 3"#, at: "fonts.f.advance", "unknown key"),
  ]

  /// Path and start of the message of every fault.
  @Test(arguments: faults) func refuses(_ fault: Fault) {
    let error = Fault.of { () throws(LayoutError) in _ = try font(fault.input) }
    #expect(fault.matches(error), "\(String(describing: error))")
  }
}
