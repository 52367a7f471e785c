import ListIndex

/// A list in the plainest form: an array of rows, every answer a loop over it.
struct NaiveList {
  var rows: [(key: Int, extent: Int64)] = []
  var gap: Int64 = 0
  var lead: Int64 = 0
  var trail: Int64 = 0

  func offset(_ index: Int) -> Int64 { rows[..<index].reduce(lead) { $0 + $1.extent + gap } }

  var total: Int64 {
    rows.reduce(lead + trail) { $0 + $1.extent } + gap * Int64(max(0, rows.count - 1))
  }

  func index(of key: Int) -> Int? { rows.firstIndex { $0.key == key } }

  /// The last row that starts at or before an offset.
  func index(at offset: Int64) -> Int? {
    guard !rows.isEmpty else { return nil }
    var start = lead
    var found = 0
    for index in rows.indices {
      if start <= offset { found = index }
      start += rows[index].extent + gap
    }
    return found
  }
}
