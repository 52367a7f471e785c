extension PreparedTexts {
  /// Where a line starts, and then where the next one does.
  struct Cursor {
    /// The segment, as a place in the arrays.
    var segment: Int
    /// The grapheme, counted from the text's first, when the line starts inside a segment; else negative.
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
  func nextLine(_ text: PreparedText, _ cursor: inout Cursor, limit: Int64) -> Line {
    if text.features.isDisjoint(with: .needsCare) { return nextPlainLine(text, &cursor, limit: limit) }
    return nextCarefulLine(text, &cursor, limit: limit)
  }

  /// Breaks off a line of a text without tabs, soft hyphens and box ends.
  private func nextPlainLine(_ text: PreparedText, _ cursor: inout Cursor, limit: Int64) -> Line {
    let origin = cursor.origin
    let first = cursor.segment
    let end = text.segments.upperBound
    let hasForced = text.features.contains(.forcedBreaks)
    let firstCluster = cursor.cluster
    let limit = text.features.contains(.wraps) ? limit : .max / 4
    var segment = first
    while segment < end, Int64(ends[segment]) - origin <= limit {
      segment += 1
      if hasForced, kinds[segment - 1].contains(.forced) { break }
    }
    if segment == first {
      if text.features.contains(.breaksWords) { return breakWord(text, &cursor, limit: limit) }
      segment += 1
    }
    cursor = Cursor(segment: segment, origin: Int64(nexts[segment - 1]))
    return Line(
      segments: first..<segment, firstCluster: firstCluster, width: Int64(ends[segment - 1]) - origin)
  }

  /// Breaks the segment at the cursor between graphemes, of which the line gets at least one.
  func breakWord(
    _ text: PreparedText, _ cursor: inout Cursor, limit: Int64
  ) -> Line {
    let first = cursor.segment
    let base = text.clusters.lowerBound
    let start = cursor.cluster < 0 ? Int(firstClusters[first]) : cursor.cluster
    let stop = first + 1 < text.segments.upperBound ? Int(firstClusters[first + 1]) : text.clusters.count
    var cluster = start + 1
    while cluster < stop, Int64(clusterEnds[base + cluster]) - cursor.origin <= limit { cluster += 1 }
    let width = (start < stop ? Int64(clusterEnds[base + cluster - 1]) : Int64(ends[first])) - cursor.origin
    let firstCluster = cursor.cluster
    if cluster >= stop {
      cursor = Cursor(segment: first + 1, origin: Int64(nexts[first]))
    } else {
      cursor = Cursor(segment: first, cluster: cluster, origin: Int64(clusterEnds[base + cluster - 1]))
    }
    return Line(
      segments: first..<first + 1, firstCluster: firstCluster, endCluster: cursor.cluster, width: width)
  }
}
