import LayoutModel
import TextMeasurement

/// What preparing texts has to say of a cell: characters without a glyph, and fonts nobody asked for.
struct TextRemarks {
  /// The remarks on a cell's texts.
  static func diagnostics(_ structure: CellStructure, cell: Int, _ inputs: CellInputs) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (place, node) in structure.nodes.enumerated() {
      guard let text = inputs.texts[place]?[cell], text < inputs.prepared.count else { continue }
      if inputs.prepared.missesGlyph(text) {
        diagnostics.append(
          Diagnostic(
            kind: .missingGlyph, views: [node.view.id],
            message: "no font has a glyph for a character; its width is that of the first font's empty box"))
      }
      if inputs.prepared.usesLastResort(text) {
        diagnostics.append(
          Diagnostic(
            kind: .fontFallback, views: [node.view.id],
            message: "a character is in none of the fonts named; one of the engine's own list stands in"))
      }
    }
    return diagnostics
  }
}
