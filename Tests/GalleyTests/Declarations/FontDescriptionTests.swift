import Galley
import LayoutModel
import Testing

/// Fonts declared in Swift reach the document as they are.
@Suite struct FontDescriptionTests {
  private static let fonts = [
    FontDescription.family("Inter", size: 15),
    .family(
      "Inter", size: 15, weight: 600, italic: true, lineHeight: 20, letterSpacing: 0.5, fallback: ["Noto Sans"],
      textStyle: "body"),
    .file("Inter.ttc", size: 12, faceIndex: 2, lineHeight: 18, letterSpacing: -0.25),
    .fixed(advance: 8, lineHeight: 20), .fixed(advance: 8, lineHeight: 20, wideAdvance: 9, ascent: 7),
    .measurer("host", size: 13, lineHeight: 17),
    FontDescription(
      source: .family("Inter", weight: 300, italic: false), size: 10,
      fallback: [FontDescription(source: .file("x.ttf", faceIndex: 1), size: 9, lineHeight: 3)]),
  ]

  @Test(arguments: fonts) func survivesTheDocument(_ font: FontDescription) throws {
    let template = CellTemplate<Note>(font: font) { Text("a", font: .fixed(advance: 1, lineHeight: 2)) }
    #expect(try LayoutDocument(template, fields: [:]).fonts["default"] == font)
    let inText = CellTemplate<Note>(font: Frames.font) { Text("a", font: font) }
    guard case .text(let content) = try LayoutDocument(inText, fields: [:]).root.content else {
      Issue.record("the root is a text")
      return
    }
    #expect(content.font == font)
  }

  /// Each font stands in the table once.
  @Test func table() throws {
    let template = CellTemplate<Note> {
      Column {
        for _ in 0..<3 { Text("a", font: Self.fonts[0]) }
        Text("b", font: Self.fonts[3])
      }
    }
    #expect(try LayoutDocument(template, fields: [:]).fonts == ["font1": Self.fonts[0], "font2": Self.fonts[3]])
  }
}
