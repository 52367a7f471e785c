/// What a factorised basis answers, whatever arithmetic it is kept in.
protocol BasisSolving: Sendable {
  /// The prices of the basis at a level.
  func prices(at level: Int, _ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> LevelPrices
  /// A plane's coefficients in terms of the active planes: z with z M = a.
  func shares(of plane: Int, _ form: StandardForm, _ doubt: inout Bool) -> [Double]
  /// The change of the variables when the active plane at a position moves its residual up by one.
  func direction(of position: Int, _ doubt: inout Bool) -> [Double]
  /// M⁻¹ bounds, by variable, as a number and what it lost to rounding.
  func vertex(_ bounds: [Double], _ form: StandardForm, _ doubt: inout Bool) -> [DoubleDouble]
}

extension BasisFactorization: BasisSolving {
  func prices(at level: Int, _ form: StandardForm, _ basis: Basis, _ doubt: inout Bool) -> LevelPrices {
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

  /// Refined twice against residuals kept to twice the digits (Wilkinson 1963).
  func vertex(_ bounds: [Double], _ form: StandardForm, _ doubt: inout Bool) -> [DoubleDouble] {
    var numbers = bounds.map(Number.init)
    solve(&numbers, &doubt)
    var values = numbers.map { DoubleDouble($0.double) }
    for _ in 0..<2 {
      var gaps = active.indices.map { position in
        var gap = DoubleDouble(bounds[position])
        for entry in form.planes[active[position]] {
          gap = gap - DoubleDouble(entry.value) * values[entry.index]
        }
        return Number(gap.double)
      }
      guard gaps.contains(where: { $0.double != 0 }) else { break }
      var ignored = false
      solve(&gaps, &ignored)
      for variable in values.indices { values[variable] = values[variable] + DoubleDouble(gaps[variable].double) }
    }
    return values
  }
}
