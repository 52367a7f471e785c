/// The vertex of a basis as affine forms of the parameters, x(θ) = M⁻¹ F θ, and how far every other plane is from it.
///
/// Solved in double precision and refined twice against residuals kept to twice the digits (Wilkinson 1963), so that
/// factors are right to the last bit or two unless the basis is all but dependent.
struct VertexForms {
  /// x by variable, dense over the parameters.
  let variables: [[Double]]
  /// b − a · x by plane of the system, dense over the parameters; empty for active planes.
  let residuals: [[Double]]

  /// Works out a basis's forms: a solve for each parameter.
  init(_ form: StandardForm, _ basis: Basis, _ factorization: BasisFactorization) {
    var variables = Array(repeating: [Double](repeating: 0, count: form.parameterCount), count: form.variableCount)
    var rests = variables
    var used = Set<Int>()
    for plane in basis.active where plane < form.planeCount {
      for entry in form.bounds[plane] { used.insert(entry.index) }
    }
    for parameter in used.sorted() {
      let bounds = basis.active.map { plane in
        plane < form.planeCount ? form.bounds[plane].first { $0.index == parameter }?.value ?? 0 : 0
      }
      let (values, corrections) = Self.refined(form, basis, factorization, bounds)
      for variable in values.indices {
        variables[variable][parameter] = values[variable]
        rests[variable][parameter] = corrections[variable]
      }
    }
    self.variables = variables
    residuals = (0..<form.planeCount).map { plane in
      basis.sides[plane] == 0 ? [] : Self.residual(form, plane, variables, rests)
    }
  }

  /// M⁻¹ bounds, and what it lost to rounding.
  private static func refined(
    _ form: StandardForm, _ basis: Basis, _ factorization: BasisFactorization, _ bounds: [Double]
  ) -> (values: [Double], corrections: [Double]) {
    var values = bounds
    factorization.solve(&values)
    var corrections = [Double](repeating: 0, count: values.count)
    for _ in 0..<2 {
      var gaps = basis.active.indices.map { position in
        var gap = ExactSum(bounds[position])
        for entry in form.planes[basis.active[position]] {
          gap.add(-entry.value, times: values[entry.index])
          gap.add(-entry.value, times: corrections[entry.index])
        }
        return gap.value
      }
      guard gaps.contains(where: { $0 != 0 }) else { break }
      factorization.solve(&gaps)
      for variable in values.indices {
        let change = corrections[variable] + gaps[variable]
        let sum = values[variable] + change
        corrections[variable] = change - (sum - values[variable])
        values[variable] = sum
      }
    }
    return (values, corrections)
  }

  private static func residual(
    _ form: StandardForm, _ plane: Int, _ variables: [[Double]], _ rests: [[Double]]
  ) -> [Double] {
    var sums = [ExactSum](repeating: ExactSum(), count: form.parameterCount)
    var magnitudes = [Double](repeating: 0, count: form.parameterCount)
    for entry in form.bounds[plane] {
      sums[entry.index].add(entry.value)
      magnitudes[entry.index] += abs(entry.value)
    }
    for entry in form.planes[plane] {
      for parameter in sums.indices where variables[entry.index][parameter] != 0 {
        sums[parameter].add(-entry.value, times: variables[entry.index][parameter])
        sums[parameter].add(-entry.value, times: rests[entry.index][parameter])
        magnitudes[parameter] += abs(entry.value * variables[entry.index][parameter])
      }
    }
    return sums.indices.map { Rounding.cleaned(sums[$0].value, magnitudes[$0]) }
  }
}
