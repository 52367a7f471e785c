/// The primal simplex method at one vector of parameters, level by level: finds a basis that no move improves.
///
/// A step passes the kinks of the piecewise linear cost as long as the cost falls (Barrodale & Roberts 1973). Once a
/// level is done only moves that cost nothing there stay open for the next, so each level sees plain numbers. What the
/// search ends with is dual feasible for every θ, since costs do not depend on θ.
struct PrimalSearch<Number: SolverNumber> {
  private let form: StandardForm
  private var basis: Basis
  private var factorization: UpdatedFactorization<Number>
  /// Residuals of all planes at the current point.
  private var residuals: [Double]
  /// Whether moving the plane at a position up or down costs nothing at the levels done.
  private var isOpen: [(up: Bool, down: Bool)]
  private var stepsLeft: Int
  /// Whether some number met may be 0 or not.
  private var isDoubtful = false

  /// A basis that no move improves, from one whose sides fit the residuals; nil if rounding leaves doubt that more
  /// digits can lift, or the search does not end within its bound.
  static func improve(_ start: Basis, _ residuals: [Double], _ form: StandardForm) -> Basis? {
    guard let factorization = UpdatedFactorization<Number>(form, start.active) else { return nil }
    var search = PrimalSearch(
      form: form, basis: start, factorization: factorization, residuals: residuals,
      isOpen: Array(repeating: (true, true), count: form.variableCount), stepsLeft: form.stepLimit)
    guard search.run() else { return nil }
    let isDoubtful = Number.doubtful > 0 && (search.isDoubtful || search.factorization.isDoubtful)
    return isDoubtful ? nil : search.basis.sorted
  }

  private mutating func run() -> Bool {
    for level in 0..<form.levelCount {
      var prices = prices(at: level)
      while let move = bestMove(prices) {
        guard stepsLeft > 0 else { return false }
        if !make(move, prices.cost(move.position, isUp: move.isUp), level: level) { close(move) }
        stepsLeft -= 1
        prices = self.prices(at: level)
      }
      var anyOpen = false
      for position in isOpen.indices {
        if isOpen[position].up { isOpen[position].up = prices.cost(position, isUp: true) == 0 }
        if isOpen[position].down { isOpen[position].down = prices.cost(position, isUp: false) == 0 }
        anyOpen = anyOpen || isOpen[position].up || isOpen[position].down
      }
      if !anyOpen { break }
    }
    return true
  }

  private mutating func prices(at level: Int) -> LevelPrices {
    LevelPrices(form, level: level, basis, &isDoubtful) { (numbers: inout [Number], _) in
      factorization.solveTransposed(&numbers)
    }
  }

  /// The open move that saves the most.
  private func bestMove(_ prices: LevelPrices) -> FreeMoves.Move? {
    var best: FreeMoves.Move?
    var least = 0.0
    for position in isOpen.indices {
      for isUp in [true, false] where isUp ? isOpen[position].up : isOpen[position].down {
        let cost = prices.cost(position, isUp: isUp)
        if cost < least {
          least = cost
          best = FreeMoves.Move(position: position, isUp: isUp)
        }
      }
    }
    return best
  }

  /// Takes a move for one that costs: nothing stops it, so what it seems to save is rounding.
  private mutating func close(_ move: FreeMoves.Move) {
    isDoubtful = true
    if move.isUp { isOpen[move.position].up = false } else { isOpen[move.position].down = false }
  }

  /// Moves past kinks until the cost would rise, and exchanges the plane where it would.
  ///
  /// - Returns: false if nothing stops the move, which only rounding can bring about, or the planes would be dependent.
  private mutating func make(_ move: FreeMoves.Move, _ cost: Double, level: Int) -> Bool {
    let rates = rates(of: move)
    var kinks: [(distance: Double, plane: Int)] = []
    for rate in rates where Double(basis.sides[rate.index]) * rate.value < 0 {
      kinks.append((abs(residuals[rate.index] / rate.value), rate.index))
    }
    kinks.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.plane < $1.plane }
    var slope = cost
    var magnitude = abs(cost)
    let rateOf = Dictionary(uniqueKeysWithValues: rates.map { ($0.index, $0.value) })
    for (passed, kink) in kinks.enumerated() {
      if let own = form.cost(of: kink.plane, level: level) {
        let rise = own.range * abs(rateOf[kink.plane] ?? 0)
        slope += rise
        magnitude += rise
      }
      if form.hasCost(kink.plane, above: level) || slope >= -Rounding.cost * magnitude {
        for other in kinks[..<passed] { basis.flip(other.plane) }
        for rate in rates { residuals[rate.index] += kink.distance * rate.value }
        return exchange(move, for: kink.plane, at: kink.distance, level: level)
      }
    }
    return false
  }

  /// How fast each plane's residual changes with the move; planes that stay are left out.
  private mutating func rates(of move: FreeMoves.Move) -> [SparseRows.Entry] {
    var direction = [Number](repeating: Number(0), count: form.variableCount)
    direction[move.position] = Number(move.isUp ? 1 : -1)
    factorization.solve(&direction)
    var sums = [Number](repeating: Number(0), count: form.totalCount)
    var magnitudes = [Double](repeating: 0, count: form.totalCount)
    for (variable, share) in direction.enumerated() where share.double != 0 {
      for entry in form.planesOfVariable[variable] {
        let term = share * Number(entry.value)
        sums[entry.index] = sums[entry.index] + term
        magnitudes[entry.index] += abs(term.double)
      }
      sums[form.planeCount + variable] = share
      magnitudes[form.planeCount + variable] = abs(share.double)
    }
    var rates: [SparseRows.Entry] = []
    for plane in sums.indices where basis.sides[plane] != 0 {
      let rate = sums[plane].cleaned(magnitudes[plane], &isDoubtful).double
      if rate != 0 { rates.append(SparseRows.Entry(index: plane, value: rate)) }
    }
    return rates
  }

  private mutating func exchange(
    _ move: FreeMoves.Move, for plane: Int, at distance: Double, level: Int
  ) -> Bool {
    let side: Int8 = basis.sides[plane]
    residuals[basis.active[move.position]] = move.isUp ? distance : -distance
    residuals[plane] = 0
    basis.exchange(move.position, for: plane, leavingTo: move.isUp ? 1 : -1)
    let crosses = !form.hasCost(plane, above: level)
    isOpen[move.position] = side > 0 ? (true, crosses) : (crosses, true)
    return factorization.exchange(move.position, for: plane)
  }
}
