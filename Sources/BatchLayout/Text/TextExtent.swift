import TextMeasurement

/// The size that a text asks for, and its baselines from the top.
struct TextExtent {
  var width: Double
  var height: Double
  var firstBaseline: Double
  var lastBaseline: Double

  /// Measured sizes are whole pixels, rounded up, where the document has a scale (decision 30).
  init(_ metrics: TextMetrics, scale: Double?) {
    width = Self.roundedUp(metrics.width, to: scale)
    height = Self.roundedUp(metrics.height, to: scale)
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
