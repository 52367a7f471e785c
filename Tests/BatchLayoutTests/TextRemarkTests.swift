import BatchLayout
import LayoutModel
import Testing

/// What is said of texts that their fonts do not cover.
@Suite struct TextRemarkTests {
  /// A cell of one text in DejaVu Sans, and of one of which nothing is to be said.
  private static let document = #"""
    {"version": 1, "fonts": {"default": {"file": "DejaVuSans.ttf", "size": 15}},
     "root": {"layout": {"strategy": "column"}, "children": [
       {"id": "title", "text": "plain"}, {"id": "body", "text": {"bind": "body"}}]}}
    """#

  /// The remarks on items with these texts.
  private func remarks(_ texts: [String]) throws -> [[Diagnostic]] {
    let items = texts.map { #"{"body": "\#($0)"}"# }
    return try Cells.measure(Cells.engine(Self.document), items, width: 300).map(\.diagnostics)
  }

  @Test func aCharacterWithoutGlyphIsNamed() throws {
    // U+10FFFD is for private use; no font of Debian has it.
    let remarks = try remarks(["abc", "a\u{10FFFD}c", "xyz"])
    #expect(remarks.map(\.count) == [0, 1, 0])
    #expect(remarks[1].first?.kind == .missingGlyph)
    #expect(remarks[1].first?.views == ["body"])
  }

  @Test func aFontThatNobodyNamedIsNamed() throws {
    // DejaVu Sans has no Chinese characters.
    let remarks = try remarks(["abc", "漢字"])
    #expect(remarks[0].isEmpty)
    #expect(remarks[1].allSatisfy { $0.views == ["body"] })
    #expect(remarks[1].map(\.kind) == [.fontFallback] || remarks[1].map(\.kind) == [.missingGlyph])
  }

  @Test func columnsSayTheSame() throws {
    let engine = try Cells.engine(Self.document)
    let batch = try Cells.batch([#"{"body": "abc"}"#, #"{"body": "a\#u{10FFFD}"}"#], for: engine)
    let request = MeasureRequest(widths: [300], diagnostics: true)
    let columns = engine.heights(of: batch, request, worker: BatchWorker())
    #expect(columns.diagnostics.count == 1)
    #expect(columns.diagnostics[1]?.map(\.kind) == [.missingGlyph])
    #expect(columns.statuses.allSatisfy { $0 == .ok })
  }
}
