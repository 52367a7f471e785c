import LayoutModel

extension PreparedTexts {
  /// What lines make up, before heights.
  struct LineSums {
    /// Lines shown.
    var lines = 0
    /// The width of the longest, in the text's units.
    var longest: Int64 = 0
    /// The width of the last.
    var last: Int64 = 0
    /// Whether lines were left out.
    var isCut = false
    /// The top of the last line, where lines differ in height.
    var top = 0.0
    /// The first baseline, where lines differ in height.
    var firstBaseline = 0.0
    /// The box of the last line, where lines differ in height.
    var box = LineBox.none

    /// Adds a line's box.
    mutating func add(_ next: LineBox) {
      if lines == 0 { firstBaseline = next.ascent } else { top += box.height }
      box = next
    }
  }

  /// Lays a text out at a width in points; `.infinity` is no limit.
  ///
  /// Allocates nothing.
  ///
  /// - Complexity: O(*s*) in the text's segments.
  public func metrics(of index: Int, width: Double) -> TextMetrics {
    let text = texts[index]
    let rules = rules[Int(text.rules)]
    guard text.count > 0 else { return emptyMetrics(rules) }
    let limit = text.limit(width: width)
    let differs = text.features.contains(.lineBoxes)
    var sums =
      text.features.isDisjoint(with: [.softHyphens, .tabs, .boxes, .endChanges, .uneven])
      ? plainSums(text, rules, limit: limit) : careSums(text, rules, limit: limit)
    if !differs {
      sums.box = rules.lineBox
      sums.firstBaseline = sums.box.ascent
      sums.top = Double(sums.lines - 1) * sums.box.height
    }
    return metrics(sums, text, rules, width, limit)
  }

  /// Breaks a text into lines one by one.
  private func careSums(_ text: PreparedText, _ rules: LineRules, limit: Int64) -> LineSums {
    let differs = text.features.contains(.lineBoxes)
    var cursor = Cursor(segment: text.segments.lowerBound)
    var sums = LineSums()
    while cursor.segment < text.segments.upperBound {
      if rules.maxLines > 0, sums.lines == rules.maxLines {
        sums.isCut = true
        break
      }
      let line = nextLine(text, rules, &cursor, limit: limit)
      if differs { sums.add(lineBox(text, rules, line)) }
      sums.lines += 1
      sums.last = line.width
      sums.longest = max(sums.longest, line.width)
    }
    return sums
  }

  /// Puts metrics together; an ellipsis counts in the width of the line that it ends.
  @inline(__always)
  private func metrics(
    _ sums: LineSums, _ text: PreparedText, _ rules: LineRules, _ width: Double, _ limit: Int64
  ) -> TextMetrics {
    var longest = sums.longest
    var isCut = sums.isCut
    // A text that does not wrap is cut at its end when an ellipsis says so.
    let showsEllipsis = text.features.contains(.endsInEllipsis) && rules.maxLines > 0
    if showsEllipsis, !text.features.contains(.wraps), longest > limit { isCut = true }
    if isCut, showsEllipsis { longest = max(longest, sums.last + rules.ellipsis >> Int64(text.shift)) }
    var extent = text.points(longest)
    if isCut, showsEllipsis, extent > width { extent = max(width, 0) }
    var total = sums.top + sums.box.height
    if sums.lines < rules.minLines { total += Double(rules.minLines - sums.lines) * rules.lineBox.height }
    return TextMetrics(
      lineCount: sums.lines, width: extent, height: total, truncated: isCut,
      firstBaseline: sums.firstBaseline, lastBaseline: sums.top + sums.box.ascent)
  }

  /// What a text without anything to show takes: nothing, or its reserved lines.
  private func emptyMetrics(_ rules: LineRules) -> TextMetrics {
    guard rules.minLines > 0 else { return .empty }
    let baseline = rules.lineBox.ascent
    return TextMetrics(
      lineCount: 0, width: 0, height: Double(rules.minLines) * rules.lineBox.height, truncated: false,
      firstBaseline: baseline, lastBaseline: baseline)
  }

  /// The box of a line: the union of those of its segments, or of its graphemes where it has a segment in
  /// part.
  func lineBox(_ text: PreparedText, _ rules: LineRules, _ line: Line) -> LineBox {
    let offset = extras[Int(text.extras)].lineBoxes - Int(text.first)
    var box = rules.lineBox
    for segment in line.segments {
      let start = segment == line.segments.lowerBound ? max(line.firstCluster, 0) : 0
      let end = segment == line.segments.upperBound - 1 ? line.endCluster : -1
      guard start > 0 || end >= 0 else {
        let number = Int(segmentBoxes[offset + segment])
        if number != 0 { box = box.union(lineBox(number, text)) }
        continue
      }
      readGraphemes(of: segment, text) { list, numbers in
        guard let boxes = list.boxes else { return }
        for cluster in start..<max(start, end >= 0 ? end : list.count) {
          box = box.union(lineBox(Int(numbers(boxes + cluster)), text))
        }
      }
    }
    return box
  }

  /// The width of the longest stretch of a text that no line breaks, in points: the least width at which
  /// nothing overflows and no word is torn.
  ///
  /// - Complexity: O(*s*) in the text's segments.
  public func narrowestWidth(of index: Int) -> Double {
    let text = texts[index]
    let rules = rules[Int(text.rules)]
    var widest: Int64 = 0
    var start: Int64 = 0
    guard text.features.contains(.wraps) else { return metrics(of: index, width: .infinity).width }
    for segment in text.segments {
      let hyphen = marks[segment] & SegmentMark.softHyphen.rawValue != 0 ? rules.hyphen >> Int64(text.shift) : 0
      widest = max(widest, Int64(ends[segment]) - start + hyphen)
      if marks[segment] & SegmentMark.joined.rawValue == 0 {
        start = next(after: segment, text, space: rules.space)
      }
    }
    return text.points(widest)
  }
}
