import Galley
import Testing

@Suite struct TemplateRowsTests {
  private struct Note: Equatable, Sendable {
    var id: Int
    var body: String
  }

  /// Rows of a template are as tall as its engine says, in both directions and at several widths.
  @Test func rowsAreThoseOfTheTemplate() throws {
    let cell = CellTemplate<Note>(font: .fixed(advance: 8, lineHeight: 20)) {
      Column(spacing: 4) { Text(\.body) }.margins(12)
    }
    let notes = (0..<40).map { Note(id: $0, body: String(repeating: "word ", count: $0)) }
    let list = try MeasuredList(
      [TemplateRows(cell, weight: \.body.utf8.count)], setting: ListSetting(width: 104), key: \Note.id)
    try list.set(notes)
    let engine = try CellEngine(cell)
    for width in [104.0, 200, 320] {
      try list.set(ListSetting(width: width))
      #expect(list.points == engine.heights(of: notes, width: width))
    }
    try list.set(ListSetting(width: 104, direction: .rightToLeft))
    #expect(list.points == engine.heights(of: notes, width: 104))
  }
}
