/// How cells on the wrong side of a plane come back: some active plane moves and this one takes its place, or this one
/// pays and changes side.
struct DualWay {
  /// The active plane that moves, or nil where the plane itself changes side.
  var position: Int?
  /// Whether the active plane's residual goes up.
  var isUp = false
}

/// The basis behind another for cells on the wrong side of one plane: the dual ratio test, compared level by level.
struct DualStep<Number: SolverNumber> {
  /// A way back and how far its residual moves for one of the plane's.
  private struct Candidate {
    var way: DualWay
    var rate: Number
    var cost = Number(0)
  }

  private let form: StandardForm
  private let plane: Int
  private let basis: Basis
  private let factorization: BasisFactorization<Number>
  private var candidates: [Candidate]

  /// Collects the ways back across a plane.
  init(
    _ form: StandardForm, _ basis: Basis, _ factorization: BasisFactorization<Number>, across plane: Int,
    _ doubt: inout Bool
  ) {
    self.form = form
    self.plane = plane
    self.basis = basis
    self.factorization = factorization
    var row = form.coefficients(of: plane, as: Number.self)
    factorization.solveTransposed(&row, &doubt)
    let isAbove = basis.sides[plane] > 0
    candidates = row.indices.filter { !row[$0].isZero }.map { position in
      Candidate(
        way: DualWay(position: position, isUp: isAbove == (row[position].double > 0)), rate: row[position].magnitude)
    }
    candidates.append(Candidate(way: DualWay(position: nil), rate: Number(1)))
  }

  /// The cheapest way: keeps at each level those that cost least, until one is left.
  mutating func cheapest(_ doubt: inout Bool) -> DualWay {
    for level in 0..<form.levelCount where candidates.count > 1 && !doubt {
      let prices = factorization.prices(at: level, form, basis, &doubt)
      for place in candidates.indices {
        let way = candidates[place].way
        if let position = way.position {
          candidates[place].cost = prices.cost(position, isUp: way.isUp, &doubt)
        } else {
          candidates[place].cost = Number(form.cost(of: plane, level: level)?.range ?? DoubleDouble(0))
        }
      }
      keepCheapest(&doubt)
    }
    return candidates[0].way
  }

  private mutating func keepCheapest(_ doubt: inout Bool) {
    var best = candidates[0]
    for candidate in candidates.dropFirst() where excess(candidate, over: best, &doubt) < 0 { best = candidate }
    let cheapest = candidates.filter { excess($0, over: best, &doubt) == 0 }
    if !doubt { candidates = cheapest }
  }

  /// How much more a way costs than another, times the rates of both; 0 where they cannot be told apart.
  private func excess(_ candidate: Candidate, over other: Candidate, _ doubt: inout Bool) -> Double {
    if candidate.cost.isZero, other.cost.isZero { return 0 }
    return (candidate.cost * other.rate - other.cost * candidate.rate).settled(&doubt).double
  }
}

extension BasisNode {
  /// The basis behind this one across a plane; nil only if numbers cannot tell its planes from dependent ones.
  func basis(across plane: Int) -> Basis? {
    guard let way = factors.answer({ $0.wayBack(across: plane, form, basis, &$1) }) else { return nil }
    var next = basis
    if let position = way.position {
      next.exchange(position, for: plane, leavingTo: way.isUp ? 1 : -1)
    } else {
      next.flip(plane)
    }
    return next.sorted
  }
}
