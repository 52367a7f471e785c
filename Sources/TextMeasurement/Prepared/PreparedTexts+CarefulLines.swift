extension PreparedTexts {
  /// Distances along a line that has tabs or boxes on it.
  private struct Ruler {
    /// What is taken off a position to give the distance from the line's start.
    var origin: Int64
    /// The next tab, as a place in the arrays.
    var tab: Int
    /// Where the box that the line starts in ends.
    var boxEnd: Int64
    /// What positions after that box are moved by.
    var boxShift: Int64

    /// Moves the origin once a position lies beyond the box that the line starts in.
    mutating func pass(_ position: Int64) {
      guard position > boxEnd else { return }
      origin -= boxShift
      boxEnd = .max
    }
  }

  /// Breaks off a line of a text with tabs, soft hyphens or several boxes.
  func nextCarefulLine(_ text: PreparedText, _ rules: LineRules, _ cursor: inout Cursor, limit: Int64) -> Line {
    let limit = text.features.contains(.wraps) ? limit : .max / 4
    if let line = fill(text, rules, &cursor, limit: limit, hyphenLimit: limit) { return line }
    // A hyphen did not fit: the line is filled again with its width taken off, as browsers do.
    let narrow = limit - rules.hyphen >> Int64(text.shift)
    if let line = fill(text, rules, &cursor, limit: narrow, hyphenLimit: .max) { return line }
    return breakWord(text, rules, &cursor, limit: limit)
  }

  /// Fills a line greedily; nil, with the cursor unmoved, when it ends in a hyphen beyond `hyphenLimit`.
  private func fill(
    _ text: PreparedText, _ rules: LineRules, _ cursor: inout Cursor, limit: Int64, hyphenLimit: Int64
  ) -> Line? {
    let extra = text.extras < 0 ? TextExtras() : extras[Int(text.extras)]
    var ruler = ruler(at: cursor, of: text, extra)
    let takesRoom = text.features.contains(.spacesTakeRoom)
    let first = cursor.segment
    let end = text.segments.upperBound
    var next = first
    // The line so far: the segments before `segment`.
    var segment = first
    var width: Int64 = 0
    while next < end {
      let kind = SegmentMark(rawValue: marks[next])
      if takesRoom, kind.contains(.tabs) { passTabs(text, rules, extra, next, &ruler) }
      ruler.pass(Int64(ends[next]))
      let reached = Int64(ends[next]) - ruler.origin
      if reached > limit + extra.spread { break }
      if !takesRoom, kind.contains(.tabs) { passTabs(text, rules, extra, next, &ruler) }
      next += 1
      if reached <= limit, !kind.contains(.joined) {
        segment = next
        width = reached
      }
      if kind.contains(.forced) { break }
    }
    if segment == first {
      if text.features.contains(.breaksWords) { return breakWord(text, rules, &cursor, limit: limit) }
      segment = endOfWord(first, text)
      width = Int64(ends[segment - 1]) - cursor.origin
    }
    if marks[segment - 1] & SegmentMark.softHyphen.rawValue != 0, segment < end {
      width += rules.hyphen >> Int64(text.shift)
      if width > hyphenLimit, segment > first + 1 || text.features.contains(.breaksWords) { return nil }
    }
    let firstCluster = cursor.cluster
    cursor = Cursor(segment: segment, origin: self.next(after: segment - 1, text, space: rules.space))
    return Line(segments: first..<segment, firstCluster: firstCluster, width: width)
  }

  /// The ruler at the start of a line.
  private func ruler(at cursor: Cursor, of text: PreparedText, _ extra: TextExtras) -> Ruler {
    var ruler = Ruler(origin: cursor.origin, tab: extra.tabs.lowerBound, boxEnd: .max, boxShift: 0)
    ruler.tab = Self.firstPlace(in: extra.tabs) { Int64(tabPlaces[$0]) >= cursor.origin }
    let box = Self.firstPlace(in: extra.boxes) { Int64(boxNexts[$0]) > cursor.origin }
    guard box < extra.boxes.upperBound else { return ruler }
    let grid = FixedLength.grid >> Int64(text.shift)
    let rest = Int64(boxEnds[box]) - cursor.origin
    guard grid > 0, rest > 0 else { return ruler }
    ruler.boxEnd = Int64(boxEnds[box])
    ruler.boxShift = (rest + grid - 1) / grid * grid - (Int64(boxNexts[box]) - cursor.origin)
    return ruler
  }

  /// The first place of a range from which on a condition holds; the range's end where it never does.
  private static func firstPlace(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Moves the ruler over the tabs of a segment's white space: each goes to a multiple of eight spaces, at
  /// least half a space away.
  private func passTabs(
    _ text: PreparedText, _ rules: LineRules, _ extra: TextExtras, _ segment: Int, _ ruler: inout Ruler
  ) {
    let space = rules.space >> Int64(text.shift)
    let stop = max(space * 8, 1)
    let last = next(after: segment, text, space: rules.space)
    while ruler.tab < extra.tabs.upperBound, Int64(tabPlaces[ruler.tab]) <= last {
      let place = Int64(tabPlaces[ruler.tab])
      ruler.pass(place)
      let distance = place - ruler.origin
      var width = stop - distance % stop
      if width < space / 2 { width += stop }
      ruler.origin -= width
      ruler.tab += 1
    }
  }
}
