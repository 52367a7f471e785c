public import LayoutModel
public import ListIndex

extension MeasuredList {
  /// Measures all rows for another setting.
  ///
  /// Rows that the list measured for this setting before, and whose items are the same since, are not laid out again;
  /// for another width prepared texts are laid out, and none is shaped. Another text scale or direction prepares the
  /// texts anew, for which words that were shaped at that size are known still. A setting that is the present one
  /// changes nothing.
  ///
  /// - Throws: `LayoutError` for a setting that is out of range, or templates that are wrong in a direction.
  @discardableResult
  public func set(
    _ setting: ListSetting, keeping anchor: ListAnchor<Key>? = nil, measuring mode: Measuring = .now
  ) throws(LayoutError) -> ListChange<Key> {
    try Self.check(setting)
    try measuring.compile(setting.direction)
    do throws(ListError) {
      return try write { (store) throws(ListError) in
        guard setting != store.setting else { return unchanged(store, anchor) }
        return try change(&store, to: setting, anchor, mode)
      }
    } catch {
      throw LayoutError(at: "", "\(error)")
    }
  }

  private func unchanged(_ store: RowStore<Item, Key>, _ anchor: ListAnchor<Key>?) -> ListChange<Key> {
    var change = ListChange<Key>()
    change.scrollOffset = anchor.map { store.index.scrollOffset(keeping: $0, from: store.index) }
    return change
  }

  private func change(
    _ store: inout RowStore<Item, Key>, to setting: ListSetting, _ anchor: ListAnchor<Key>?, _ mode: Measuring
  ) throws(ListError) -> ListChange<Key> {
    var change = ListChange<Key>()
    let keys = Array(store.index)
    var measured: [Key: MeasuredRow] = [:]
    measured.reserveCapacity(keys.count)
    for key in keys {
      guard let row = store.rows[key], let known = row.known.last(where: { $0.setting == setting }) else { continue }
      measured[key] = MeasuredRow(
        extent: known.extent, slice: known.setting.preparesAs(store.setting) ? row.slice : nil, place: row.place)
    }
    let waiting = keys.filter { measured[$0] == nil }
    let jobs = waiting.compactMap { key in
      store.rows[key].map { row in
        setting.preparesAs(store.setting) ? row.job : RowJob(item: row.item)
      }
    }
    var estimate: ListEstimate?
    if mode == .now {
      for (key, row) in zip(waiting, measuring.measure(jobs, setting, lane: lanes[0])) { measured[key] = row }
      change.measured = jobs.count
      change.prepared = jobs.count { $0.slice == nil }
    } else {
      let guess = measuring.guess(jobs.map(\.item), setting, lane: lanes[0])
      for ((key, job), row) in zip(zip(waiting, jobs), guess.rows) {
        measured[key] =
          row.isExact ? row : MeasuredRow(extent: row.extent, isExact: false, slice: job.slice, place: job.place)
      }
      estimate = guess.estimate
      change.measured = guess.estimate.sampledRows
      change.prepared = guess.estimate.sampledRows
    }
    let extents = keys.map { measured[$0]?.extent.extent ?? .zero }
    let index = try ListIndex(keys: keys, extents: extents, metrics: store.index.metrics)
    for (place, key) in keys.enumerated() {
      change.rows.append(RowChange(key, old: try store.index.extent(at: place), new: try index.extent(at: place)))
      change.failures[key] = measured[key]?.extent.failure
    }
    change.scrollOffset = anchor.map { index.scrollOffset(keeping: $0, from: store.index) }
    store.take(index, setting, measured, estimate)
    return change
  }
}

extension ListSetting {
  /// Whether texts prepared for one setting serve another.
  func preparesAs(_ other: ListSetting) -> Bool { textScale == other.textScale && direction == other.direction }
}
