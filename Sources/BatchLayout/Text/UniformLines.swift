import LayoutModel
import TextMeasurement

/// What texts that are known by their number of characters take, by their number of lines.
struct UniformLines: Sendable {
  let text: UniformText
  private let scale: Double?
  /// Heights, first baselines from the top and last baselines from the bottom, by lines shown.
  let heights: [Double]
  let firstBaselines: [Double]
  let lastBaselines: [Double]

  /// Lines looked up; texts of as many or more are measured one by one.
  static let limit = 256

  /// Fills the tables of a measurer; nil unless it is a fixed one.
  init?(_ measurer: TextMeasurer, scale: Double?) {
    guard let text = UniformText(measurer) else { return nil }
    let extents = (0..<Self.limit).map { TextExtent(text.metrics(lines: $0), scale: scale) }
    self.text = text
    self.scale = scale
    heights = extents.map(\.height)
    firstBaselines = extents.map(\.firstBaseline)
    lastBaselines = extents.map { $0.height - $0.lastBaseline }
  }

  /// The size of a text of so many characters at a width.
  func extent(characters: Int, width: Double) -> TextExtent {
    TextExtent(text.metrics(characters: characters, width: max(0, width)), scale: scale)
  }
}
