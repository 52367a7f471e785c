public import LayoutModel

/// A resolved style: faces at a size, the box of a line, and the paragraph's rules.
///
/// Made and kept by a `FontLibrary`; equal arguments give the same object.
public final class TextMeasurer: Sendable {
  /// Where advances come from.
  enum Advances: Sendable {
    /// Real faces, the first that has the glyphs wins.
    case faces([ScaledFace])
    /// Every grapheme is one of two widths, in fixed units.
    case fixed(narrow: Int64, wide: Int64)
    /// The host answers.
    case host(any HostMeasurer)
  }

  /// Where advances come from.
  let advances: Advances
  /// Points to the em, after the text scale.
  public let size: Double
  /// Fixed units added after each cluster.
  let letterSpacing: Int64
  /// The box of a line in the first face.
  let lineBox: LineBox
  /// Whether faces other than the first enlarge a line: so for a normal line height.
  let unitesFallback: Bool
  /// Fixed units of the advance of a space.
  let space: Int64
  /// Fixed units of the hyphen that a broken soft hyphen shows.
  let hyphen: Int64
  /// Fixed units of the ellipsis that a text cut at `maxLines` ends with.
  let ellipsis: Int64
  /// A number that measurers share when their faces, size and letter spacing are the same.
  let fontIdentity: Int
  /// How many faces the font's description names; those after them are the engine's last resort.
  let declared: Int
  /// What is proven of the first face; nil without faces.
  let proof: ShapingProof?
  /// The paragraph's rules.
  public let paragraph: ParagraphStyle

  /// Points from one baseline to the next.
  public var lineHeight: Double { lineBox.height }
  /// Points from the top of a line to its baseline.
  public var ascent: Double { lineBox.ascent }

  /// Creates a measurer of real faces; `faces` is not empty and starts with the primary face.
  init(
    faces: [ScaledFace], proof: ShapingProof?, declared: Int, size: Double, lineHeight: Double?, letterSpacing: Double,
    fontIdentity: Int, paragraph: ParagraphStyle
  ) {
    self.proof = proof
    self.declared = declared
    self.fontIdentity = fontIdentity
    advances = .faces(faces)
    self.size = size
    self.letterSpacing = FixedLength.units(points: letterSpacing)
    lineBox = faces.first?.lineBox(lineHeight: lineHeight) ?? LineBox(ascent: 0, descent: 0)
    unitesFallback = lineHeight == nil
    let primary = faces.first
    space = primary?.length(fontUnits: primary?.face.spaceAdvance ?? 0) ?? 0
    hyphen = primary?.length(fontUnits: primary?.face.hyphenAdvance ?? 0) ?? 0
    ellipsis = primary?.length(fontUnits: primary?.face.ellipsisAdvance ?? 0) ?? 0
    self.paragraph = paragraph
  }

  /// Creates a measurer whose graphemes have one of two widths, in points.
  init(
    advance: Double, wideAdvance: Double, letterSpacing: Double, lineBox: LineBox, size: Double,
    paragraph: ParagraphStyle
  ) {
    let narrow = FixedLength.units(points: advance)
    advances = .fixed(narrow: narrow, wide: FixedLength.units(points: wideAdvance))
    self.size = size
    self.letterSpacing = FixedLength.units(points: letterSpacing)
    self.lineBox = lineBox
    unitesFallback = false
    fontIdentity = FaceStore.newIdentity()
    proof = nil
    declared = 0
    (space, hyphen, ellipsis) = (narrow, narrow, narrow)
    self.paragraph = paragraph
  }

  /// Creates a measurer that asks the host.
  init(
    host: any HostMeasurer, size: Double, lineHeight: Double?, letterSpacing: Double,
    paragraph: ParagraphStyle
  ) {
    advances = .host(host)
    self.size = size
    self.letterSpacing = FixedLength.units(points: letterSpacing)
    let extents = host.lineExtents(size: size)
    let natural = LineBox(ascent: extents.ascent, descent: extents.descent)
    lineBox =
      lineHeight.map { LineBox(ascent: natural.ascent, descent: natural.descent, lineHeight: $0) } ?? natural
    unitesFallback = false
    fontIdentity = FaceStore.newIdentity()
    proof = nil
    declared = 0
    space = FixedLength.units(points: host.advance(ofGrapheme: [0x20], size: size))
    hyphen = FixedLength.units(points: host.advance(ofGrapheme: [0xE2, 0x80, 0x90], size: size))
    ellipsis = FixedLength.units(points: host.advance(ofGrapheme: [0xE2, 0x80, 0xA6], size: size))
    self.paragraph = paragraph
  }

  /// The box of a line part in one of the faces, 0 being the first.
  func lineBox(ofFace index: Int) -> LineBox {
    guard unitesFallback, index > 0, case .faces(let faces) = advances, index < faces.count else {
      return lineBox
    }
    return faces[index].normalBox
  }
}
