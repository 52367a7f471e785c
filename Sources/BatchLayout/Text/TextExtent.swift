import TextMeasurement

/// The size that a text asks for, and its baselines from the top.
struct TextExtent {
  var width: Double
  var height: Double
  var firstBaseline: Double
  var lastBaseline: Double

  /// The size at no limit: each line as long as the text says.
  init(natural view: Int, cell: Int, _ inputs: CellInputs) {
    self.init(Self.metrics(of: view, cell: cell, inputs, width: .infinity), inputs)
  }

  /// The size at a width: natural where that fits, else of the longest line.
  init(of view: Int, cell: Int, _ inputs: CellInputs, width: Double) {
    self.init(Self.metrics(of: view, cell: cell, inputs, width: max(0, width)), inputs)
  }

  private static func metrics(of view: Int, cell: Int, _ inputs: CellInputs, width: Double) -> TextMetrics {
    inputs.prepared.metrics(of: inputs.texts[view]?[cell] ?? 0, width: width)
  }

  /// Measured sizes are whole pixels, rounded up, where the document has a scale (decision 30).
  private init(_ metrics: TextMetrics, _ inputs: CellInputs) {
    width = Self.roundedUp(metrics.width, to: inputs.scale)
    height = Self.roundedUp(metrics.height, to: inputs.scale)
    firstBaseline = metrics.firstBaseline
    lastBaseline = metrics.lastBaseline
  }

  /// Sizes closer than this above a whole pixel do not take another one, in points.
  private static let pixelTolerance = 1.0 / 512

  private static func roundedUp(_ length: Double, to scale: Double?) -> Double {
    guard let scale, length > 0 else { return length }
    return ((length - pixelTolerance) * scale).rounded(.up) / scale
  }
}
