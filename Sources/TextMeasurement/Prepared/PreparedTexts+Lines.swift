extension PreparedTexts {
  /// Where the next line starts.
  struct Cursor {
    /// The segment, as a place in the arrays.
    var segment: Int
    /// The grapheme of the segment that the line starts with, when it starts inside one; else negative.
    var cluster = -1
    /// Where the line starts.
    var origin: Int64 = 0
  }

  /// One line.
  struct Line {
    /// Its segments; the last may go on in the next line.
    var segments: Range<Int>
    /// The grapheme that it starts with, when it starts inside a segment; else negative.
    var firstCluster = -1
    /// The grapheme that the next line starts with, when the line ends inside a segment; else negative.
    var endCluster = -1
    /// Its width without hanging spaces, in the text's units.
    var width: Int64
  }

  /// Breaks off one line and moves the cursor to the next.
  ///
  /// Greedy: as many segments as fit, at least one; a segment that fits no line whole is broken between
  /// graphemes if the text allows it.
  func nextLine(_ text: PreparedText, _ rules: LineRules, _ cursor: inout Cursor, limit: Int64) -> Line {
    if text.features.isDisjoint(with: .needsCare) { return nextPlainLine(text, rules, &cursor, limit: limit) }
    return nextCarefulLine(text, rules, &cursor, limit: limit)
  }

  /// Breaks off a line of a text without tabs, soft hyphens and box ends.
  private func nextPlainLine(
    _ text: PreparedText, _ rules: LineRules, _ cursor: inout Cursor, limit: Int64
  ) -> Line {
    let origin = cursor.origin
    let first = cursor.segment
    let end = text.segments.upperBound
    let hasForced = text.features.contains(.forcedBreaks)
    let firstCluster = cursor.cluster
    let limit = text.features.contains(.wraps) ? limit : .max / 4
    var segment = first
    while segment < end, Int64(ends[segment]) - origin <= limit {
      segment += 1
      if hasForced, marks[segment - 1] & SegmentMark.forced.rawValue != 0 { break }
    }
    if segment == first {
      if text.features.contains(.breaksWords) { return breakWord(text, rules, &cursor, limit: limit) }
      segment += 1
    }
    cursor = Cursor(segment: segment, origin: next(after: segment - 1, text, space: rules.space))
    return Line(
      segments: first..<segment, firstCluster: firstCluster, width: Int64(ends[segment - 1]) - origin)
  }

  /// Breaks the word at the cursor between graphemes, of which the line gets at least one.
  func breakWord(_ text: PreparedText, _ rules: LineRules, _ cursor: inout Cursor, limit: Int64) -> Line {
    let first = cursor.segment
    let origin = cursor.origin
    var segment = first
    var start = max(cursor.cluster, 0)
    var taken = 0
    var line = Line(segments: first..<first + 1, firstCluster: cursor.cluster, width: Int64(ends[first]) - origin)
    while true {
      let base = self.start(of: segment, text, rules)
      var next: Cursor?
      readGraphemes(of: segment, text) { list, numbers in
        var cluster = start
        while cluster < list.count {
          let end = base + numbers(GraphemeList.ends + cluster)
          if taken > 0, end - origin > limit {
            let reached = cluster == 0 ? base : base + numbers(GraphemeList.ends + cluster - 1)
            next = Cursor(segment: segment, cluster: cluster, origin: reached)
            return
          }
          line.width = end - origin
          taken += 1
          cluster += 1
        }
      }
      if let next {
        line.segments = first..<(next.cluster > 0 || segment == first ? segment + 1 : segment)
        line.endCluster = next.cluster > 0 ? next.cluster : -1
        cursor = next
        return line
      }
      segment += 1
      start = 0
      guard marks[segment - 1] & SegmentMark.joined.rawValue != 0, segment < text.segments.upperBound else { break }
    }
    // Nothing is left of the word, so the line ends where its last segment does.
    line.segments = first..<segment
    line.width = Int64(ends[segment - 1]) - origin
    cursor = Cursor(segment: segment, origin: next(after: segment - 1, text, space: rules.space))
    return line
  }

  /// Where the word ends that a segment belongs to.
  func endOfWord(_ segment: Int, _ text: PreparedText) -> Int {
    var end = segment + 1
    while end < text.segments.upperBound, marks[end - 1] & SegmentMark.joined.rawValue != 0 { end += 1 }
    return end
  }

  /// Where a segment starts, in the text's units.
  private func start(of segment: Int, _ text: PreparedText, _ rules: LineRules) -> Int64 {
    segment == Int(text.first) ? 0 : next(after: segment - 1, text, space: rules.space)
  }

  /// The UTF-8 offsets at which the lines of a text start at a width: of the first visible character of each.
  ///
  /// - Returns: One offset a line; none if the arena was made without `keepsOffsets: true`.
  /// - Complexity: O(segments of the text).
  public func lineStarts(of index: Int, width: Double) -> [Int] {
    guard keepsOffsets else { return [] }
    let text = texts[index]
    let rules = rules[Int(text.rules)]
    let limit = text.limit(width: width)
    var starts: [Int] = []
    var cursor = Cursor(segment: text.segments.lowerBound)
    while cursor.segment < text.segments.upperBound, rules.maxLines == 0 || starts.count < rules.maxLines {
      var start = Int(offsets[cursor.segment])
      if cursor.cluster >= 0 {
        let cluster = cursor.cluster
        readGraphemes(of: cursor.segment, text) { list, numbers in
          start += list.offsets.map { Int(numbers($0 + cluster)) } ?? cluster
        }
      }
      starts.append(start)
      _ = nextLine(text, rules, &cursor, limit: limit)
    }
    return starts
  }
}
