extension SectionedListIndex {
  /// Headers, rows and footers that meet a range of offsets, in order, each with its frame.
  ///
  /// Headers are where they stand while they are not stuck.
  ///
  /// - Complexity: O(k log n) for k parts.
  public func parts(in range: Range<Extent>) -> [(part: SectionPart<Section, Key>, frame: ListFrame)] {
    var parts: [(part: SectionPart<Section, Key>, frame: ListFrame)] = []
    func add(_ part: SectionPart<Section, Key>, _ frame: ListFrame) {
      if frame.offset < range.upperBound, frame.end > range.lowerBound { parts.append((part, frame)) }
    }
    for index in sections.rows(in: range) {
      let place = sections.tree.place(at: index)
      let section = sections.key(place)
      let frame = sections.frame(place)
      add(.header(section), header(frame, at: index))
      for row in visibleRows(ofSection: index, in: range) {
        let place = rows.tree.place(at: row)
        add(.row(rows.key(place)), self.frame(place))
      }
      add(.footer(section), footer(frame, at: index))
    }
    return parts
  }

  /// The rows of a section that may meet a range of offsets.
  private func visibleRows(ofSection index: Int, in range: Range<Extent>) -> Range<Int> {
    let members = self.range(counts.place(at: index))
    guard !members.isEmpty else { return members }
    let shift = rows.offset(rows.tree.place(at: members.lowerBound)) - rowsStart(of: index)
    let lower = Extent(units: max(range.lowerBound.units, 0) + shift)
    let upper = Extent(units: min(range.upperBound.units, total.units + 1) + shift)
    guard lower < upper else { return members.lowerBound..<members.lowerBound }
    return rows.rows(in: lower..<upper).clamped(to: members)
  }

  /// Where the header of the section at a scroll offset stands, if it sticks to the viewport's leading edge.
  ///
  /// While its section passes the edge the header stays at the edge; the section's end pushes it off. Nil where no
  /// section is at the edge.
  public func stickyHeader(at scrollOffset: Extent) -> (section: Section, frame: ListFrame)? {
    guard let index = sections.index(at: scrollOffset) else { return nil }
    let place = sections.tree.place(at: index)
    let section = sections.frame(place)
    guard section.offset <= scrollOffset, scrollOffset < section.end else { return nil }
    return (
      sections.key(place), StickyRange(section: section, header: header(section, at: index)).frame(at: scrollOffset)
    )
  }

  /// Where the footer of the section at a viewport's trailing edge stands, if it sticks to that edge.
  public func stickyFooter(at edge: Extent) -> (section: Section, frame: ListFrame)? {
    guard let index = sections.index(at: Extent(units: edge.units &- 1)) else { return nil }
    let place = sections.tree.place(at: index)
    let section = sections.frame(place)
    guard section.offset < edge, edge <= section.end else { return nil }
    let natural = footer(section, at: index)
    let offset = max(section.offset, min(natural.offset, Extent(units: edge.units &- natural.extent.units)))
    return (sections.key(place), ListFrame(offset: offset, extent: natural.extent))
  }

  /// The scroll offsets at which a section's header sticks.
  ///
  /// - Throws: `ListError.unknownKey`.
  public func stickyRange(of section: Section) throws(ListError) -> StickyRange {
    let place = try sections.place(of: section)
    let frame = sections.frame(place)
    return StickyRange(section: frame, header: header(frame, at: place.index))
  }
}
