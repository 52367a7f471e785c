/// One edit of a list, by key.
public enum ListEdit<Key: Hashable & Sendable>: Hashable, Sendable {
  /// A new row before an index of the list at that moment.
  case insert(Key, extent: Extent, at: Int)
  /// A row goes.
  case remove(Key)
  /// A row goes to the index that it has afterwards.
  case move(Key, to: Int)
  /// Another row takes a row's place.
  case replace(Key, with: Key, extent: Extent)
  /// A row has another extent.
  case setExtent(Key, Extent)
}

extension ListIndex {
  /// Applies edits one after another: all of them or, if one throws, none.
  ///
  /// - Throws: `ListError` of the first edit that cannot be done.
  /// - Complexity: O(k log n) for k edits.
  @inlinable
  public mutating func apply(_ edits: [ListEdit<Key>]) throws(ListError) {
    var edited = self
    for edit in edits {
      switch edit {
      case .insert(let key, let extent, let index): try edited.insert(key, extent: extent, at: index)
      case .remove(let key): try edited.remove(key)
      case .move(let key, let index): try edited.move(key, to: index)
      case .replace(let key, let other, let extent): try edited.replace(key, with: other, extent: extent)
      case .setExtent(let key, let extent): try edited.setExtent(of: key, to: extent)
      }
    }
    self = edited
  }

  /// Changes the lengths that all rows share; with other limits every extent is held to the new ones, in O(n).
  ///
  /// An extent that the old limits changed is not given back. Otherwise it is O(1).
  ///
  /// - Throws: `ListError.tooLong`.
  public mutating func setMetrics(_ metrics: ListMetrics) throws(ListError) {
    var tree = tree
    if metrics.extents != self.metrics.extents {
      var extents: [Extent] = []
      extents.reserveCapacity(count)
      self.tree.forEach { extents.append(Extent(units: $0)) }
      _ = try metrics.needHolding(extents)
      for (index, extent) in extents.enumerated() {
        let value = try metrics.held(extent)
        if value != extent.units { tree.set(index, to: value) }
      }
    }
    guard metrics.total(rows: count, sum: tree.total) != nil else { throw .tooLong }
    self.tree = tree
    self.metrics = metrics
  }
}
