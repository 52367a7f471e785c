/// The basis that every cell of a system starts from.
enum RootBasis {
  /// Finds it from the system's structure alone: the primal method at a reference θ; nil if the search does not end
  /// within its bound.
  static func find(_ form: StandardForm) -> Basis? {
    var numbers = GenericNumbers()
    let reference = (0..<form.parameterCount).map { $0 == 0 ? 1 : 100 * numbers.nextFraction() }
    // No two planes meet where the system's own numbers have them meet.
    let bounds = (0..<form.totalCount).map { plane in
      plane < form.planeCount ? form.bound(of: plane, reference) + 0.01 * numbers.nextFraction() : 0
    }
    let active = StartingPlanes.choose(form)
    guard let factorization = BasisFactorization<DoubleDouble>(form, active) else { return nil }
    var point = active.map { DoubleDouble(bounds[$0]) }
    var ignored = false
    factorization.solve(&point, &ignored)
    var residuals = bounds
    for plane in residuals.indices {
      for entry in form.planes[plane] { residuals[plane] -= entry.value * point[entry.index].double }
    }
    for plane in active { residuals[plane] = 0 }
    var sides: [Int8] = residuals.map { $0 < 0 ? -1 : 1 }
    for plane in active { sides[plane] = 0 }
    let start = Basis(active: active, sides: sides)
    return PrimalSearch<ExactDouble>.improve(start, residuals, form)
      ?? PrimalSearch<DoubleDouble>.improve(start, residuals, form)
  }
}
