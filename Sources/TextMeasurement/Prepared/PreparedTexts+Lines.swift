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

  /// Breaks the segment at the cursor between graphemes, of which the line gets at least one.
  func breakWord(_ text: PreparedText, _ rules: LineRules, _ cursor: inout Cursor, limit: Int64) -> Line {
    let first = cursor.segment
    let firstCluster = cursor.cluster
    let start = max(cursor.cluster, 0)
    let base = self.start(of: first, text, rules)
    var line = Line(segments: first..<first + 1, firstCluster: firstCluster, width: Int64(ends[first]) - cursor.origin)
    var next = Cursor(segment: first + 1, origin: self.next(after: first, text, space: rules.space))
    readGraphemes(of: first, text) { list, numbers in
      var cluster = start + 1
      guard start < list.count else { return }
      while cluster < list.count, base + numbers(GraphemeList.ends + cluster) - cursor.origin <= limit {
        cluster += 1
      }
      let end = base + numbers(GraphemeList.ends + cluster - 1)
      line.width = end - cursor.origin
      if cluster < list.count { next = Cursor(segment: first, cluster: cluster, origin: end) }
    }
    line.endCluster = next.cluster
    cursor = next
    return line
  }

  /// Where a segment starts, in the text's units.
  private func start(of segment: Int, _ text: PreparedText, _ rules: LineRules) -> Int64 {
    segment == Int(text.first) ? 0 : next(after: segment - 1, text, space: rules.space)
  }

  /// The UTF-8 offsets at which the lines of a text start at a width: of the first visible character of each.
  ///
  /// - Precondition: The arena keeps offsets.
  public func lineStarts(of index: Int, width: Double) -> [Int] {
    precondition(keepsOffsets, "line starts need an arena made with keepsOffsets: true")
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
