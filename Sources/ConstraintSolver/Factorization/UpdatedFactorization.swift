/// A factorisation that follows exchanges of planes: the product form of the inverse (Dantzig & Orchard-Hays 1954).
struct UpdatedFactorization<Number: SolverNumber> {
  /// A position whose plane was exchanged, and the new plane in terms of the planes before.
  private struct Exchange {
    var position: Int
    var row: [(position: Int, share: Number)]
    var pivot: Number
  }

  private let form: StandardForm
  /// The planes, by position.
  private(set) var active: [Int]
  private var base: BasisFactorization<Number>
  private var exchanges: [Exchange] = []

  /// Exchanges before the basis is factorised afresh.
  private static var limit: Int { 50 }
  /// Whether some number met may be 0 or not.
  private(set) var isDoubtful = false

  /// Factorises the planes `active` of a form, or nil if they are dependent.
  init?(_ form: StandardForm, _ active: [Int]) {
    guard let base = BasisFactorization<Number>(form, active) else { return nil }
    self.form = form
    self.active = active
    self.base = base
    isDoubtful = base.isDoubtful
  }

  /// Solves M x = b: `numbers` holds b by position and then x by variable.
  mutating func solve(_ numbers: inout [Number]) {
    for exchange in exchanges.reversed() {
      var sum = numbers[exchange.position]
      var magnitude = abs(sum.double)
      for entry in exchange.row where entry.position != exchange.position {
        let term = entry.share * numbers[entry.position]
        sum = sum - term
        magnitude += abs(term.double)
      }
      numbers[exchange.position] = sum.cleaned(magnitude, &isDoubtful) / exchange.pivot
    }
    base.solve(&numbers, &isDoubtful)
  }

  /// Solves z M = c: `numbers` holds c by variable and then z by position.
  mutating func solveTransposed(_ numbers: inout [Number]) {
    base.solveTransposed(&numbers, &isDoubtful)
    for exchange in exchanges {
      let own = numbers[exchange.position]
      guard own.double != 0 else { continue }
      let multiplier = own / exchange.pivot
      for entry in exchange.row where entry.position != exchange.position {
        let old = numbers[entry.position]
        let term = multiplier * entry.share
        numbers[entry.position] = (old - term).cleaned(abs(old.double) + abs(term.double), &isDoubtful)
      }
      numbers[exchange.position] = multiplier
    }
  }

  /// Puts a plane in the place of the one at `position`.
  ///
  /// - Returns: false if the planes would be dependent.
  mutating func exchange(_ position: Int, for plane: Int) -> Bool {
    var row = form.coefficients(of: plane, as: Number.self)
    solveTransposed(&row)
    active[position] = plane
    if exchanges.count >= Self.limit || row[position].double == 0 {
      guard let fresh = BasisFactorization<Number>(form, active) else { return false }
      base = fresh
      if fresh.isDoubtful { isDoubtful = true }
      exchanges.removeAll(keepingCapacity: true)
    } else {
      let entries = row.indices.filter { row[$0].double != 0 }.map { (position: $0, share: row[$0]) }
      exchanges.append(Exchange(position: position, row: entries, pivot: row[position]))
    }
    return true
  }
}
