/// Proves or refutes that a basis is a cell's optimum, from the rows themselves.
struct CertificateCheck {
  private let rows: [LinearSystem.Row]
  private let priorities: [[Int]]
  private let parameters: [Double]
  private let values: [Double]
  /// For each active plane the rows that lie on it; none for x_j = 0.
  private let rowsOfActive: [[Int]]
  /// The active planes' coefficients.
  private let matrix: [[Double]]
  private let node: BasisNode
  /// The active planes' bounds.
  private let bounds: [Double]
  /// Costs this small against what was added up are 0: documents bring some fractions rounded.
  private static let negligible = 1e-13
  /// The side claimed of each row, 0 for rows on active planes.
  private let sides: [Int8]

  /// Takes a system, the rows that count (tie-breaks each a level of their own), a cell and what is claimed of it.
  init(
    _ system: LinearSystem, _ rows: [LinearSystem.Row], _ parameters: [Double], _ values: [Double],
    _ node: BasisNode
  ) {
    self.rows = rows
    self.node = node
    self.parameters = parameters
    self.values = values
    let levels = Set(system.rows.map(\.priority)).sorted(by: >)
    priorities =
      levels.map { level in system.rows.indices.filter { system.rows[$0].priority == level } }
      + (system.rows.count..<rows.count).map { [$0] }
    let form = node.form
    rowsOfActive = node.basis.active.map { plane in
      form.planeOfRow.indices.filter { form.planeOfRow[$0] == plane }
    }
    matrix = zip(node.basis.active, rowsOfActive).map { plane, rowsOfPlane in
      var row = [Double](repeating: 0, count: values.count)
      if let first = rowsOfPlane.first {
        for term in rows[first].terms { row[term.variable] += term.coefficient }
      } else {
        row[plane - form.planeCount] = 1
      }
      return row
    }
    bounds = rowsOfActive.map { $0.first.map { rows[$0].bound(parameters) } ?? 0 }
    sides = rows.indices.map { row in
      let plane = form.planeOfRow[row]
      let factor = rows[row].factor(to: rows[form.planeOfRow.firstIndex(of: plane) ?? row])
      return factor < 0 ? -node.basis.sides[plane] : node.basis.sides[plane]
    }
  }

  /// The verdict.
  func certificate() -> Certificate {
    var certificate = Certificate(gap: gap(), dualGap: 0, improvableLevel: nil)
    var open = Array(repeating: [true, true], count: matrix.count)
    for (level, members) in priorities.enumerated() where certificate.improvableLevel == nil {
      let multipliers = node.multipliers(at: level)
      certificate.dualGap = max(certificate.dualGap, imbalance(multipliers, members))
      if saves(multipliers, Set(members), &open) { certificate.improvableLevel = level }
    }
    return certificate
  }

  /// How far the values are off the active planes or on the wrong side of other rows, relative to the numbers.
  private func gap() -> Double {
    var worst = 0.0
    for (row, bound) in zip(matrix, bounds) {
      let terms = zip(row, values).map { $0 * $1 }
      let size = terms.reduce(max(1, abs(bound))) { max($0, abs($1)) }
      worst = max(worst, abs(bound - terms.reduce(0, +)) / size)
    }
    for (row, side) in zip(rows, sides) {
      let terms = row.terms.map { $0.coefficient * values[$0.variable] }
      let bound = row.bound(parameters)
      let size = terms.reduce(max(1, abs(bound))) { max($0, abs($1)) }
      let residual = bound - terms.reduce(0, +)
      let miss = side == 0 ? abs(residual) : max(0, -residual * Double(side))
      worst = max(worst, miss / size)
    }
    return worst
  }

  /// How far z M is from what the rows at a level off the active planes cost, relative to the numbers.
  private func imbalance(_ multipliers: [Double], _ members: [Int]) -> Double {
    var gaps = [DoubleDouble](repeating: DoubleDouble(0), count: values.count)
    var sizes = [Double](repeating: 0, count: values.count)
    func add(_ factor: Double, _ coefficient: Double, _ variable: Int) {
      let term = DoubleDouble(factor) * DoubleDouble(coefficient)
      gaps[variable] = gaps[variable] + term
      sizes[variable] += abs(term.double)
    }
    for row in members where sides[row] != 0 {
      let slope = rows[row].cost(onSide: sides[row]) * Double(sides[row])
      for term in rows[row].terms { add(slope, term.coefficient, term.variable) }
    }
    for (multiplier, plane) in zip(multipliers, matrix) where multiplier != 0 {
      for (variable, coefficient) in plane.enumerated() { add(-multiplier, coefficient, variable) }
    }
    return zip(gaps, sizes).reduce(0) { $1.1 == 0 ? $0 : max($0, abs($1.0.double) / $1.1) }
  }

  /// Whether moving an active plane off 0 saves at a level, all levels before costing nothing.
  private func saves(_ multipliers: [Double], _ members: Set<Int>, _ open: inout [[Bool]]) -> Bool {
    for position in matrix.indices {
      let own = ownCosts(position, among: members)
      for (place, sign) in [(0, 1.0), (1, -1.0)] where open[position][place] {
        let cost = own[place] + sign * multipliers[position]
        let size = own[place] + abs(multipliers[position])
        if cost < -Self.negligible * size { return true }
        if cost > Self.negligible * size { open[position][place] = false }
      }
    }
    return false
  }

  /// What the rows on an active plane cost at one level when its residual goes up or down by one.
  private func ownCosts(_ position: Int, among members: Set<Int>) -> [Double] {
    guard let first = rowsOfActive[position].first else { return [0, 0] }
    var costs = [0.0, 0.0]
    for row in rowsOfActive[position] where members.contains(row) {
      let factor = rows[row].factor(to: rows[first])
      costs[0] += abs(factor) * rows[row].cost(onSide: factor > 0 ? 1 : -1)
      costs[1] += abs(factor) * rows[row].cost(onSide: factor > 0 ? -1 : 1)
    }
    return costs
  }
}

extension LinearSystem.Row {
  /// The right side for one cell.
  fileprivate func bound(_ parameters: [Double]) -> Double {
    bound.reduce(0) { $0 + $1.coefficient * parameters[$1.parameter] }
  }

  /// What a unit of residual b − a · x on a side costs.
  fileprivate func cost(onSide side: Int8) -> Double {
    switch relation {
    case .equal: 1
    case .lessOrEqual: side < 0 ? 1 : 0
    case .greaterOrEqual: side > 0 ? 1 : 0
    }
  }

  /// This row's coefficients over another's on the same plane.
  fileprivate func factor(to other: LinearSystem.Row) -> Double {
    func dense(_ row: LinearSystem.Row) -> [Int: Double] {
      row.terms.reduce(into: [:]) { $0[$1.variable, default: 0] += $1.coefficient }
    }
    let (own, others) = (dense(self), dense(other))
    guard let largest = others.max(by: { abs($0.value) < abs($1.value) }), largest.value != 0 else { return 1 }
    return (own[largest.key] ?? 0) / largest.value
  }
}
