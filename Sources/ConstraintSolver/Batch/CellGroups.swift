/// Cells sorted by a small number each has: a counting sort that keeps their order.
struct CellGroups {
  private var cells: [Int32]
  /// Where each kind's cells end.
  private var ends: [Int]
  private let sizes: [Int]

  /// Sorts cells.
  ///
  /// - Parameters:
  ///   - cells: the cells.
  ///   - kinds: each cell's kind less 2, by its place in `cells`.
  ///   - count: kinds in all.
  init(_ cells: [Int32], by kinds: [Int32], kinds count: Int) {
    var sizes = [Int](repeating: 0, count: count)
    for place in cells.indices { sizes[Int(kinds[place]) + 2] += 1 }
    self.sizes = sizes
    var sum = 0
    ends = sizes.map { size in
      defer { sum += size }
      return sum
    }
    self.cells = cells
    for (place, cell) in cells.enumerated() {
      let kind = Int(kinds[place]) + 2
      self.cells[ends[kind]] = cell
      ends[kind] += 1
    }
  }

  /// The cells of a kind.
  subscript(kind: Int) -> ArraySlice<Int32> { cells[ends[kind] - sizes[kind]..<ends[kind]] }
}
