import LayoutModel
import TextMeasurement

/// The text views of a group at one text scale.
struct GroupTexts: Sendable {
  /// The texts in document order.
  private(set) var texts: [ViewText] = []
  /// Pixels per point that measured texts are rounded up to.
  private(set) var scale: Double?
  /// For each view the place of its text in `texts`, or -1.
  private(set) var places: [Int] = []

  /// No texts.
  init() {}

  /// Resolves the fonts of a structure's texts.
  ///
  /// - Throws: `LayoutError` naming the view whose font is unknown.
  init(_ structure: CellStructure, textScale: Double, scale: Double?, fonts: FontLibrary) throws(LayoutError) {
    self.scale = scale
    for (view, node) in structure.nodes.enumerated() {
      places.append(node.text == nil ? -1 : texts.count)
      guard let content = node.text else { continue }
      texts.append(
        try ViewText(content, of: view, at: node.view.path, textScale: textScale, scale: scale, fonts: fonts))
    }
  }
}
