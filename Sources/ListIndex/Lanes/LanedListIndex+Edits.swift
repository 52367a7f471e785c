extension LanedListIndex {
  /// Inserts members before `index`; at `count` they become the last.
  ///
  /// - Throws: `ListError` for keys that stand already, an index out of range, extents that are negative, or a list
  ///   that would be too long; then nothing is inserted.
  /// - Complexity: O(n − index + k log n) for k members.
  public mutating func insert(_ added: [LaneMember<Key>], at index: Int) throws(ListError) {
    guard index >= 0, index <= count else { throw .indexOutOfRange(index, count: count) }
    var edited = self
    for (place, member) in added.enumerated() {
      try edited.members.insert(member.key, extent: member.extent, at: index + place)
    }
    edited.isAcross.insert(contentsOf: added.map(\.isAcross), at: index)
    try edited.arrange(from: index)
    self = edited
  }

  /// Removes members.
  ///
  /// - Throws: `ListError.unknownKey`; then nothing is removed.
  public mutating func remove(_ keys: [Key]) throws(ListError) {
    var edited = self
    var first = count
    for key in keys {
      let index = try edited.members.remove(key).index
      edited.isAcross.remove(at: index)
      first = min(first, index)
    }
    try edited.arrange(from: first)
    self = edited
  }

  /// Moves a member to the index that it has afterwards.
  ///
  /// - Throws: `ListError` for an unknown key or an index out of range.
  public mutating func move(_ key: Key, to target: Int) throws(ListError) {
    guard let source = index(of: key) else { throw .unknownKey(String(describing: key)) }
    var edited = self
    try edited.members.move(from: source, to: target)
    edited.isAcross.insert(edited.isAcross.remove(at: source), at: target)
    try edited.arrange(from: min(source, target))
    self = edited
  }

  /// Puts another member in the place of a key's.
  ///
  /// - Throws: `ListError` for an unknown key, another that stands already, or an extent that is negative.
  public mutating func replace(_ key: Key, with other: LaneMember<Key>) throws(ListError) {
    guard let index = index(of: key) else { throw .unknownKey(String(describing: key)) }
    var edited = self
    try edited.members.replace(key, with: other.key, extent: other.extent)
    edited.isAcross[index] = other.isAcross
    try edited.arrange(from: index)
    self = edited
  }

  /// Changes the extents of members.
  ///
  /// - Throws: `ListError` for an unknown key or an extent that is negative; then nothing is changed.
  public mutating func setExtents(_ extents: [(key: Key, extent: Extent)]) throws(ListError) {
    var edited = self
    var first = count
    for (key, extent) in extents {
      guard let index = edited.index(of: key) else { throw .unknownKey(String(describing: key)) }
      try edited.members.setExtent(at: index, to: extent)
      first = min(first, index)
    }
    try edited.arrange(from: first)
    self = edited
  }
}
