/// Lengths on whole pixels.
enum PixelGrid {
  /// A length rounded to 1/scale, half away from zero; as it is without a scale.
  ///
  /// Never negative zero.
  static func rounded(_ length: Double, to scale: Double?) -> Double {
    guard let scale else { return length + 0 }
    return (length * scale).rounded(.toNearestOrAwayFromZero) / scale + 0
  }
}
