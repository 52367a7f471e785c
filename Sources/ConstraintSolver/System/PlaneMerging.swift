/// Collects the planes of a system's rows: rows whose planes are the same share one.
struct PlaneMerging {
  /// A plane up to a factor: coefficients and bound over the first coefficient.
  private struct Key: Hashable {
    var plane: [SparseRows.Entry]
    var bound: [SparseRows.Entry]
  }

  /// Coefficients by plane.
  private(set) var planes = SparseRows()
  /// Bounds by plane.
  private(set) var bounds = SparseRows()
  /// Costs by plane, levels rising.
  private(set) var costs: [[StandardForm.Cost]] = []
  /// Rows' planes.
  private(set) var planeOfRow: [Int] = []
  private var numbers: [Key: Int] = [:]

  /// Adds the next row at a level.
  mutating func add(_ row: LinearSystem.Row, level: Int) {
    var terms = SparseRows()
    terms.append(row.terms.map { SparseRows.Entry(index: $0.variable, value: $0.coefficient) })
    terms.append(row.bound.map { SparseRows.Entry(index: $0.parameter, value: $0.coefficient) })
    let unit = terms[0].first?.value ?? 1
    let key = Key(
      plane: terms[0].map { Self.share($0, of: unit) }, bound: terms[1].map { Self.share($0, of: unit) })
    let plane = numbers[key] ?? costs.count
    if plane == costs.count {
      numbers[key] = plane
      planes.append(terms[0])
      bounds.append(terms[1])
      costs.append([])
    }
    planeOfRow.append(plane)
    let factor = unit / (planes[plane].first?.value ?? unit)
    let size = DoubleDouble(reading: abs(factor))
    let short = row.relation == .lessOrEqual ? DoubleDouble(0) : size
    let long = row.relation == .greaterOrEqual ? DoubleDouble(0) : size
    addCost(
      StandardForm.Cost(level: level, above: factor > 0 ? short : long, below: factor > 0 ? long : short),
      to: plane)
  }

  /// A number over another, as the simplest fraction that it can be.
  private static func share(_ entry: SparseRows.Entry, of unit: Double) -> SparseRows.Entry {
    let share = DoubleDouble(reading: entry.value / unit)
    return SparseRows.Entry(index: entry.index, value: share.high + share.low)
  }

  private mutating func addCost(_ cost: StandardForm.Cost, to plane: Int) {
    if let place = costs[plane].firstIndex(where: { $0.level == cost.level }) {
      costs[plane][place].above = costs[plane][place].above + cost.above
      costs[plane][place].below = costs[plane][place].below + cost.below
    } else {
      costs[plane].append(cost)
      costs[plane].sort { $0.level < $1.level }
    }
  }
}
