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
  /// A pivot smaller than this, against the largest number of its row, would lose digits.
  private static var leastPivot: Double { 0.01 }
  /// Factorises the planes `active` of a form, or nil if they are dependent, or may be as far as numbers can tell.
  init?(_ form: StandardForm, _ active: [Int]) {
    guard let base = BasisFactorization<Number>(form, active) else { return nil }
    self.form = form
    self.active = active
    self.base = base
  }

  /// Solves M x = b: `numbers` holds b by position and then x by variable.
  func solve(_ numbers: inout [Number], _ doubt: inout Bool) {
    for exchange in exchanges.reversed() {
      var sum = numbers[exchange.position]
      for entry in exchange.row where entry.position != exchange.position && !numbers[entry.position].isZero {
        sum = sum - entry.share * numbers[entry.position]
      }
      numbers[exchange.position] = sum.isZero ? sum : (sum / exchange.pivot).settled(&doubt)
    }
    base.solve(&numbers, &doubt)
  }

  /// Solves z M = c: `numbers` holds c by variable and then z by position.
  func solveTransposed(_ numbers: inout [Number], _ doubt: inout Bool) {
    base.solveTransposed(&numbers, &doubt)
    for exchange in exchanges {
      let own = numbers[exchange.position]
      guard !own.isZero else { continue }
      let multiplier = (own / exchange.pivot).settled(&doubt)
      for entry in exchange.row where entry.position != exchange.position {
        numbers[entry.position] = (numbers[entry.position] - multiplier * entry.share).settled(&doubt)
      }
      numbers[exchange.position] = multiplier
    }
  }

  /// Puts a plane in the place of the one at `position`.
  ///
  /// - Returns: false if the planes would be dependent, or may be as far as numbers can tell; then nothing changes.
  mutating func exchange(_ position: Int, for plane: Int, _ doubt: inout Bool) -> Bool {
    var row = form.coefficients(of: plane, as: Number.self)
    solveTransposed(&row, &doubt)
    var next = active
    next[position] = plane
    let largest = row.reduce(0) { max($0, abs($1.double)) }
    if exchanges.count >= Self.limit || abs(row[position].double) < Self.leastPivot * largest {
      guard let fresh = BasisFactorization<Number>(form, next) else { return false }
      base = fresh
      exchanges.removeAll(keepingCapacity: true)
    } else {
      let entries = row.indices.filter { !row[$0].isZero }.map { (position: $0, share: row[$0]) }
      exchanges.append(Exchange(position: position, row: entries, pivot: row[position]))
    }
    active = next
    return true
  }
}
