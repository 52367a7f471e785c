/// The rows of a list in sections, with headers and footers of their own extents, and exact offsets.
///
/// It is made of order-statistics trees: one of all rows by key, one of sections by key and whole extent, and three
/// of the sections' numbers of rows, headers and footers. So each query and edit of a row, header or footer is
/// O(log n). Copies are cheap, and an edit that throws changes nothing.
public struct SectionedListIndex<Section: Hashable & Sendable, Key: Hashable & Sendable>: Sendable {
  /// The lengths that all sections share.
  public let metrics: SectionMetrics
  /// All rows; gaps are counted by `offset(ofRow:in:)`.
  var rows: ListIndex<Key>
  /// Sections, with their whole extents.
  var sections: ListIndex<Section>
  /// The number of rows of each section.
  var counts = ExtentTree()
  var headers = ExtentTree()
  var footers = ExtentTree()

  /// A list without sections.
  public init(metrics: SectionMetrics = SectionMetrics()) {
    self.metrics = metrics
    rows = ListIndex(metrics: metrics.inner)
    sections = ListIndex(metrics: metrics.outer)
  }

  /// The number of rows.
  public var count: Int { rows.count }
  /// The number of sections.
  public var sectionCount: Int { sections.count }
  /// The length of the list.
  public var total: Extent { sections.total }

  /// The keys of all sections in order.
  public var sectionKeys: [Section] { Array(sections) }

  /// The section at an index.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func section(at index: Int) throws(ListError) -> Section { try sections.key(at: index) }

  /// The index of a section; nil if there is none.
  public func sectionIndex(of section: Section) -> Int? { sections.index(of: section) }

  /// The key of a row by its index among all rows.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func key(at index: Int) throws(ListError) -> Key { try rows.key(at: index) }

  /// The index of a key's row among all rows; nil if there is none.
  public func index(of key: Key) -> Int? { rows.index(of: key) }

  /// The place of a key's row: its section's index, and its index there; nil if there is none.
  public func indexPath(of key: Key) -> (section: Int, row: Int)? {
    rows.index(of: key).map { index in
      let place = section(ofRow: index)
      return (place.index, index - Int(place.prefix))
    }
  }

  /// The indices, among all rows, of a section's rows.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func rows(inSection index: Int) throws(ListError) -> Range<Int> {
    guard index >= 0, index < sectionCount else { throw .indexOutOfRange(index, count: sectionCount) }
    return range(counts.place(at: index))
  }

  /// The frame of a whole section.
  ///
  /// - Throws: `ListError.unknownKey`.
  public func frame(ofSection section: Section) throws(ListError) -> ListFrame { try sections.frame(of: section) }

  /// The frame of a section's header, where it stands while it is not stuck.
  ///
  /// - Throws: `ListError.unknownKey`.
  public func frame(ofHeader section: Section) throws(ListError) -> ListFrame {
    let place = try sections.place(of: section)
    return header(sections.frame(place), at: place.index)
  }

  /// The frame of a section's footer.
  ///
  /// - Throws: `ListError.unknownKey`.
  public func frame(ofFooter section: Section) throws(ListError) -> ListFrame {
    let place = try sections.place(of: section)
    return footer(sections.frame(place), at: place.index)
  }

  /// The frame of a key's row.
  ///
  /// - Throws: `ListError.unknownKey`.
  public func frame(of key: Key) throws(ListError) -> ListFrame { frame(try rows.place(of: key)) }

  /// The frame of a row by its index among all rows.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func frame(at index: Int) throws(ListError) -> ListFrame { frame(try rows.place(at: index)) }

  /// The row at an offset, by its index among all rows: at a header the first of the section, at a footer the last,
  /// around a section without rows the nearest before it; nil if the list has no rows.
  public func index(at offset: Extent) -> Int? {
    guard count > 0, let section = sections.index(at: offset) else { return nil }
    let members = range(counts.place(at: section))
    guard !members.isEmpty else { return max(0, members.lowerBound - 1) }
    let base = rows.tree.place(at: members.lowerBound)
    let start = rowsStart(of: section)
    let target = max(-1, offset.units) - start + rows.offset(base)
    let found = rows.tree.place(reaching: max(target, rows.offset(base)), gap: rows.metrics.gap).index
    return min(max(found, members.lowerBound), members.upperBound - 1)
  }

  // MARK: Places

  /// The place of the section that holds a row, in the tree of counts.
  func section(ofRow index: Int) -> ExtentTree.Place { counts.place(reaching: Int64(index), gap: 0) }

  /// The rows of a section, from its place in the tree of counts.
  func range(_ place: ExtentTree.Place) -> Range<Int> { Int(place.prefix)..<Int(place.prefix + place.extent) }

  /// Where a section's first row stands, or would.
  func rowsStart(of section: Int) -> Int64 {
    sections.offset(sections.tree.place(at: section)) + headers.place(at: section).extent
      + metrics.rows.leadingInset.units
  }

  func header(_ section: ListFrame, at index: Int) -> ListFrame {
    ListFrame(offset: section.offset, extent: Extent(units: headers.place(at: index).extent))
  }

  func footer(_ section: ListFrame, at index: Int) -> ListFrame {
    let extent = Extent(units: footers.place(at: index).extent)
    return ListFrame(offset: section.end - extent, extent: extent)
  }

  /// The frame of a row: where its section's rows start, and what stands between the first of them and it.
  func frame(_ row: ExtentTree.Place) -> ListFrame {
    let section = section(ofRow: row.index)
    let first = rows.tree.place(at: Int(section.prefix))
    let offset = rowsStart(of: section.index) + rows.offset(row) - rows.offset(first)
    return ListFrame(offset: Extent(units: offset), extent: Extent(units: row.extent))
  }
}

extension SectionedListIndex: AnchoredList {}
