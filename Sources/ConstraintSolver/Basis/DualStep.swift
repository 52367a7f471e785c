/// The basis behind another for cells on the wrong side of one plane: the dual ratio test, compared level by level.
///
/// The least costly way back: some active plane moves and this one takes its place, or this one pays and changes side.
struct DualStep {
  /// A way back.
  private struct Way {
    /// The active plane that moves, or nil where the plane itself changes side.
    var position: Int?
    var isUp = false
    /// How far its residual moves for one of the plane's.
    var rate = 1.0
  }

  private let form: StandardForm
  private let plane: Int
  private let basis: Basis
  private let factorization: any BasisSolving
  private var ways: [Way] = []
  private var isDoubtful = false

  /// The basis behind `node` across `plane`; nil only where rounding makes a basis dependent.
  static func basis(from node: BasisNode, across plane: Int) -> Basis? {
    var step = DualStep(node.form, node.basis, node.factorization, plane)
    var way = step.cheapest()
    if step.isDoubtful {
      guard let careful = BasisFactorization<DoubleDouble>(node.form, node.basis.active) else { return nil }
      step = DualStep(node.form, node.basis, careful, plane)
      way = step.cheapest()
    }
    var basis = node.basis
    if let position = way.position {
      basis.exchange(position, for: plane, leavingTo: way.isUp ? 1 : -1)
    } else {
      basis.flip(plane)
    }
    return basis.sorted
  }

  private init(_ form: StandardForm, _ basis: Basis, _ factorization: any BasisSolving, _ plane: Int) {
    self.form = form
    self.plane = plane
    self.basis = basis
    self.factorization = factorization
    let row = factorization.shares(of: plane, form, &isDoubtful)
    let side = Double(basis.sides[plane])
    ways = row.indices.filter { row[$0] != 0 }.map { position in
      Way(position: position, isUp: side * row[position] > 0, rate: abs(row[position]))
    }
    ways.append(Way(position: nil))
  }

  /// Keeps at each level the ways that cost least, until one is left.
  private mutating func cheapest() -> Way {
    for level in 0..<form.levelCount where ways.count > 1 {
      let prices = factorization.prices(at: level, form, basis, &isDoubtful)
      let costs = ways.map { way in
        guard let position = way.position else { return form.cost(of: plane, level: level)?.range ?? 0 }
        return prices.cost(position, isUp: way.isUp) / way.rate
      }
      let least = costs.min() ?? 0
      ways = zip(ways, costs).filter { $0.1 <= least + Rounding.cost * abs($0.1) }.map { $0.0 }
    }
    return ways[0]
  }
}
