/// How far a line, or one font's part of it, reaches above and below the baseline.
struct LineBox: Hashable, Sendable {
  /// Points above the baseline.
  var ascent: Double
  /// Points below the baseline.
  var descent: Double

  /// The height in points.
  var height: Double { ascent + descent }

  /// The box that adds nothing to any other.
  static let none = LineBox(ascent: -.infinity, descent: -.infinity)

  /// A box of the font's own ascent and descent, spread or squeezed to `lineHeight`.
  ///
  /// Half of the leading goes above, rounded down to a whole point, the rest below; so do browsers.
  init(ascent: Double, descent: Double, lineHeight: Double) {
    self.ascent = ((lineHeight - (ascent + descent)) / 2).rounded(.down) + ascent
    self.descent = lineHeight - self.ascent
  }

  /// A box with these exact extents.
  init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The smallest box that holds both.
  func union(_ other: LineBox) -> LineBox {
    LineBox(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }
}
