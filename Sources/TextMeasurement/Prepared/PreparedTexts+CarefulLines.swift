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
  func nextCarefulLine(_ text: PreparedText, _ cursor: inout Cursor, limit: Int64) -> Line {
    let limit = text.features.contains(.wraps) ? limit : .max / 4
    if let line = fill(text, &cursor, limit: limit, hyphenLimit: limit) { return line }
    // A hyphen did not fit: the line is filled again with its width taken off, as browsers do.
    let narrow = limit - text.hyphen
    if let line = fill(text, &cursor, limit: narrow, hyphenLimit: .max) { return line }
    return breakWord(text, &cursor, limit: limit)
  }

  /// Fills a line greedily; nil, with the cursor unmoved, when it ends in a hyphen beyond `hyphenLimit`.
  private func fill(_ text: PreparedText, _ cursor: inout Cursor, limit: Int64, hyphenLimit: Int64) -> Line? {
    var ruler = ruler(at: cursor, of: text)
    let takesRoom = text.features.contains(.spacesTakeRoom)
    let first = cursor.segment
    let end = text.segments.upperBound
    var next = first
    // The line so far: the segments before `segment`.
    var segment = first
    var width: Int64 = 0
    while next < end {
      let kind = kinds[next]
      if takesRoom, kind.contains(.tabs) { passTabs(text, next, &ruler) }
      ruler.pass(Int64(ends[next]))
      let reached = Int64(ends[next]) - ruler.origin
      if reached > limit + text.spread { break }
      if !takesRoom, kind.contains(.tabs) { passTabs(text, next, &ruler) }
      next += 1
      if reached <= limit {
        segment = next
        width = reached
      }
      if kind.contains(.forced) { break }
    }
    if segment == first {
      if text.features.contains(.breaksWords) { return breakWord(text, &cursor, limit: limit) }
      segment = first + 1
      width = Int64(ends[first]) - cursor.origin
    }
    if kinds[segment - 1].contains(.softHyphen), segment < end {
      width += text.hyphen
      if width > hyphenLimit, segment > first + 1 || text.features.contains(.breaksWords) { return nil }
    }
    let firstCluster = cursor.cluster
    cursor = Cursor(segment: segment, origin: Int64(nexts[segment - 1]))
    return Line(segments: first..<segment, firstCluster: firstCluster, width: width)
  }

  /// The ruler at the start of a line.
  private func ruler(at cursor: Cursor, of text: PreparedText) -> Ruler {
    var ruler = Ruler(origin: cursor.origin, tab: text.tabs.lowerBound, boxEnd: .max, boxShift: 0)
    ruler.tab = Self.firstPlace(in: text.tabs) { Int64(tabPlaces[$0]) >= cursor.origin }
    let box = Self.firstPlace(in: text.boxes) { Int64(boxNexts[$0]) > cursor.origin }
    guard box < text.boxes.upperBound else { return ruler }
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
  private func passTabs(_ text: PreparedText, _ segment: Int, _ ruler: inout Ruler) {
    let stop = max(text.space * 8, 1)
    let last = Int64(nexts[segment])
    while ruler.tab < text.tabs.upperBound, Int64(tabPlaces[ruler.tab]) <= last {
      let place = Int64(tabPlaces[ruler.tab])
      ruler.pass(place)
      let distance = place - ruler.origin
      var width = stop - distance % stop
      if width < text.space / 2 { width += stop }
      ruler.origin -= width
      ruler.tab += 1
    }
  }
}
