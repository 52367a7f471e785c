/// A face at a size.
struct ScaledFace: Sendable {
  /// The face.
  let face: FontFace
  /// Points to the em.
  let size: Double
  /// Fixed units to the font unit.
  let scale: Double
  /// The advance of every glyph of a bitmap font, in fixed units; nil for outlines.
  let bitmapAdvance: Int64?
  /// The box of a line of normal height.
  let normalBox: LineBox

  /// Scales a face.
  init(_ face: FontFace, size: Double) {
    self.face = face
    self.size = size
    scale = face.scale(size: size)
    bitmapAdvance = face.bitmapAdvance(size: size)
    normalBox = face.lineBox(size: size, lineHeight: nil)
  }

  /// A length of the font in fixed units, rounded once.
  @inline(__always)
  func length(fontUnits: Double) -> Int64 {
    let length = fontUnits * scale
    return length < 0 ? -Int64(0.5 - length) : Int64(length + 0.5)
  }

  /// The box of a line, `lineHeight` tall or of normal height.
  func lineBox(lineHeight: Double?) -> LineBox { face.lineBox(size: size, lineHeight: lineHeight) }
}
