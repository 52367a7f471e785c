extension ListIndex {
  /// Inserts a row before `index`; at `count` it becomes the last.
  ///
  /// - Throws: `ListError` for a key that stands already, an index out of range, an extent that is negative, or a
  ///   list that would be too long.
  /// - Complexity: O(log n), as every edit here.
  @inlinable
  public mutating func insert(_ key: Key, extent: Extent, at index: Int) throws(ListError) {
    guard index >= 0, index <= count else { throw .indexOutOfRange(index, count: count) }
    guard !contains(key) else { throw .duplicateKey(String(describing: key)) }
    let value = try metrics.held(extent)
    try checkTotal(rows: count + 1, change: value)
    guard !tree.isNearlyFull else { throw .tooManyRows }
    add(key, value, at: index)
  }

  /// Adds a row at the end.
  ///
  /// - Throws: `ListError`, as `insert`.
  @inlinable
  public mutating func append(_ key: Key, extent: Extent) throws(ListError) {
    try insert(key, extent: extent, at: count)
  }

  /// Removes the row at an index.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) throws(ListError) -> (key: Key, extent: Extent) {
    let place = try place(at: index)
    let key = key(place)
    drop(key, KeyHash.of(key, multiplier: KeyHash.multiplier), at: index)
    return (key, Extent(units: place.extent))
  }

  /// Removes a key's row.
  ///
  /// - Throws: `ListError.unknownKey`.
  @inlinable
  @discardableResult
  public mutating func remove(_ key: Key) throws(ListError) -> (index: Int, extent: Extent) {
    let place = try place(of: key)
    drop(key, KeyHash.of(key, multiplier: KeyHash.multiplier), at: place.index)
    return (place.index, Extent(units: place.extent))
  }

  /// Moves the row at an index to another index, the one it has afterwards.
  ///
  /// Moved onto itself, it stays.
  ///
  /// - Throws: `ListError.indexOutOfRange`.
  @inlinable
  public mutating func move(from source: Int, to target: Int) throws(ListError) {
    let place = try place(at: source)
    guard target >= 0, target < count else { throw .indexOutOfRange(target, count: count) }
    guard source != target else { return }
    let key = key(place)
    drop(key, KeyHash.of(key, multiplier: KeyHash.multiplier), at: source)
    add(key, place.extent, at: target)
  }

  /// Moves a key's row to the index it has afterwards.
  ///
  /// - Throws: `ListError` for an unknown key or an index out of range.
  @inlinable
  public mutating func move(_ key: Key, to target: Int) throws(ListError) {
    try move(from: try place(of: key).index, to: target)
  }

  /// Puts another row, with a key and an extent of its own, in the place of a key's row.
  ///
  /// - Throws: `ListError`, as `insert`, or for an unknown key.
  @inlinable
  public mutating func replace(_ key: Key, with other: Key, extent: Extent) throws(ListError) {
    let place = try place(of: key)
    guard other == key || !contains(other) else { throw .duplicateKey(String(describing: other)) }
    let value = try metrics.held(extent)
    try checkTotal(rows: count, change: value - place.extent)
    let old = KeyHash.of(key, multiplier: KeyHash.multiplier)
    table.remove(old, leaf: place.leaf)
    table.insert(KeyHash.of(other, multiplier: KeyHash.multiplier), leaf: place.leaf)
    keys[Int(place.leaf)][place.slot] = other
    tree.set(place.index, to: value)
  }

  /// Changes the extent of the row at an index.
  ///
  /// - Returns: the extent it had.
  /// - Throws: `ListError` for an index out of range, an extent that is negative, or a list that would be too long.
  @inlinable
  @discardableResult
  public mutating func setExtent(at index: Int, to extent: Extent) throws(ListError) -> Extent {
    try set(try place(at: index), to: extent)
  }

  /// Changes the extent of a key's row.
  ///
  /// - Returns: the extent it had.
  /// - Throws: `ListError`, as with an index, or for an unknown key.
  @inlinable
  @discardableResult
  public mutating func setExtent(of key: Key, to extent: Extent) throws(ListError) -> Extent {
    try set(try place(of: key), to: extent)
  }

  @inlinable
  mutating func set(_ place: ExtentTree.Place, to extent: Extent) throws(ListError) -> Extent {
    let value = try metrics.held(extent)
    try checkTotal(rows: count, change: value - place.extent)
    if value != place.extent { tree.set(place.index, to: value) }
    return Extent(units: place.extent)
  }

  /// Makes sure that the list does not get too long.
  @usableFromInline
  func checkTotal(rows: Int, change: Int64) throws(ListError) {
    guard change > 0 || rows > count else { return }
    let (sum, overflow) = tree.total.addingReportingOverflow(change)
    guard !overflow, metrics.total(rows: rows, sum: sum) != nil else { throw .tooLong }
  }

  /// Adds a row that was checked.
  @inlinable
  mutating func add(_ key: Key, _ value: Int64, at index: Int) {
    let insertion = tree.insert(value, at: index)
    if let split = insertion.split { follow(split) }
    table.insert(KeyHash.of(key, multiplier: KeyHash.multiplier), leaf: insertion.leaf)
    insertKey(key, at: insertion.slot, of: &keys[Int(insertion.leaf)])
  }

  /// Inserts a key, with memory for a leaf's keys at most.
  @inlinable
  func insertKey(_ key: Key, at slot: Int, of keys: inout ContiguousArray<Key>) {
    if keys.count == keys.capacity { keys.reserveCapacity(Swift.min(128, keys.count + 16)) }
    keys.insert(key, at: slot)
  }

  /// Removes a row that is there.
  @inlinable
  mutating func drop(_ key: Key, _ hash: UInt64, at index: Int) {
    let removal = tree.remove(at: index)
    table.remove(hash, leaf: removal.leaf)
    keys[Int(removal.leaf)].remove(at: removal.slot)
    if let merge = removal.merge { follow(merge) }
  }

  /// Lets keys go where their rows went.
  @inlinable
  mutating func follow(_ move: ExtentTree.Move) {
    keys.grow(to: Int(move.target) + 1)
    let source = keys[Int(move.source)]
    let moved = source[move.slot...]
    for key in moved {
      table.move(KeyHash.of(key, multiplier: KeyHash.multiplier), from: move.source, to: move.target)
    }
    keys[Int(move.target)].append(contentsOf: moved)
    keys[Int(move.source)] = move.isMerge ? [] : ContiguousArray(source[..<move.slot])
  }
}
