extension PreparedTexts {
  /// Breaks a text without tabs, soft hyphens, boxes and changes at line ends into lines.
  ///
  /// Does what `nextLine` does over and over, on pointers and eight segments at a time.
  func plainSums(_ text: PreparedText, _ rules: LineRules, limit: Int64) -> LineSums {
    ends.withUnsafeBufferPointer { ends in
      marks.withUnsafeBufferPointer { marks in
        guard let first = ends.baseAddress, let marks = marks.baseAddress else { return LineSums() }
        return plainSums(text, rules, limit, first, available: ends.count, marks)
      }
    }
  }

  /// The loop over lines.
  @inline(__always)
  private func plainSums(
    _ text: PreparedText, _ rules: LineRules, _ limit: Int64, _ ends: UnsafePointer<Int32>,
    available: Int, _ marks: UnsafePointer<UInt8>
  ) -> LineSums {
    let end = Int(text.first) + Int(text.count)
    let hasForced = text.features.contains(.forcedBreaks)
    let differs = text.features.contains(.lineBoxes)
    let breaksWords = text.features.contains(.breaksWords)
    let limit = text.features.contains(.wraps) ? limit : .max / 4
    let shift = Int64(text.shift)
    let maxLines = rules.maxLines > 0 ? rules.maxLines : .max
    var sums = LineSums()
    var cursor = Cursor(segment: Int(text.first))
    // Where the next forced break is, or the text's end; looked for once a paragraph.
    var paragraphEnd = 0
    while cursor.segment < end {
      guard sums.lines < maxLines else {
        sums.isCut = true
        break
      }
      let first = cursor.segment
      if cursor.segment >= paragraphEnd {
        paragraphEnd = hasForced ? Self.endOfForced(marks, cursor.segment, end) : end
      }
      var segment = Self.firstBeyond(
        ends, first, paragraphEnd, available: available, Int32(clamping: cursor.origin &+ limit))
      if segment == first {
        if breaksWords {
          let line = breakWord(text, rules, &cursor, limit: limit)
          if differs { sums.add(lineBox(text, rules, line)) }
          sums.last = line.width
          sums.longest = max(sums.longest, sums.last)
          sums.lines += 1
          continue
        }
        segment += 1
      }
      if differs {
        let line = Line(segments: first..<segment, firstCluster: cursor.cluster, width: 0)
        sums.add(lineBox(text, rules, line))
      }
      let reached = Int64(ends[segment &- 1])
      sums.last = reached &- cursor.origin
      sums.longest = max(sums.longest, sums.last)
      sums.lines &+= 1
      let spaces = marks[segment &- 1] & 15
      cursor.origin =
        spaces == SegmentMark.listed
        ? next(after: segment - 1, text, space: rules.space)
        : reached &+ (Int64(spaces) &* rules.space) &>> shift
      cursor.segment = segment
      cursor.cluster = -1
    }
    return sums
  }

  /// The first place of a range whose number is above a bound; the range's end where none is.
  ///
  /// The numbers do not fall, so that counting those within the bound finds the place. Sixteen are looked at
  /// in one go, which is more than most lines have, so that the processor has no branch to guess.
  @inline(__always)
  private static func firstBeyond(
    _ numbers: UnsafePointer<Int32>, _ start: Int, _ end: Int, available: Int, _ bound: Int32
  ) -> Int {
    var index = start
    while index &+ 16 <= available {
      let rest = Int32(truncatingIfNeeded: end &- index)
      let place = UnsafeRawPointer(numbers + index)
      let counts =
        within(place, 0, rest, bound) &+ within(place, 4, rest, bound) &+ within(place, 8, rest, bound)
        &+ within(place, 12, rest, bound)
      let pairs = unsafeBitCast(SIMD4<Int32>.zero &- counts, to: SIMD2<UInt64>.self)
      let pair = pairs[0] &+ pairs[1]
      let count = Int(pair & 0xFFFF_FFFF) &+ Int(pair &>> 32)
      index &+= count
      if count < 16 { return index }
    }
    while index < end, numbers[index] <= bound { index &+= 1 }
    return index
  }

  /// For each of four numbers -1 if it is within the bound and among the first `rest`, else 0.
  @inline(__always)
  private static func within(_ place: UnsafeRawPointer, _ lane: Int32, _ rest: Int32, _ bound: Int32) -> SIMD4<Int32> {
    let four = place.loadUnaligned(fromByteOffset: Int(lane) * 4, as: SIMD4<Int32>.self)
    let isWithin = unsafeBitCast(four .<= bound, to: SIMD4<Int32>.self)
    let isPart = unsafeBitCast(SIMD4<Int32>(lane, lane + 1, lane + 2, lane + 3) .< rest, to: SIMD4<Int32>.self)
    return isWithin & isPart
  }

  /// The place after the first forced break of a range; the range's end where there is none.
  @inline(__always)
  private static func endOfForced(_ marks: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if marks[index] & SegmentMark.forced.rawValue != 0 { return index + 1 }
      index += 1
    }
    return end
  }
}
