/// The vertex of a basis as affine forms of the parameters, x(θ) = M⁻¹ F θ, and how far every other plane is from it.
struct VertexForms: Sendable {
  /// x by variable: parameters and factors, parameters rising.
  private(set) var variables: [[SparseRows.Entry]]
  /// b − a · x by plane of the system, in the same way; empty for active planes.
  private(set) var residuals: [[SparseRows.Entry]]

  /// Works out a basis's forms: a solve for each parameter that its planes' bounds have.
  init<Number>(
    _ form: StandardForm, _ basis: Basis, _ factorization: BasisFactorization<Number>, _ doubt: inout Bool
  ) {
    let active = basis.active.filter { $0 < form.planeCount }
    let bounds = form.bounds.transposed(active, indices: form.parameterCount)
    let positions = basis.active.indices.filter { basis.active[$0] < form.planeCount }
    var values = [[(parameter: Int, number: Number)]](repeating: [], count: form.variableCount)
    for parameter in 0..<form.parameterCount where !bounds[parameter].isEmpty {
      var numbers = [Number](repeating: Number(0), count: form.variableCount)
      for entry in bounds[parameter] { numbers[positions[entry.index]] = Number(entry.number) }
      factorization.solve(&numbers, &doubt)
      for variable in numbers.indices where !numbers[variable].isZero {
        values[variable].append((parameter, numbers[variable]))
      }
    }
    variables = values.map { $0.map { SparseRows.Entry(index: $0.parameter, value: $0.number.double) } }
    residuals = Array(repeating: [], count: form.planeCount)
    var sums = [Number](repeating: Number(0), count: form.parameterCount)
    var isTouched = [Bool](repeating: false, count: form.parameterCount)
    for plane in residuals.indices where basis.sides[plane] != 0 {
      var touched: [Int] = []
      func add(_ number: Number, _ parameter: Int) {
        if !isTouched[parameter] { touched.append(parameter) }
        isTouched[parameter] = true
        sums[parameter] = sums[parameter] + number
      }
      for entry in form.bounds[plane] { add(Number(entry.number), entry.index) }
      for entry in form.planes[plane] {
        let coefficient = -Number(entry.number)
        for (parameter, number) in values[entry.index] { add(coefficient * number, parameter) }
      }
      touched.sort()
      for parameter in touched {
        let factor = sums[parameter].settled(&doubt).double
        if factor != 0 { residuals[plane].append(SparseRows.Entry(index: parameter, value: factor)) }
        sums[parameter] = Number(0)
        isTouched[parameter] = false
      }
    }
  }
}
