import LayoutModel
import TextMeasurement

/// The measurers of a text's runs at one text scale.
struct TextStyles: Sendable {
  /// The measurer of the text as a whole.
  let base: TextMeasurer
  /// The measurer of each run; nil for an attachment.
  let runs: [TextMeasurer?]

  /// Resolves the fonts of a text.
  ///
  /// - Throws: `LayoutError` naming the view whose font is unknown.
  init(_ text: TextContent, at path: String, textScale: Double, fonts: FontLibrary) throws(LayoutError) {
    do throws(LayoutError) {
      let base = try fonts.measurer(for: text.font, paragraph: text.style, textScale: textScale)
      self.base = base
      var runs: [TextMeasurer?] = []
      for run in text.runs {
        guard run.attachment == nil else {
          runs.append(nil)
          continue
        }
        guard run.font != nil || run.letterSpacing != nil else {
          runs.append(base)
          continue
        }
        var font = run.font ?? text.font
        if let spacing = run.letterSpacing { font.letterSpacing = spacing }
        runs.append(try fonts.measurer(for: font, paragraph: text.style, textScale: textScale))
      }
      self.runs = runs
    } catch {
      throw error.within("\(path).font")
    }
  }

  /// Whether the text is one run of one font.
  var isPlain: Bool { runs.count == 1 && runs[0] === base }
}
