/// The basis that every cell of a system starts from.
enum RootBasis {
  /// Finds it from the system's structure alone: the primal method at a reference θ, from the basis of all identity
  /// planes; nil if the search does not end within its bound.
  static func find(_ form: StandardForm) -> Basis? {
    var numbers = GenericNumbers()
    let reference = (0..<form.parameterCount).map { $0 == 0 ? 1 : 100 * numbers.next() }
    let residuals = (0..<form.totalCount).map { plane in
      plane < form.planeCount ? form.bound(of: plane, reference) + 0.01 * numbers.next() : 0
    }
    let sides: [Int8] = (0..<form.totalCount).map { plane in
      plane >= form.planeCount ? 0 : residuals[plane] < 0 ? -1 : 1
    }
    let start = Basis(active: Array(form.planeCount..<form.totalCount), sides: sides)
    return PrimalSearch<Double>.improve(start, residuals, form)
      ?? PrimalSearch<DoubleDouble>.improve(start, residuals, form)
  }
}
