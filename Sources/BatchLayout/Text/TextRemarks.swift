import LayoutModel
import TextMeasurement

/// What preparing texts has to say of a cell: characters without a glyph, and fonts nobody asked for.
struct TextRemarks {
  /// The remarks on a cell's texts.
  static func diagnostics(_ structure: CellStructure, cell: Int, _ inputs: CellInputs) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (place, text) in inputs.views.texts.enumerated() where inputs.texts[place].countColumn == nil {
      let prepared = Int(inputs.texts[place].places[cell])
      guard prepared >= 0 else { continue }
      let view = structure.nodes[text.view].view.id
      if inputs.prepared.missesGlyph(prepared) {
        diagnostics.append(
          Diagnostic(
            kind: .missingGlyph, views: [view],
            message: "no font has a glyph for a character; its width is that of the first font's empty box"))
      }
      if inputs.prepared.usesLastResort(prepared) {
        diagnostics.append(
          Diagnostic(
            kind: .fontFallback, views: [view],
            message: "a character is in none of the fonts named; one of the engine's own list stands in"))
      }
    }
    return diagnostics
  }
}
