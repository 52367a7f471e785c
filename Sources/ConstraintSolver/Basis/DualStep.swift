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

  private let node: BasisNode
  private let plane: Int
  private var ways: [Way] = []

  /// The basis behind `node` across `plane`.
  static func basis(from node: BasisNode, across plane: Int) -> Basis {
    var step = DualStep(node, plane)
    let way = step.cheapest()
    var basis = node.basis
    if let position = way.position {
      basis.exchange(position, for: plane, leavingTo: way.isUp ? 1 : -1)
    } else {
      basis.flip(plane)
    }
    return basis.sorted
  }

  private init(_ node: BasisNode, _ plane: Int) {
    self.node = node
    self.plane = plane
    var row = [Double](repeating: 0, count: node.form.variableCount)
    for entry in node.form.planes[plane] { row[entry.index] = entry.value }
    node.factorization.solveTransposed(&row)
    let side = Double(node.basis.sides[plane])
    ways = row.indices.filter { row[$0] != 0 }.map { position in
      Way(position: position, isUp: side * row[position] > 0, rate: abs(row[position]))
    }
    ways.append(Way(position: nil))
  }

  /// Keeps at each level the ways that cost least, until one is left.
  private mutating func cheapest() -> Way {
    for level in 0..<node.form.levelCount where ways.count > 1 {
      let prices = node.prices(at: level)
      let costs = ways.map { way in
        guard let position = way.position else {
          return node.form.cost(of: plane, level: level)?.range ?? 0
        }
        return prices.cost(position, isUp: way.isUp) / way.rate
      }
      let least = costs.min() ?? 0
      ways = zip(ways, costs).filter { $0.1 <= least + Rounding.cost * abs($0.1) }.map { $0.0 }
    }
    return ways[0]
  }
}
