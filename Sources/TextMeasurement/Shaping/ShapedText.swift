/// What shaping says of each unit of a text; the arrays keep their capacity between texts.
struct ShapedText {
  /// The advance in fixed units, at the first unit of what it belongs to.
  var advances: [Int64] = []
  /// Whether a grapheme starts at the unit.
  var graphemes: [Bool] = []
  /// Whether a new box starts at the unit, whose predecessor's width was rounded up to 1/64 point.
  var boxStarts: [Bool] = []
  /// The face, 0 being the first; meaningful where `usesFallback`.
  var faces: [UInt8] = []
  /// Whether a face other than the first was used.
  var usesFallback = false
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
    faces.removeAll(keepingCapacity: true)
    faces.append(contentsOf: repeatElement(0, count: count))
    usesFallback = false
    missesGlyph = false
    hasBoxes = false
  }

  /// Notes that a box starts at a unit.
  mutating func startBox(at index: Int) {
    guard index > 0, index < boxStarts.count else { return }
    boxStarts[index] = true
    hasBoxes = true
  }
}
