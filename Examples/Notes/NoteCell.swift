import Galley

/// How the cell of a note is built: an avatar beside a title and a body, above the note's picture, if it has one.
enum NoteCell {
  /// Characters of 8 × 20, so that the example runs without fonts; an app would say `.family("Inter", size: 15)`.
  private static let font = FontDescription.fixed(advance: 8, lineHeight: 20)

  /// The template; its leaves are bound to the model by key path.
  static let template = CellTemplate<Note>(name: "note", font: font) {
    Column(spacing: 8) {
      Row(spacing: 12, verticalAlignment: .top) {
        Picture(width: 40, height: 40).id("avatar")
        texts.weight(1)
      }
      Box().id("picture").aspectRatio(\.picture).hidden(unless: \.picture)
    }
    .margins(12)
  }

  /// A part of a cell, in a property of its own.
  private static var texts: some ViewDeclaration<Note> {
    Column(spacing: 4) {
      Text(\.title).id("title").maxLines(1)
      Text(\.body).id("body").hidden(unless: \.body)
    }
  }
}
