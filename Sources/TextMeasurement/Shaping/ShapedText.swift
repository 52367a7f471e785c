/// What shaping says of each unit of a text; the arrays keep their capacity between texts.
struct ShapedText {
  /// The advance in fixed units, at the first unit of what it belongs to.
  var advances: [Int64] = []
  /// Whether a grapheme starts at the unit.
  var graphemes: [Bool] = []
  /// Whether a new box starts at the unit, whose predecessor's width was rounded up to 1/64 point.
  var boxStarts: [Bool] = []
  /// Whether the text may be cut before the unit without a change of any advance.
  var isSafe: [Bool] = []
  /// What is added to a line that ends before the unit, since shaping differs there.
  var endChanges: [Int64] = []
  /// What is added to a line that starts with the unit.
  var startChanges: [Int64] = []
  /// Whether there are any such changes.
  var hasChanges = false
  /// The face, 0 being the first; meaningful where `usesFallback`.
  var faces: [UInt8] = []
  /// Whether a face other than the first was used.
  var usesFallback = false
  /// Whether a face was used that the font's description does not name.
  var usesLastResort = false
  /// Whether a character has no glyph in any face.
  var missesGlyph = false
  /// Whether there is more than one box.
  var hasBoxes = false

  /// Starts a text of `count` units.
  mutating func reset(count: Int) {
    advances.removeAll(keepingCapacity: true)
    advances.append(contentsOf: repeatElement(0, count: count))
    graphemes.removeAll(keepingCapacity: true)
    boxStarts.removeAll(keepingCapacity: true)
    boxStarts.append(contentsOf: repeatElement(false, count: count))
    isSafe.removeAll(keepingCapacity: true)
    isSafe.append(contentsOf: repeatElement(false, count: count))
    hasChanges = false
    faces.removeAll(keepingCapacity: true)
    faces.append(contentsOf: repeatElement(0, count: count))
    usesFallback = false
    missesGlyph = false
    usesLastResort = false
    hasBoxes = false
  }

  /// Makes room for shaping some units of another text again.
  mutating func resetPart(like whole: ShapedText, _ range: Range<Int>) {
    if advances.count != whole.advances.count || graphemes.count != whole.graphemes.count {
      reset(count: whole.advances.count)
      graphemes.append(contentsOf: repeatElement(true, count: whole.advances.count))
    }
    for unit in range {
      advances[unit] = 0
      graphemes[unit] = whole.graphemes[unit]
    }
  }

  /// Makes room for changes at line ends and starts.
  mutating func prepareChanges() {
    guard !hasChanges else { return }
    hasChanges = true
    endChanges.removeAll(keepingCapacity: true)
    endChanges.append(contentsOf: repeatElement(0, count: advances.count))
    startChanges.removeAll(keepingCapacity: true)
    startChanges.append(contentsOf: repeatElement(0, count: advances.count))
  }

  /// Notes that a box starts at a unit.
  mutating func startBox(at index: Int) {
    guard index > 0, index < boxStarts.count else { return }
    boxStarts[index] = true
    hasBoxes = true
  }
}
