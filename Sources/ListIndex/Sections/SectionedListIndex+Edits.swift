extension SectionedListIndex {
  /// Inserts a section before `index`; at `sectionCount` it becomes the last.
  ///
  /// - Throws: `ListError` for keys that stand already or twice, an index out of range, extents that are negative, or
  ///   a list that would be too long.
  /// - Complexity: O(k log n) for k rows.
  public mutating func insertSection(
    _ section: Section, header: Extent = .zero, footer: Extent = .zero,
    rows members: [(key: Key, extent: Extent)] = [], at index: Int
  ) throws(ListError) {
    let frame = [header, footer, metrics.rows.leadingInset, metrics.rows.trailingInset]
    var extent: Int64 = 0
    for part in frame {
      let (sum, overflow) = extent.addingReportingOverflow(try Self.length(part))
      guard !overflow else { throw .tooLong }
      extent = sum
    }
    var edited = self
    try edited.sections.insert(section, extent: Extent(units: extent), at: index)
    _ = edited.counts.insert(0, at: index)
    _ = edited.headers.insert(header.units, at: index)
    _ = edited.footers.insert(footer.units, at: index)
    for (place, member) in members.enumerated() {
      try edited.insert(member.key, extent: member.extent, inSection: index, at: place)
    }
    self = edited
  }

  /// Removes a section with all its rows.
  ///
  /// - Throws: `ListError.unknownKey`.
  /// - Complexity: O(k log n) for k rows.
  public mutating func removeSection(_ section: Section) throws(ListError) {
    let index = try sections.remove(section).index
    for row in range(counts.place(at: index)).reversed() { try rows.remove(at: row) }
    _ = counts.remove(at: index)
    _ = headers.remove(at: index)
    _ = footers.remove(at: index)
  }

  /// Moves a section with all its rows to the index that it has afterwards.
  ///
  /// - Throws: `ListError` for an unknown section or an index out of range.
  /// - Complexity: O(k log n) for k rows.
  public mutating func moveSection(_ section: Section, to target: Int) throws(ListError) {
    guard let source = sections.index(of: section) else { throw .unknownKey(String(describing: section)) }
    guard target >= 0, target < sectionCount else { throw .indexOutOfRange(target, count: sectionCount) }
    guard source != target else { return }
    let header = Extent(units: headers.place(at: source).extent)
    let footer = Extent(units: footers.place(at: source).extent)
    var members: [(key: Key, extent: Extent)] = []
    for row in range(counts.place(at: source)) {
      members.append((try rows.key(at: row), try rows.extent(at: row)))
    }
    var edited = self
    try edited.removeSection(section)
    try edited.insertSection(section, header: header, footer: footer, rows: members, at: target)
    self = edited
  }

  /// Changes the extent of a section's header.
  ///
  /// - Throws: `ListError` for an unknown section, an extent that is negative, or a list that would be too long.
  public mutating func setHeader(of section: Section, to extent: Extent) throws(ListError) {
    let place = try sections.place(of: section)
    try setExtent(of: place, by: try Self.length(extent) - headers.place(at: place.index).extent)
    headers.set(place.index, to: extent.units)
  }

  /// Changes the extent of a section's footer.
  ///
  /// - Throws: `ListError`, as for a header.
  public mutating func setFooter(of section: Section, to extent: Extent) throws(ListError) {
    let place = try sections.place(of: section)
    try setExtent(of: place, by: try Self.length(extent) - footers.place(at: place.index).extent)
    footers.set(place.index, to: extent.units)
  }

  /// Inserts a row into a section, before a place there.
  ///
  /// - Throws: `ListError` for an unknown section, a key that stands already, a place out of range, an extent that is
  ///   negative, or a list that would be too long.
  public mutating func insert(
    _ key: Key, extent: Extent, in section: Section, at place: Int
  ) throws(ListError) {
    guard let index = sections.index(of: section) else { throw .unknownKey(String(describing: section)) }
    try insert(key, extent: extent, inSection: index, at: place)
  }

  private mutating func insert(
    _ key: Key, extent: Extent, inSection index: Int, at place: Int
  ) throws(ListError) {
    let members = counts.place(at: index)
    guard place >= 0, place <= Int(members.extent) else {
      throw .indexOutOfRange(place, count: Int(members.extent))
    }
    guard !rows.contains(key) else { throw .duplicateKey(String(describing: key)) }
    let gap = members.extent > 0 ? rows.metrics.gap : 0
    let change = (Extent(units: try rows.metrics.held(extent)) + Extent(units: gap)).units
    try sections.checkTotal(rows: sectionCount, change: change)
    try rows.insert(key, extent: extent, at: Int(members.prefix) + place)
    counts.set(index, to: members.extent + 1)
    sections.tree.set(index, to: sections.tree.place(at: index).extent + change)
  }

  /// Removes a key's row.
  ///
  /// - Throws: `ListError.unknownKey`.
  public mutating func remove(_ key: Key) throws(ListError) {
    let row = try rows.place(of: key)
    let members = section(ofRow: row.index)
    try rows.remove(at: row.index)
    let gap = members.extent > 1 ? rows.metrics.gap : 0
    counts.set(members.index, to: members.extent - 1)
    sections.tree.set(members.index, to: sections.tree.place(at: members.index).extent - row.extent - gap)
  }

  /// Moves a key's row to a section, to the place that it has there afterwards.
  ///
  /// - Throws: `ListError` for an unknown key or section, or a place out of range.
  public mutating func move(_ key: Key, to section: Section, at place: Int) throws(ListError) {
    guard let path = indexPath(of: key) else { throw .unknownKey(String(describing: key)) }
    guard let target = sections.index(of: section) else { throw .unknownKey(String(describing: section)) }
    let room = Int(counts.place(at: target).extent) - (path.section == target ? 1 : 0)
    guard place >= 0, place <= room else { throw .indexOutOfRange(place, count: room) }
    let extent = try rows.extent(of: key)
    var edited = self
    try edited.remove(key)
    try edited.insert(key, extent: extent, inSection: target, at: place)
    self = edited
  }

  /// Puts another row in the place of a key's row.
  ///
  /// - Throws: `ListError` for an unknown key, another that stands already, an extent that is negative, or a list that
  ///   would be too long.
  public mutating func replace(_ key: Key, with other: Key, extent: Extent) throws(ListError) {
    let row = try rows.place(of: key)
    try checkChange(of: row, to: extent)
    try rows.replace(key, with: other, extent: extent)
    try follow(row)
  }

  /// Changes the extent of a key's row.
  ///
  /// - Throws: `ListError` for an unknown key, an extent that is negative, or a list that would be too long.
  public mutating func setExtent(of key: Key, to extent: Extent) throws(ListError) {
    let row = try rows.place(of: key)
    try checkChange(of: row, to: extent)
    _ = try rows.set(row, to: extent)
    try follow(row)
  }

  private func checkChange(of row: ExtentTree.Place, to extent: Extent) throws(ListError) {
    try sections.checkTotal(rows: sectionCount, change: try rows.metrics.held(extent) - row.extent)
  }

  /// Lets a section's extent follow a row whose extent has changed.
  private mutating func follow(_ row: ExtentTree.Place) throws(ListError) {
    let change = rows.tree.place(at: row.index).extent - row.extent
    try setExtent(of: sections.tree.place(at: section(ofRow: row.index).index), by: change)
  }

  private mutating func setExtent(of section: ExtentTree.Place, by change: Int64) throws(ListError) {
    try sections.checkTotal(rows: sectionCount, change: change)
    sections.tree.set(section.index, to: section.extent + change)
  }

  private static func length(_ extent: Extent) throws(ListError) -> Int64 {
    guard ListMetrics.anyExtent.contains(extent) else { throw .invalidExtent(points: extent.points) }
    return extent.units
  }
}
