import BatchLayout
import LayoutModel
import ListIndex

/// What the writer of a list knows of its rows; readers see snapshots of the index only.
struct RowStore<Item: Equatable & Sendable, Key: Hashable & Sendable> {
  /// One row.
  struct Row {
    var item: Item
    /// Changes with the item.
    var revision: UInt64
    /// Whether the extent in the index is exact.
    var isExact: Bool
    /// Its shaped texts, and its place among them.
    var slice: RowSlice?
    var place = 0
    var failure: String?
    /// Exact extents for other settings that the list had, the latest last.
    var known: [(setting: ListSetting, extent: RowExtent)] = []

    /// The row, to be measured with the texts it has.
    var job: RowJob<Item> { RowJob(item: item, slice: slice, place: place) }
  }

  /// Settings whose extents a row keeps beside the present one.
  static var knownLimit: Int { 3 }

  var rows: [Key: Row] = [:]
  var index: ListIndex<Key>
  var setting: ListSetting
  /// Changes with the setting.
  var settingRevision: UInt64 = 0
  private var lastRevision: UInt64 = 0
  var estimatedRows = 0
  var estimate: ListEstimate?

  init(index: ListIndex<Key>, setting: ListSetting) {
    self.index = index
    self.setting = setting
  }

  /// What readers see.
  var snapshot: ListSnapshot<Key> {
    ListSnapshot(
      index: index, setting: setting, estimatedRows: estimatedRows, estimate: estimatedRows > 0 ? estimate : nil)
  }

  /// Adds what is known of further guesses; errors of separate samples add up as squares.
  mutating func add(_ further: ListEstimate) {
    guard let known = estimate, estimatedRows > 0 else {
      estimate = further
      return
    }
    estimate = ListEstimate(
      sampledRows: known.sampledRows + further.sampledRows,
      estimatedRows: known.estimatedRows + further.estimatedRows,
      bound: (known.bound * known.bound + further.bound * further.bound).squareRoot())
  }

  /// A number for a new or changed item.
  mutating func nextRevision() -> UInt64 {
    lastRevision += 1
    return lastRevision
  }

  /// Puts a row in; the index is the caller's.
  mutating func put(_ key: Key, _ item: Item, _ measured: MeasuredRow) {
    if rows[key]?.isExact == false { estimatedRows -= 1 }
    if !measured.isExact { estimatedRows += 1 }
    rows[key] = Row(
      item: item, revision: nextRevision(), isExact: measured.isExact, slice: measured.slice,
      place: measured.place, failure: measured.extent.failure)
  }

  /// Takes a row out; the index is the caller's.
  mutating func drop(_ key: Key) {
    if rows.removeValue(forKey: key)?.isExact == false { estimatedRows -= 1 }
  }

  /// Notes the measurement of a row that was guessed before.
  mutating func settle(_ key: Key, _ measured: MeasuredRow) {
    guard var row = rows[key] else { return }
    if !row.isExact { estimatedRows -= 1 }
    row.isExact = true
    row.slice = measured.slice
    row.place = measured.place
    row.failure = measured.extent.failure
    rows[key] = row
  }
}

/// A row to be measured.
struct RowJob<Item: Sendable>: Sendable {
  var item: Item
  /// Its prepared texts, if it has some for the setting, and its place among them.
  var slice: RowSlice?
  var place = 0
}

/// What was found out about a row.
struct MeasuredRow: Sendable {
  var extent: RowExtent
  var isExact = true
  var slice: RowSlice?
  var place = 0
}

extension RowStore {
  /// Takes what all rows measure for another setting, and keeps what they measured for the present one.
  mutating func take(
    _ index: ListIndex<Key>, _ setting: ListSetting, _ measured: [Key: MeasuredRow], _ estimate: ListEstimate?
  ) {
    estimatedRows = 0
    for (key, new) in measured {
      guard var row = rows[key] else { continue }
      row.known.removeAll { $0.setting == setting || $0.setting == self.setting }
      if row.isExact, let extent = try? self.index.extent(of: key) {
        var known = RowExtent(extent: extent)
        known.failure = row.failure
        row.known.append((self.setting, known))
      }
      if row.known.count > Self.knownLimit { row.known.removeFirst() }
      row.isExact = new.isExact
      if !new.isExact { estimatedRows += 1 }
      row.slice = new.slice
      row.place = new.place
      row.failure = new.extent.failure
      rows[key] = row
    }
    self.index = index
    self.setting = setting
    self.estimate = estimate
    settingRevision += 1
  }
}
