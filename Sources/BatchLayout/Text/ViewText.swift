import LayoutModel
import TextMeasurement

/// A text view of a group at one text scale.
struct ViewText: Sendable {
  /// The view's place in the structure.
  let view: Int
  /// Where the view stands in the document.
  let path: String
  let content: TextContent
  let styles: TextStyles
  /// The field of a text that is one string of the item in one style.
  let field: FieldPath?
  /// How texts known by their number of characters are laid out; nil where they cannot be.
  let uniform: UniformLines?

  /// Resolves the fonts of a text.
  ///
  /// - Throws: `LayoutError` naming the view whose font is unknown.
  init(
    _ content: TextContent, of view: Int, at path: String, textScale: Double, scale: Double?, fonts: FontLibrary
  ) throws(LayoutError) {
    self.view = view
    self.path = path
    self.content = content
    styles = try TextStyles(content, at: path, textScale: textScale, fonts: fonts)
    if styles.isPlain, case .bound(let field, _) = content.runs[0].text {
      self.field = field
      uniform = UniformLines(styles.base, scale: scale)
    } else {
      field = nil
      uniform = nil
    }
  }
}
