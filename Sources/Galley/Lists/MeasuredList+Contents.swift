public import ListIndex

extension MeasuredList {
  /// Makes the list show these items, in this order; finds what differs by key.
  ///
  /// - Parameters:
  ///   - items: All items; their keys differ.
  ///   - anchor: What a reader looks at.
  ///   - mode: Whether new and changed rows are measured now or guessed.
  /// - Returns: what became of each row that is new, gone or has another item.
  /// - Throws: `ListError` for keys that stand twice or a list that would be too long; nothing is changed then.
  /// - Complexity: O(n) comparisons of items, and the measuring of those that differ.
  @discardableResult
  public func set(
    _ items: [Item], keeping anchor: ListAnchor<Key>? = nil, measuring mode: Measuring = .now
  ) throws(ListError) -> ListChange<Key> {
    try write { (store) throws(ListError) in
      let keys = items.map(keyOf)
      var places: [Key: Int] = [:]
      places.reserveCapacity(items.count)
      for (place, key) in keys.enumerated() where places.updateValue(place, forKey: key) != nil {
        throw .duplicateKey(String(describing: key))
      }
      let touched = items.indices.filter { store.rows[keys[$0]]?.item != items[$0] }
      var (change, measured) = measure(touched.map { items[$0] }, mode, &store)
      let gone = store.index.filter { places[$0] == nil }
      let index = try index(
        of: keys, places, gone: gone, Dictionary(uniqueKeysWithValues: zip(touched, measured)), store.index)
      for key in gone {
        change.rows.append(RowChange(key, old: try store.index.extent(of: key), new: nil))
      }
      for (place, row) in zip(touched, measured) { try note(keys[place], row, index, store.index, &change) }
      commit(index, keeping: anchor, &store, &change)
      for key in gone { store.drop(key) }
      for (place, row) in zip(touched, measured) { store.put(keys[place], items[place], row) }
      return change
    }
  }

  /// Inserts items before an index; they are measured now, or guessed.
  ///
  /// - Throws: `ListError` for keys that stand already, an index out of range, or a list that would be too long.
  /// - Complexity: O(k log n) for k items, and their measuring.
  @discardableResult
  public func insert(
    _ items: [Item], at place: Int, keeping anchor: ListAnchor<Key>? = nil, measuring mode: Measuring = .now
  ) throws(ListError) -> ListChange<Key> {
    try write { (store) throws(ListError) in
      var (change, measured) = measure(items, mode, &store)
      var index = store.index
      for (offset, item) in items.enumerated() {
        try index.insert(keyOf(item), extent: measured[offset].extent.extent, at: place + offset)
      }
      for (item, row) in zip(items, measured) { try note(keyOf(item), row, index, store.index, &change) }
      commit(index, keeping: anchor, &store, &change)
      for (item, row) in zip(items, measured) { store.put(keyOf(item), item, row) }
      return change
    }
  }

  /// Puts items in the place of those with the same keys; equal items are left alone.
  ///
  /// - Throws: `ListError` for unknown keys or a list that would be too long.
  /// - Complexity: O(k log n) for k items, and the measuring of those that differ.
  @discardableResult
  public func update(
    _ items: [Item], keeping anchor: ListAnchor<Key>? = nil, measuring mode: Measuring = .now
  ) throws(ListError) -> ListChange<Key> {
    try write { (store) throws(ListError) in
      for item in items where store.rows[keyOf(item)] == nil {
        throw .unknownKey(String(describing: keyOf(item)))
      }
      let touched = items.filter { store.rows[keyOf($0)]?.item != $0 }
      var (change, measured) = measure(touched, mode, &store)
      var index = store.index
      for (item, row) in zip(touched, measured) {
        try index.setExtent(of: keyOf(item), to: row.extent.extent)
      }
      for (item, row) in zip(touched, measured) { try note(keyOf(item), row, index, store.index, &change) }
      commit(index, keeping: anchor, &store, &change)
      for (item, row) in zip(touched, measured) { store.put(keyOf(item), item, row) }
      return change
    }
  }

