import LayoutModel

/// Texts of equal letters without spaces in a fixed measurer: laid out by arithmetic, whatever their length.
///
/// Every answer is to the bit what `PreparedTexts` gives for a text of that many letters. Positions there are kept in
/// a unit of 2^-16 point, a longer text's in a coarser one, each cut down from 2^-20; where the advance is no multiple
/// of that unit, lines of a text may hold a letter more or less than the quotient says. Such lines are counted out.
public struct UniformText: Sendable {
  /// Fixed units a letter takes, with the letter spacing.
  package let advance: Int64
  /// Whether lines may end between any two letters.
  package let breaks: Bool
  /// Lines kept at most; 0 is no limit.
  package let maxLines: Int
  /// Whether the advance is a multiple of the finest unit that positions are kept in.
  package var isExact: Bool { advance & ((1 << Int64(Self.leastShift)) - 1) == 0 }

  private let minLines: Int
  private let lineBox: LineBox
  private let wraps: Bool
  private let endsInEllipsis: Bool
  private let ellipsis: Int64

  /// Bits dropped at least from fixed units.
  private static let leastShift = 4
  /// Texts are kept in as fine a unit as makes their length less than this.
  private static let longest: Int64 = 1 << 30

  /// The rules of a measurer; nil unless it is a fixed one.
  public init?(_ measurer: TextMeasurer) {
    guard case .fixed(let narrow, _) = measurer.advances else { return nil }
    let style = measurer.paragraph
    advance = narrow + measurer.letterSpacing
    wraps = style.wraps
    breaks = style.wraps && advance > 0 && (style.overflowWrap != .normal || style.wordBreak == .breakAll)
    maxLines = style.maxLines
    minLines = style.minLines
    lineBox = measurer.lineBox
    endsInEllipsis = style.truncation == .tail && style.maxLines > 0
    ellipsis = measurer.ellipsis
  }

  /// What a text of so many letters takes at a width in points; `.infinity` is no limit.
  ///
  /// - Complexity: O(lines).
  public func metrics(characters: Int, width: Double) -> TextMetrics {
    guard characters > 0 else { return metrics(lines: 0) }
    let positions = Positions(self, characters: characters)
    let limit = Self.limit(width: width, shift: positions.shift)
    var (start, lines) = (0, 0)
    var (longest, last): (Int64, Int64) = (0, 0)
    var isCut = false
    while start < characters {
      if maxLines > 0, lines == maxLines {
        isCut = true
        break
      }
      let end = breaks ? positions.lineEnd(from: start, limit: limit) : characters
      last = positions[end] - positions[start]
      longest = max(longest, last)
      lines += 1
      start = end
    }
    if endsInEllipsis, !wraps, longest > limit { isCut = true }
    if isCut, endsInEllipsis { longest = max(longest, last + ellipsis >> Int64(positions.shift)) }
    var extent = FixedLength.points(units: longest << Int64(positions.shift))
    if isCut, endsInEllipsis, extent > width { extent = max(width, 0) }
    var metrics = metrics(lines: lines)
    metrics.width = extent
    metrics.truncated = isCut
    return metrics
  }

  /// The heights and baselines of so many lines shown, with a width of 0.
  ///
  /// - Complexity: O(1).
  public func metrics(lines: Int) -> TextMetrics {
    guard lines > 0 else {
      guard minLines > 0 else { return .empty }
      return TextMetrics(
        lineCount: 0, width: 0, height: Double(minLines) * lineBox.height, truncated: false,
        firstBaseline: lineBox.ascent, lastBaseline: lineBox.ascent)
    }
    let top = Double(lines - 1) * lineBox.height
    let total = top + lineBox.height
    return TextMetrics(
      lineCount: lines, width: 0,
      height: lines < minLines ? total + Double(minLines - lines) * lineBox.height : total,
      truncated: false, firstBaseline: lineBox.ascent, lastBaseline: top + lineBox.ascent)
  }

  /// A limit in units of 2^shift, as a prepared text has it.
  private static func limit(width: Double, shift: Int) -> Int64 {
    guard width < 1e9 else { return .max / 4 }
    let cut = (max(width, 0) * 64).rounded(.down) + 1
    return ((Int64(cut) << 14) + 512) >> Int64(shift)
  }

  /// Where the letters of one text end, in its unit.
  private struct Positions {
    let advance: Int64
    let characters: Int
    let shift: Int

    init(_ text: UniformText, characters: Int) {
      advance = text.advance
      self.characters = characters
      var shift = UniformText.leastShift
      while (Int64(characters) * text.advance) >> Int64(shift) >= UniformText.longest { shift += 1 }
      self.shift = shift
    }

    subscript(letter: Int) -> Int64 { (Int64(letter) * advance) >> Int64(shift) }

    /// Where the line that starts with letter `start` ends: as many letters as fit, at least one.
    func lineEnd(from start: Int, limit: Int64) -> Int {
      guard limit < Int64.max / 4 else { return characters }
      // The most letters that could fit; cut-off fractions of a unit may cost one.
      let room = (limit << Int64(shift)) + (1 << Int64(shift)) - 1
      var end = min(characters, start + max(1, Int(room / advance)))
      while end > start + 1, self[end] - self[start] > limit { end -= 1 }
      return end
    }
  }
}
