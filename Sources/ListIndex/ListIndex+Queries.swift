extension ListIndex {
  /// The key of the row at an index.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  /// - Complexity: O(log n), as every query here.
  @inlinable
  public func key(at index: Int) throws(ListError) -> Key { key(try place(at: index)) }

  /// The index of a key's row; nil if there is none.
  @inlinable
  public func index(of key: Key) -> Int? {
    find(key).map { tree.firstIndex(ofLeaf: $0.leaf) + $0.slot }
  }

  /// Whether a row has a key.
  @inlinable
  public func contains(_ key: Key) -> Bool { find(key) != nil }

  /// The extent of the row at an index, as it was given, within the limits.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  @inlinable
  public func extent(at index: Int) throws(ListError) -> Extent {
    Extent(units: try place(at: index).extent)
  }

  /// The extent of a key's row.
  ///
  /// - Throws: `ListError.unknownKey`.
  @inlinable
  public func extent(of key: Key) throws(ListError) -> Extent { Extent(units: try place(of: key).extent) }

  /// Where the row at an index starts; at `count`, where the next row would start.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  @inlinable
  public func offset(at index: Int) throws(ListError) -> Extent {
    guard index >= 0, index <= count else { throw .indexOutOfRange(index, count: count) }
    return Extent(units: offset(tree.place(at: index)))
  }

  /// Where a key's row starts.
  ///
  /// - Throws: `ListError.unknownKey`.
  @inlinable
  public func offset(of key: Key) throws(ListError) -> Extent { Extent(units: offset(try place(of: key))) }

  /// Offset and extent of the row at an index.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  @inlinable
  public func frame(at index: Int) throws(ListError) -> ListFrame { frame(try place(at: index)) }

  /// Offset and extent of a key's row.
  ///
  /// - Throws: `ListError.unknownKey`.
  @inlinable
  public func frame(of key: Key) throws(ListError) -> ListFrame { frame(try place(of: key)) }

  @inlinable
  func frame(_ place: ExtentTree.Place) -> ListFrame {
    ListFrame(offset: Extent(units: offset(place)), extent: Extent(units: place.extent))
  }

  /// The room of the row at an index: its frame and the gap below it, up to the next row's offset.
  ///
  /// The last row has no gap.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func room(at index: Int) throws(ListError) -> ListFrame {
    var frame = try frame(at: index)
    if index < count - 1 { frame.extent.units &+= metrics.gap }
    return frame
  }

  /// Where the separator below the row at an index stands; nil below the last row or without separators.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func separator(after index: Int) throws(ListError) -> ListFrame? {
    let frame = try frame(at: index)
    guard metrics.separator > .zero, index < count - 1 else { return nil }
    return ListFrame(offset: frame.end, extent: metrics.separator)
  }

  /// The row in whose room an offset lies: the first one before the list, the last one behind it.
  ///
  /// Of rows without extent at one offset it is the last, which has the room. Nil if the list has no rows.
  @inlinable
  public func index(at offset: Extent) -> Int? {
    guard !isEmpty else { return nil }
    return place(at: offset).index
  }

  @inlinable
  func place(at offset: Extent) -> ExtentTree.Place {
    tree.place(reaching: Swift.max(offset.units, -1) &- metrics.leadingInset.units, gap: metrics.gap)
  }

  /// The rows whose room meets a range of offsets: what is visible in a viewport.
  @inlinable
  public func rows(in range: Range<Extent>) -> Range<Int> {
    guard !isEmpty, !range.isEmpty else { return 0..<0 }
    let first = place(at: range.lowerBound)
    let last = place(at: Extent(units: range.upperBound.units - 1))
    if offset(last) >= range.upperBound.units { return 0..<0 }
    if first.index == count - 1, offset(first) &+ first.extent <= range.lowerBound.units { return count..<count }
    return first.index..<last.index + 1
  }

  /// The frames of a range of rows, in order, in O(k + log n) for k rows.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  public func frames(_ rows: Range<Int>) throws(ListError) -> [(key: Key, frame: ListFrame)] {
    guard rows.lowerBound >= 0, rows.upperBound <= count else {
      throw .indexOutOfRange(rows.upperBound, count: count)
    }
    var frames: [(key: Key, frame: ListFrame)] = []
    frames.reserveCapacity(rows.count)
    guard !rows.isEmpty else { return [] }
    var offset = Extent(units: self.offset(tree.place(at: rows.lowerBound)))
    for index in rows {
      let place = tree.place(at: index)
      frames.append((key(place), ListFrame(offset: offset, extent: Extent(units: place.extent))))
      offset.units &+= place.extent &+ metrics.gap
    }
    return frames
  }
}

extension ListIndex: Sequence {
  /// The keys in order; the iterator keeps the rows of the moment it was made.
  public struct Iterator: IteratorProtocol {
    let list: ListIndex
    var leafKeys: ContiguousArray<Key> = []
    var slot = 0
    var index = 0

    /// The next key.
    public mutating func next() -> Key? {
      if slot == leafKeys.count {
        guard index < list.count else { return nil }
        leafKeys = list.keys[Int(list.tree.place(at: index).leaf)]
        slot = 0
      }
      defer {
        slot += 1
        index += 1
      }
      return leafKeys[slot]
    }
  }

  /// An iterator over the keys.
  public func makeIterator() -> Iterator { Iterator(list: self) }
}
