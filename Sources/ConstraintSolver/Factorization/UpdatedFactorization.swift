/// A factorisation that follows exchanges of planes: the product form of the inverse (Dantzig & Orchard-Hays 1954).
struct UpdatedFactorization {
  /// A position whose plane was exchanged, and the new plane in terms of the planes before.
  private struct Exchange {
    var position: Int
    var row: [SparseRows.Entry]
    var pivot: Double
  }

  private let form: StandardForm
  /// The planes, by position.
  private(set) var active: [Int]
  private var base: BasisFactorization
  private var exchanges: [Exchange] = []

  /// Exchanges before the basis is factorised afresh.
  private static let limit = 50

  /// Factorises the planes `active` of a form, or nil if they are dependent.
  init?(_ form: StandardForm, _ active: [Int]) {
    guard let base = BasisFactorization(form, active) else { return nil }
    self.form = form
    self.active = active
    self.base = base
  }

  /// Solves M x = b: `numbers` holds b by position and then x by variable.
  func solve(_ numbers: inout [Double]) {
    for exchange in exchanges.reversed() {
      var sum = numbers[exchange.position]
      var magnitude = abs(sum)
      for entry in exchange.row where entry.index != exchange.position {
        sum -= entry.value * numbers[entry.index]
        magnitude += abs(entry.value * numbers[entry.index])
      }
      numbers[exchange.position] = Rounding.cleaned(sum, magnitude) / exchange.pivot
    }
    base.solve(&numbers)
  }

  /// Solves z M = c: `numbers` holds c by variable and then z by position.
  func solveTransposed(_ numbers: inout [Double]) {
    base.solveTransposed(&numbers)
    for exchange in exchanges {
      let own = numbers[exchange.position]
      guard own != 0 else { continue }
      let multiplier = own / exchange.pivot
      for entry in exchange.row where entry.index != exchange.position {
        let old = numbers[entry.index]
        let term = multiplier * entry.value
        numbers[entry.index] = Rounding.cleaned(old - term, abs(old) + abs(term))
      }
      numbers[exchange.position] = multiplier
    }
  }

  /// Puts a plane in the place of the one at `position`.
  ///
  /// - Returns: false if the planes would be dependent.
  mutating func exchange(_ position: Int, for plane: Int) -> Bool {
    var row = [Double](repeating: 0, count: form.variableCount)
    for entry in form.planes[plane] { row[entry.index] = entry.value }
    solveTransposed(&row)
    active[position] = plane
    if exchanges.count >= Self.limit || row[position] == 0 {
      guard let fresh = BasisFactorization(form, active) else { return false }
      base = fresh
      exchanges.removeAll(keepingCapacity: true)
    } else {
      let entries = row.indices.filter { row[$0] != 0 }.map { SparseRows.Entry(index: $0, value: row[$0]) }
      exchanges.append(Exchange(position: position, row: entries, pivot: row[position]))
    }
    return true
  }
}
