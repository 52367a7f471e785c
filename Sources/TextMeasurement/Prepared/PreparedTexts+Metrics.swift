extension PreparedTexts {
  /// Lays a text out at a width in points; `.infinity` is no limit.
  ///
  /// Allocates nothing.
  ///
  /// - Complexity: O(*s*) in the text's segments.
  public func metrics(of index: Int, width: Double) -> TextMetrics {
    let text = texts[index]
    guard !text.segments.isEmpty else { return emptyMetrics(text) }
    let limit = text.limit(width: width)
    let differs = text.features.contains(.lineBoxes)
    var cursor = Cursor(segment: text.segments.lowerBound)
    var lines = 0
    var longest: Int64 = 0
    var last: Int64 = 0
    var tops = 0.0
    var box = text.lineBox
    var firstBaseline = text.lineBox.ascent
    var isCut = false
    while cursor.segment < text.segments.upperBound {
      if text.maxLines > 0, lines == text.maxLines {
        isCut = true
        break
      }
      let line = nextLine(text, &cursor, limit: limit)
      if lines > 0 { tops += box.height }
      if differs {
        box = lineBox(text, line)
        if lines == 0 { firstBaseline = box.ascent }
      }
      lines += 1
      last = line.width
      if last > longest { longest = last }
    }
    // A text that does not wrap is cut at its end when an ellipsis says so.
    let showsEllipsis = text.features.contains(.endsInEllipsis) && text.maxLines > 0
    if showsEllipsis, !text.features.contains(.wraps), longest > limit { isCut = true }
    if isCut, showsEllipsis { longest = max(longest, last + text.ellipsis) }
    var extent = text.points(longest)
    if isCut, showsEllipsis, extent > width { extent = max(width, 0) }
    let total = tops + box.height
    return TextMetrics(
      lineCount: lines, width: extent,
      height: lines < text.minLines ? total + Double(text.minLines - lines) * text.lineBox.height : total,
      truncated: isCut, firstBaseline: firstBaseline, lastBaseline: tops + box.ascent)
  }

  /// The UTF-8 offsets at which the lines of a text start at a width: of the first visible character of each.
  public func lineStarts(of index: Int, width: Double) -> [Int] {
    let text = texts[index]
    let limit = text.limit(width: width)
    var starts: [Int] = []
    var cursor = Cursor(segment: text.segments.lowerBound)
    while cursor.segment < text.segments.upperBound, text.maxLines == 0 || starts.count < text.maxLines {
      if cursor.cluster < 0 {
        starts.append(Int(sources[cursor.segment]))
      } else {
        starts.append(Int(clusterSources[text.clusters.lowerBound + cursor.cluster]))
      }
      _ = nextLine(text, &cursor, limit: limit)
    }
    return starts
  }

  /// What a text without anything to show takes: nothing, or its reserved lines.
  private func emptyMetrics(_ text: PreparedText) -> TextMetrics {
    guard text.minLines > 0 else { return .empty }
    let baseline = text.lineBox.ascent
    return TextMetrics(
      lineCount: 0, width: 0, height: Double(text.minLines) * text.lineBox.height, truncated: false,
      firstBaseline: baseline, lastBaseline: baseline)
  }

  /// The box of a line: the union of those of its segments, or of its graphemes where it has a segment in
  /// part.
  private func lineBox(_ text: PreparedText, _ line: Line) -> LineBox {
    let offset = text.lineBoxes - text.segments.lowerBound
    let first = line.segments.lowerBound
    var box = text.lineBox
    if line.firstCluster >= 0 || line.endCluster >= 0 {
      let whole = first + 1 < text.segments.upperBound ? Int(firstClusters[first + 1]) : text.clusters.count
      let start = line.firstCluster >= 0 ? line.firstCluster : Int(firstClusters[first])
      let end = line.endCluster >= 0 ? line.endCluster : whole
      let clusterOffset = text.lineBoxes + text.segments.count
      for cluster in start..<max(start, end) { box = box.union(lineBoxes[clusterOffset + cluster]) }
    } else {
      box = lineBoxes[offset + first]
    }
    for segment in line.segments.dropFirst() { box = box.union(lineBoxes[offset + segment]) }
    return box
  }
}
