/// Rows of numbers of which most are 0: compressed sparse rows.
struct SparseRows: Sendable {
  /// One number of a row and where it stands.
  struct Entry: Sendable, Hashable {
    var index: Int
    var value: Double
    /// What the value lost to rounding.
    var rest = 0.0

    /// The number as far as it is known.
    @inline(__always)
    var number: DoubleDouble { DoubleDouble(value, rest: rest) }
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

  /// The same rows with what their numbers were before they were rounded to doubles.
  func read() -> SparseRows {
    var result = self
    for place in entries.indices { result.entries[place].rest = DoubleDouble(reading: entries[place].value).low }
    return result
  }

  /// A row's numbers.
  subscript(row: Int) -> ArraySlice<Entry> { entries[starts[row]..<starts[row + 1]] }

  /// Some rows' numbers by index instead of by row.
  ///
  /// - Parameters:
  ///   - rows: the rows; an entry's index is a row's place among them.
  ///   - indices: how many indices there are.
  /// - Returns: a row an index.
  func transposed(_ rows: some Collection<Int>, indices: Int) -> SparseRows {
    var result = SparseRows()
    result.starts = Array(repeating: 0, count: indices + 1)
    for row in rows {
      for entry in self[row] { result.starts[entry.index + 1] += 1 }
    }
    for index in 0..<indices { result.starts[index + 1] += result.starts[index] }
    var ends = result.starts
    result.entries = Array(repeating: Entry(index: 0, value: 0), count: result.starts[indices])
    for (place, row) in rows.enumerated() {
      for entry in self[row] {
        result.entries[ends[entry.index]] = Entry(index: place, value: entry.value, rest: entry.rest)
        ends[entry.index] += 1
      }
    }
    return result
  }
}
