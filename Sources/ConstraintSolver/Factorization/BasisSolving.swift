/// What a factorised basis answers, whatever arithmetic it is kept in.
protocol BasisSolving: Sendable {
  /// The multipliers of the basis's planes at a level; see `LevelPrices`.
  func multipliers(at level: Int, _ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> [Double]
  /// A plane's coefficients in terms of the active planes: z with z M = a.
  func shares(of plane: Int, _ form: StandardForm, _ doubt: inout Bool) -> [Double]
  /// The change of the variables when the active plane at a position moves its residual up by one.
  func direction(of position: Int, _ doubt: inout Bool) -> [Double]
  /// The vertex of the basis.
  func vertex(_ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> VertexForms
  /// The moves that cost nothing at any real level.
  func freeMoves(_ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> [FreeMoves.Move]
  /// The cheapest way back for cells on the wrong side of a plane.
  func wayBack(across plane: Int, _ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> DualWay
}

extension BasisFactorization: BasisSolving {
  func multipliers(at level: Int, _ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> [Double] {
    let prices = prices(at: level, form, basis, &doubt)
    return active.indices.map { prices.multiplier($0).double }
  }

  /// The prices of the basis at a level.
  func prices(at level: Int, _ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> LevelPrices<Number> {
    LevelPrices(form, level: level, basis, &doubt) { solveTransposed(&$0, &$1) }
  }

  func shares(of plane: Int, _ form: StandardForm, _ doubt: inout Bool) -> [Double] {
    var row = form.coefficients(of: plane, as: Number.self)
    solveTransposed(&row, &doubt)
    return row.map(\.double)
  }

  func direction(of position: Int, _ doubt: inout Bool) -> [Double] {
    var direction = [Number](repeating: Number(0), count: active.count)
    direction[position] = Number(-1)
    solve(&direction, &doubt)
    return direction.map(\.double)
  }

  func vertex(_ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> VertexForms {
    VertexForms(form, basis, self, &doubt)
  }

  func freeMoves(_ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> [FreeMoves.Move] {
    var moves = FreeMoves(size: form.variableCount)
    for level in 0..<form.levelCount - 1 where !moves.moves.isEmpty && !doubt {
      moves.restrict(by: prices(at: level, form, basis, &doubt), &doubt)
    }
    return moves.moves
  }

  func wayBack(across plane: Int, _ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> DualWay {
    var step = DualStep(form, basis, self, across: plane, &doubt)
    return step.cheapest(&doubt)
  }
}
