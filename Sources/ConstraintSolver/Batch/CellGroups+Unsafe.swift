extension CellGroups {
  /// Fills the groups with the walking cells of others: a counting sort, which keeps the order of cells in a group.
  ///
  /// - Parameters:
  ///   - source: where the cells are.
  ///   - targets: the group of each cell, by its place in the source; of cells that do not walk nothing is read.
  mutating func fill(from source: CellGroups, by targets: [Int32]) {
    source.cells.withUnsafeBufferPointer { cells in
      targets.withUnsafeBufferPointer { targets in
        count { ends in
          for group in 0..<source.count where source.kinds[group] == .walking {
            for place in source.range(group) { ends[Int(targets[place])] += 1 }
          }
        }
        place { ends, sorted in
          for group in 0..<source.count where source.kinds[group] == .walking {
            for place in source.range(group) {
              let target = Int(targets[place])
              sorted[ends[target]] = cells[place]
              ends[target] += 1
            }
          }
        }
      }
    }
  }

  /// Fills the groups with the cells from 0 on.
  mutating func fill(_ cellCount: Int, by targets: [Int32]) {
    targets.withUnsafeBufferPointer { targets in
      count { ends in
        for cell in 0..<cellCount { ends[Int(targets[cell])] += 1 }
      }
      place { ends, sorted in
        for cell in 0..<cellCount {
          let target = Int(targets[cell])
          sorted[ends[target]] = Int32(truncatingIfNeeded: cell)
          ends[target] += 1
        }
      }
    }
  }

  /// Counts the cells of each group into `ends`, and makes of the counts where each group starts.
  private mutating func count(_ body: (UnsafeMutableBufferPointer<Int>) -> Void) {
    var sum = 0
    ends.withUnsafeMutableBufferPointer { ends in
      ends.update(repeating: 0)
      body(ends)
      for group in ends.indices { (ends[group], sum) = (sum, sum + ends[group]) }
    }
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(0, count: sum))
  }

  /// Puts cells in their places; `ends` are the groups' starts before and their ends afterwards.
  private mutating func place(_ body: (UnsafeMutableBufferPointer<Int>, UnsafeMutableBufferPointer<Int32>) -> Void) {
    ends.withUnsafeMutableBufferPointer { ends in
      cells.withUnsafeMutableBufferPointer { body(ends, $0) }
    }
  }
}
