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
  /// Whether longer numbers must tell.
  private var isDoubtful = false

  /// A basis that no move improves, from one whose sides fit the residuals; nil if longer numbers must tell, or the
  /// search does not end within its bound.
  static func improve(_ start: Basis, _ residuals: [Double], _ form: StandardForm) -> Basis? {
    guard let factorization = UpdatedFactorization<Number>(form, start.active) else { return nil }
    var search = PrimalSearch(
      form: form, basis: start, factorization: factorization, residuals: residuals,
      isOpen: Array(repeating: (true, true), count: form.variableCount), stepsLeft: form.stepLimit)
    return search.run() ? search.basis.sorted : nil
  }

  private mutating func run() -> Bool {
    for level in 0..<form.levelCount {
      var prices = prices(at: level)
      while let move = bestMove(prices) {
        guard stepsLeft > 0 else { return false }
        let cost = prices.cost(move.position, isUp: move.isUp, &isDoubtful)
        if !make(move, cost, level: level) { close(move) }
        guard !isDoubtful else { return false }
        stepsLeft -= 1
        prices = self.prices(at: level)
      }
      guard !isDoubtful else { return false }
      var anyOpen = false
      for position in isOpen.indices {
        if isOpen[position].up { isOpen[position].up = prices.cost(position, isUp: true, &isDoubtful).isZero }
        if isOpen[position].down { isOpen[position].down = prices.cost(position, isUp: false, &isDoubtful).isZero }
        anyOpen = anyOpen || isOpen[position].up || isOpen[position].down
      }
      if !anyOpen { break }
    }
    return true
  }

  private mutating func prices(at level: Int) -> LevelPrices<Number> {
    LevelPrices(form, level: level, basis, &isDoubtful) { factorization.solveTransposed(&$0, &$1) }
  }

  /// The open move that saves the most.
  private mutating func bestMove(_ prices: LevelPrices<Number>) -> FreeMoves.Move? {
    var best: FreeMoves.Move?
    var least = 0.0
    for position in isOpen.indices {
      for isUp in [true, false] where isUp ? isOpen[position].up : isOpen[position].down {
        let cost = prices.cost(position, isUp: isUp, &isDoubtful).double
        if cost < least {
          least = cost
          best = FreeMoves.Move(position: position, isUp: isUp)
        }
      }
    }
    return best
  }

  /// Takes a move for one that costs: nothing stops it, so what it seems to save is less than numbers can tell.
  private mutating func close(_ move: FreeMoves.Move) {
    if move.isUp { isOpen[move.position].up = false } else { isOpen[move.position].down = false }
  }

  /// Moves past kinks until the cost would rise, and exchanges the plane where it would.
  ///
  /// - Returns: false if no plane can take the moving one's place, as far as numbers can tell; then nothing changes.
  private mutating func make(_ move: FreeMoves.Move, _ cost: Number, level: Int) -> Bool {
    let rates = rates(of: move)
    var kinks: [(distance: Double, plane: Int, rate: Number)] = []
    for (plane, rate) in rates where Double(basis.sides[plane]) * rate.double < 0 {
      kinks.append((abs(residuals[plane] / rate.double), plane, rate.magnitude))
    }
    kinks.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.plane < $1.plane }
    var slope = cost
    for (passed, kink) in kinks.enumerated() where !isDoubtful {
      if let own = form.cost(of: kink.plane, level: level) {
        slope = (slope + Number(own.range) * kink.rate).settled(&isDoubtful)
      }
      if form.hasCost(kink.plane, above: level) || slope.double >= 0 {
        guard factorization.exchange(move.position, for: kink.plane, &isDoubtful) else { return false }
        for other in kinks[..<passed] { basis.flip(other.plane) }
        for (plane, rate) in rates { residuals[plane] += kink.distance * rate.double }
        exchange(move, for: kink.plane, at: kink.distance, level: level)
        return true
      }
    }
    return false
  }

  /// How fast each plane's residual changes with the move; planes that stay are left out.
  private mutating func rates(of move: FreeMoves.Move) -> [(plane: Int, rate: Number)] {
    var direction = [Number](repeating: Number(0), count: form.variableCount)
    direction[move.position] = Number(move.isUp ? 1 : -1)
    factorization.solve(&direction, &isDoubtful)
    var sums = [Number](repeating: Number(0), count: form.totalCount)
    for (variable, share) in direction.enumerated() where !share.isZero {
      for entry in form.planesOfVariable[variable] {
        sums[entry.index] = sums[entry.index] + share * Number(entry.number)
      }
      sums[form.planeCount + variable] = share
    }
    var rates: [(plane: Int, rate: Number)] = []
    for plane in sums.indices where basis.sides[plane] != 0 && !sums[plane].isZero {
      let rate = sums[plane].settled(&isDoubtful)
      if !rate.isZero { rates.append((plane, rate)) }
    }
    return rates
  }

  private mutating func exchange(
    _ move: FreeMoves.Move, for plane: Int, at distance: Double, level: Int
  ) {
    let side: Int8 = basis.sides[plane]
    residuals[basis.active[move.position]] = move.isUp ? distance : -distance
    residuals[plane] = 0
    basis.exchange(move.position, for: plane, leavingTo: move.isUp ? 1 : -1)
    let crosses = !form.hasCost(plane, above: level)
    isOpen[move.position] = side > 0 ? (true, crosses) : (crosses, true)
  }
}
