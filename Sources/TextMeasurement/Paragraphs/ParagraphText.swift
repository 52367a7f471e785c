import LayoutModel

/// A text as lines see it: UTF-16 with white space collapsed, and where each unit came from.
///
/// UTF-16, because that is what both HarfBuzz and ICU index. The arrays keep their capacity between texts.
struct ParagraphText {
  /// Code units after white-space processing.
  private(set) var units: [UInt16] = []
  /// The UTF-8 offset of each unit's character.
  private(set) var sources: [Int32] = []
  /// The number of units up to the end of each run.
  private(set) var runEnds: [Int] = []
  /// Whether a unit may be of a script written from right to left, or a bidirectional control.
  private(set) var mayBeRightToLeft = false
  /// Whether a tab is kept.
  private(set) var hasTab = false

  /// Whether a unit is of a script with complex shaping.
  private(set) var isComplex = false

  /// Whether there is a fraction slash, which turns the digits around it into a fraction.
  private(set) var hasFractionSlash = false

  /// Whether all units are below U+0300, so that each is a grapheme of its own.
  var isSimple: Bool { highest < 0x300 }
  /// The greatest unit.
  private(set) var highest: UInt16 = 0
  /// How white space is treated.
  private var whiteSpace = ParagraphStyle.WhiteSpace.preWrap
  /// Whether the last unit is a space that stands for a run of white space.
  private var endsInCollapsed = false
  /// Whether white space next to come is dropped, as after a zero width space and a line break.
  private var dropsSpace = false
  /// Whether the run of white space being read has a line break in it.
  private var spaceHasBreak = false

  /// Forgets the text.
  mutating func reset(whiteSpace: ParagraphStyle.WhiteSpace) {
    units.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    runEnds.removeAll(keepingCapacity: true)
    highest = 0
    mayBeRightToLeft = false
    hasTab = false
    hasFractionSlash = false
    isComplex = false
    endsInCollapsed = false
    dropsSpace = false
    spaceHasBreak = false
    self.whiteSpace = whiteSpace
  }

  /// Adds a run: bytes `range` of `text`.
  mutating func append(_ text: borrowing Span<UInt8>, _ range: Range<Int>) {
    var decoder = UTF8Decoder(position: range.lowerBound, end: min(range.upperBound, text.count))
    while decoder.position < decoder.end {
      let start = decoder.position
      let character = decoder.next(text)
      if character <= 0x20, character == 0x20 || character == 0x0A || character == 0x09 || character == 0x0D {
        // A carriage return is a line break of its own or part of the one that follows.
        if character == 0x0D, decoder.peek(text) == 0x0A { continue }
        appendSpace(character == 0x0D ? 0x0A : UInt16(character), Int32(truncatingIfNeeded: start))
      } else {
        append(character, Int32(truncatingIfNeeded: start))
      }
    }
    runEnds.append(units.count)
  }

  /// Adds an attachment as one unit.
  mutating func appendAttachment(at offset: Int) {
    append(0xFFFC, Int32(truncatingIfNeeded: offset))
    runEnds.append(units.count)
  }

  /// Ends the text: white space that collapses is dropped at the end.
  mutating func finish() {
    if endsInCollapsed { removeLast() }
  }

  /// Adds a character that is not white space.
  private mutating func append(_ character: UInt32, _ source: Int32) {
    if endsInCollapsed, spaceHasBreak, character == 0x200B { removeLast() }
    endsInCollapsed = false
    dropsSpace = false
    spaceHasBreak = false
    guard character > 0xFFFF else { return add(UInt16(character), source) }
    add(UInt16(0xD7C0 + (character >> 10)), source)
    add(UInt16(0xDC00 + (character & 0x3FF)), source)
  }

  /// Adds white space by the rules of the mode.
  private mutating func appendSpace(_ unit: UInt16, _ source: Int32) {
    switch whiteSpace {
    case .preWrap, .breakSpaces:
      if unit == 0x09 { hasTab = true }
      add(unit, source)
    case .preLine:
      if unit == 0x0A {
        if endsInCollapsed { removeLast() }
        endsInCollapsed = false
        add(unit, source)
      } else if !endsInCollapsed, let last = units.last, last != 0x0A {
        add(0x20, source)
        endsInCollapsed = true
      }
    case .normal, .nowrap:
      if unit == 0x0A { noteBreak() }
      guard !endsInCollapsed, !dropsSpace, !units.isEmpty else { return }
      add(0x20, source)
      endsInCollapsed = true
    }
  }

  /// Notes a line break in a run of white space; beside a zero width space it takes the run away.
  private mutating func noteBreak() {
    spaceHasBreak = true
    let last = endsInCollapsed ? units.dropLast().last : units.last
    guard last == 0x200B else { return }
    if endsInCollapsed { removeLast() }
    endsInCollapsed = false
    dropsSpace = true
  }

  /// Adds a unit.
  private mutating func add(_ unit: UInt16, _ source: Int32) {
    units.append(unit)
    sources.append(source)
    if unit > highest { highest = unit }
    if unit == 0x2044 { hasFractionSlash = true }
    guard unit >= 0x590 else { return }
    if CharacterClass.mayBeRightToLeft(unit) { mayBeRightToLeft = true }
    if !CharacterClass.isSimple(unit) { isComplex = true }
  }

  /// Takes the last unit back, also from runs that end with it.
  private mutating func removeLast() {
    units.removeLast()
    sources.removeLast()
    var run = runEnds.count - 1
    while run >= 0, runEnds[run] > units.count {
      runEnds[run] = units.count
      run -= 1
    }
  }
}
