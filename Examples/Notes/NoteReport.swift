import Galley

/// What the example prints: heights at two widths, and the frames of one cell.
struct NoteReport {
  /// The lines.
  let lines: [String]

  /// Measures the notes.
  ///
  /// - Throws: `LayoutError` if the template is wrong.
  init() throws {
    let engine = try CellEngine(NoteCell.template)
    let measured = engine.measure(Note.all, MeasureRequest(widths: [200, 320]))
    var lines = ["note,200,320"]
    for (place, note) in Note.all.enumerated() {
      lines.append("\(note.title),\(measured[place].height),\(measured[place, width: 1].height)")
    }
    for view in engine.frames(of: [Note.all[2]], width: 320)[0] {
      let frame = view.frame
      lines.append("\(view.view): \(frame.x) \(frame.y) \(frame.width) \(frame.height)")
    }
    self.lines = lines
  }
}
