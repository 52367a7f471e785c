import LayoutModel

extension TextWorkspace {
  /// Units looked at on either side of a break for a place where shaping can start afresh; beyond them the
  /// change of advances is left out, so that hostile texts stay linear.
  private static let reach = 256

  /// Finds what a break inside a word changes: the advances at the end of the line and at the start of the
  /// next.
  ///
  /// A kern or a ligature across the break goes away. After white space the line before keeps its advances.
  mutating func findChanges(_ style: ParagraphStyle) {
    guard style.wraps else { return }
    for item in items {
      guard item.units.count > 1, case .faces(let faces) = measurers[item.run].advances else { continue }
      for index in item.units.lowerBound + 1..<item.units.upperBound
      where opportunities.allowed[index] && !shaped.isSafe[index] {
        addChange(at: index, item, faces)
      }
    }
  }

  /// Adds the changes of one break.
  private mutating func addChange(at index: Int, _ item: ShapingItem, _ faces: [ScaledFace]) {
    shaped.prepareChanges()
    let least = max(item.units.lowerBound, index - Self.reach)
    let most = min(item.units.upperBound, index + Self.reach)
    if !BreakOpportunities.isSpace(text.units[index - 1]) {
      var start = index - 1
      while start > least, !shaped.isSafe[start] { start -= 1 }
      if start == item.units.lowerBound || shaped.isSafe[start] {
        shaped.endChanges[index] = change(start..<index, item, faces)
      }
    }
    var end = index + 1
    while end < most, !shaped.isSafe[end] { end += 1 }
    if end == item.units.upperBound || shaped.isSafe[end] {
      shaped.startChanges[index] = change(index..<end, item, faces)
    }
  }

  /// How much wider a part of an item is when it is shaped alone.
  private mutating func change(_ range: Range<Int>, _ item: ShapingItem, _ faces: [ScaledFace]) -> Int64 {
    var part = item
    part.units = range
    part.isPart = true
    reshaped.resetPart(like: shaped, range)
    shaper.shape(
      part, of: text.units, faces: faces, letterSpacing: measurers[item.run].letterSpacing, into: &reshaped)
    var change: Int64 = 0
    for unit in range { change += reshaped.advances[unit] - shaped.advances[unit] }
    return change
  }

  /// Notes whether a face was used that its run's font does not name.
  mutating func findLastResort() {
    guard shaped.usesFallback else { return }
    var run = 0
    for unit in text.units.indices {
      while text.runEnds[run] <= unit { run += 1 }
      let face = Int(shaped.faces[unit])
      if face > 0, face >= measurers[run].declared { return shaped.usesLastResort = true }
    }
  }
}
