/// One text of an arena: where its parts are in the arrays.
struct PreparedText {
  /// What a text has beyond plain segments.
  struct Features: OptionSet {
    /// The bits.
    let rawValue: UInt16

    /// Lines may break.
    static let wraps = Features(rawValue: 1)
    /// A segment that fits no line is broken between graphemes.
    static let breaksWords = Features(rawValue: 2)
    /// A segment ends with a line break that is kept.
    static let forcedBreaks = Features(rawValue: 4)
    /// A segment ends with a soft hyphen.
    static let softHyphens = Features(rawValue: 8)
    /// A segment ends with tabs.
    static let tabs = Features(rawValue: 16)
    /// There are several boxes, each of whose widths is rounded up.
    static let boxes = Features(rawValue: 32)
    /// Lines differ in height.
    static let lineBoxes = Features(rawValue: 64)
    /// Spaces and tabs take room at the end of a line.
    static let spacesTakeRoom = Features(rawValue: 128)
    /// A text cut at `maxLines` ends with an ellipsis.
    static let endsInEllipsis = Features(rawValue: 256)
    /// A character has no glyph in any face.
    static let missesGlyph = Features(rawValue: 512)
    /// A face other than the first was used.
    static let usesFallback = Features(rawValue: 1024)
    /// Shaping differs where lines end inside a word, so that a longer line may be narrower.
    static let endChanges = Features(rawValue: 2048)
    /// Graphemes and line boxes lie in the arena's own arrays, not in pages of words.
    static let ownsGraphemes = Features(rawValue: 4096)

    /// A segment ends before one that precedes it, as with much negative letter spacing.
    static let uneven = Features(rawValue: 8192)

    /// A face was used that the font's description does not name.
    static let usesLastResort = Features(rawValue: 16384)

    /// What the plain loop over segments cannot do.
    static let needsCare: Features = [.softHyphens, .tabs, .boxes, .endChanges]
  }

  /// The first of the text's segments.
  var first: UInt32
  /// How many segments it has.
  var count: UInt32
  /// The place of the rules that lay it out.
  var rules: UInt32
  /// The place of what only some texts have; negative without.
  var extras: Int32 = -1
  /// What the text has.
  var features: Features = []
  /// The place of the pages that hold its graphemes.
  var pages: UInt16 = 0
  /// Bits dropped from fixed units to fit positions into 32 bits.
  var shift: UInt8 = PreparedText.leastShift

  /// Bits always dropped: positions are kept in 1/65,536 point unless the text is too long for that.
  static let leastShift: UInt8 = 4

  /// The text's segments, as places in the arrays.
  var segments: Range<Int> { Int(first)..<Int(first) + Int(count) }

  /// A limit in the text's units for a width in points: a length fits when it is not above the limit.
  ///
  /// The width is cut to 1/64 point and 1/64 is added, as browsers do; a further 1/2048 covers what rounding
  /// costs.
  func limit(width: Double) -> Int64 {
    guard width < 1e9 else { return width.isNaN ? 0 : .max / 4 }
    let cut = Int64(max(width, 0) * 64) + 1
    return ((cut << 14) + 512) >> Int64(shift)
  }

  /// A length of the text's units in points.
  func points(_ length: Int64) -> Double { FixedLength.points(units: length << Int64(shift)) }
}
