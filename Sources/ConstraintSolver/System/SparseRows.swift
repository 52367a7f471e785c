/// Rows of numbers of which most are 0: compressed sparse rows.
struct SparseRows: Sendable {
  /// One number of a row and where it stands.
  struct Entry: Sendable, Hashable {
    var index: Int
    var value: Double
  }

  /// Where each row starts; one more than rows.
  private(set) var starts: [Int] = [0]
  /// All rows' numbers, row after row.
  private(set) var entries: [Entry] = []

  /// Rows.
  var count: Int { starts.count - 1 }

  /// Adds a row; numbers of one index add up, zeros are dropped, indices rise.
  mutating func append(_ row: some Sequence<Entry>) {
    var sorted = Array(row)
    sorted.sort { $0.index < $1.index }
    let start = entries.count
    for entry in sorted {
      if entries.count > start, entries[entries.count - 1].index == entry.index {
        entries[entries.count - 1].value += entry.value
      } else {
        entries.append(entry)
      }
    }
    entries[start...].isEmpty ? () : dropZeros(from: start)
    starts.append(entries.count)
  }

  private mutating func dropZeros(from start: Int) {
    let kept = entries[start...].filter { $0.value != 0 }
    entries.replaceSubrange(start..., with: kept)
  }

  /// A row's numbers.
  subscript(row: Int) -> ArraySlice<Entry> { entries[starts[row]..<starts[row + 1]] }

  /// The same numbers by index instead of by row.
  func transposed(_ indices: Int) -> SparseRows {
    var lists = [[Entry]](repeating: [], count: indices)
    for row in 0..<count {
      for entry in self[row] { lists[entry.index].append(Entry(index: row, value: entry.value)) }
    }
    var result = SparseRows()
    for list in lists { result.append(list) }
    return result
  }
}
