extension FontFace {
  /// The bitmap sizes that the common bitmap emoji font has: advance 136 pixels at 109 pixels to the em.
  private static let bitmapAdvance = 136.0
  /// Pixels to the em of those bitmaps.
  private static let bitmapSize = 109.0

  /// Fixed units to one font unit at a size in points.
  func scale(size: Double) -> Double { size / unitsPerEm * FixedLength.unitsPerPoint }

  /// The advance of every glyph in fixed units, for a font of bitmaps; nil for outlines.
  ///
  /// Browsers take it from the bitmap and not from the table of advances.
  func bitmapAdvance(size: Double) -> Int64? {
    guard isBitmap else { return nil }
    return FixedLength.units(points: Self.bitmapAdvance / Self.bitmapSize * size)
  }

  /// The box of a line in this face: whole points of ascent, descent and gap, or spread to `lineHeight`.
  func lineBox(size: Double, lineHeight: Double?) -> LineBox {
    let above = (ascender / unitsPerEm * size).rounded()
    let below = (descender / unitsPerEm * size).rounded()
    let gap = (lineGap / unitsPerEm * size).rounded()
    return LineBox(ascent: above, descent: below, lineHeight: lineHeight ?? above + below + gap)
  }
}
