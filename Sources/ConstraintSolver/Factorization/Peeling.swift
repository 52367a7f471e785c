/// A plane that decides a variable.
struct PeelingStep: Sendable {
  var position: Int
  var variable: Int
  var pivot: DoubleDouble
}

/// Takes rows and columns with one entry left off a sparse matrix until none is left.
struct Peeling {
  private let planes: SparseRows
  private let active: [Int]
  /// Positions of each variable.
  private let columns: SparseRows
  private var rowCounts: [Int]
  private var columnCounts: [Int]
  private var isRowOpen: [Bool]
  private var isColumnOpen: [Bool]

  /// Counts the entries of the planes `active`, given by variable too.
  init(_ planes: SparseRows, _ active: [Int], _ columns: SparseRows) {
    self.planes = planes
    self.active = active
    self.columns = columns
    rowCounts = active.map { planes[$0].count }
    columnCounts = Array(repeating: 0, count: columns.count)
    isRowOpen = Array(repeating: true, count: active.count)
    isColumnOpen = Array(repeating: true, count: columns.count)
  }

  /// Rows with one unknown left, each deciding it for the rows after it.
  mutating func rowSingletons() -> [PeelingStep] {
    var steps: [PeelingStep] = []
    var waiting = rowCounts.indices.filter { rowCounts[$0] == 1 }
    var head = 0
    while head < waiting.count {
      let position = waiting[head]
      head += 1
      guard rowCounts[position] == 1, let entry = openEntry(of: position) else { continue }
      steps.append(take(position, entry))
      for other in columns[entry.index] where isRowOpen[other.index] {
        rowCounts[other.index] -= 1
        if rowCounts[other.index] == 1 { waiting.append(other.index) }
      }
    }
    return steps
  }

  /// Columns with one row left, each decided by it after all others.
  mutating func columnSingletons() -> [PeelingStep] {
    for variable in columnCounts.indices where isColumnOpen[variable] {
      columnCounts[variable] = columns[variable].count { isRowOpen[$0.index] }
    }
    var steps: [PeelingStep] = []
    var waiting = columnCounts.indices.filter { isColumnOpen[$0] && columnCounts[$0] == 1 }
    var head = 0
    while head < waiting.count {
      let variable = waiting[head]
      head += 1
      guard isColumnOpen[variable], columnCounts[variable] == 1,
        let position = columns[variable].first(where: { isRowOpen[$0.index] })?.index,
        let entry = planes[active[position]].first(where: { $0.index == variable })
      else { continue }
      steps.append(take(position, entry))
      for other in planes[active[position]] where isColumnOpen[other.index] {
        columnCounts[other.index] -= 1
        if columnCounts[other.index] == 1 { waiting.append(other.index) }
      }
    }
    return steps
  }

  /// Rows and columns that were not taken, rising.
  func remaining() -> (positions: [Int], variables: [Int]) {
    (isRowOpen.indices.filter { isRowOpen[$0] }, isColumnOpen.indices.filter { isColumnOpen[$0] })
  }

  private func openEntry(of position: Int) -> SparseRows.Entry? {
    planes[active[position]].first { isColumnOpen[$0.index] }
  }

  private mutating func take(_ position: Int, _ entry: SparseRows.Entry) -> PeelingStep {
    isRowOpen[position] = false
    isColumnOpen[entry.index] = false
    return PeelingStep(position: position, variable: entry.index, pivot: entry.number)
  }
}