  /// Removes rows.
  ///
  /// - Throws: `ListError` for unknown keys; then nothing is removed.
  /// - Complexity: O(k log n) for k keys.
  @discardableResult
  public func remove(_ keys: [Key], keeping anchor: ListAnchor<Key>? = nil) throws(ListError) -> ListChange<Key> {
    try write { (store) throws(ListError) in
      var change = ListChange<Key>()
      var index = store.index
      for key in keys {
        change.rows.append(RowChange(key, old: try index.remove(key).extent, new: nil))
      }
      commit(index, keeping: anchor, &store, &change)
      for key in keys { store.drop(key) }
      return change
    }
  }

  /// Moves a row to the index that it has afterwards; nothing is measured.
  ///
  /// - Throws: `ListError` for an unknown key or an index out of range.
  @discardableResult
  public func move(_ key: Key, to target: Int, keeping anchor: ListAnchor<Key>? = nil) throws(ListError) -> ListChange<
    Key
  > {
    try write { (store) throws(ListError) in
      var change = ListChange<Key>()
      var index = store.index
      try index.move(key, to: target)
      commit(index, keeping: anchor, &store, &change)
      return change
    }
  }

  // MARK: Steps

  /// Measures or guesses items.
  private func measure(
    _ items: [Item], _ mode: Measuring, _ store: inout RowStore<Item, Key>
  ) -> (ListChange<Key>, [MeasuredRow]) {
    var change = ListChange<Key>()
    let measured: [MeasuredRow]
    switch mode {
    case .now: measured = measuring.measure(items, store.setting, lane: lanes[0])
    case .later:
      let guess = measuring.guess(items, store.setting, lane: lanes[0])
      measured = guess.rows
      store.add(guess.estimate)
    }
    change.measured = measured.count { $0.isExact }
    change.prepared = change.measured
    return (change, measured)
  }

  /// Notes what became of a row.
  private func note(
    _ key: Key, _ row: MeasuredRow, _ index: ListIndex<Key>, _ old: ListIndex<Key>, _ change: inout ListChange<Key>
  ) throws(ListError) {
    change.rows.append(RowChange(key, old: try? old.extent(of: key), new: try index.extent(of: key)))
    change.failures[key] = row.extent.failure
  }

  /// Takes the new index.
  private func commit(
    _ index: ListIndex<Key>, keeping anchor: ListAnchor<Key>?, _ store: inout RowStore<Item, Key>,
    _ change: inout ListChange<Key>
  ) {
    change.scrollOffset = anchor.map { index.scrollOffset(keeping: $0, from: store.index) }
    store.index = index
  }

  /// The index of rows in a new order: edited where few rows differ and none has moved, else built.
  private func index(
    of keys: [Key], _ places: [Key: Int], gone: [Key], _ touched: [Int: MeasuredRow],
    _ old: ListIndex<Key>
  ) throws(ListError) -> ListIndex<Key> {
    let kept = keys.lazy.enumerated().filter { touched[$0.offset] == nil || old.contains($0.element) }
    let isInOrder = old.lazy.filter { places[$0] != nil }.elementsEqual(kept.lazy.map(\.element))
    guard isInOrder, gone.count + touched.count < keys.count / 4 else {
      var extents: [Extent] = []
      extents.reserveCapacity(keys.count)
      for (place, key) in keys.enumerated() {
        if let row = touched[place] {
          extents.append(row.extent.extent)
        } else {
          extents.append(try old.extent(of: key))
        }
      }
      return try ListIndex(keys: keys, extents: extents, metrics: old.metrics)
    }
    var index = old
    for key in gone { try index.remove(key) }
    for (place, row) in touched.sorted(by: { $0.key < $1.key }) {
      if index.contains(keys[place]) {
        try index.setExtent(of: keys[place], to: row.extent.extent)
      } else {
        try index.insert(keys[place], extent: row.extent.extent, at: place)
      }
    }
    return index
  }
}
