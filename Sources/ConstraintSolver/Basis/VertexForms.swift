/// The vertex of a basis as affine forms of the parameters, x(θ) = M⁻¹ F θ, and how far every other plane is from it.
///
/// Kept to twice the digits until a form is done, so that factors are right to the last bit or two.
struct VertexForms {
  /// x by variable, dense over the parameters.
  let variables: [[Double]]
  /// b − a · x by plane of the system, dense over the parameters; empty for active planes.
  let residuals: [[Double]]

  /// Works out a basis's forms: a solve for each parameter that its planes' bounds have.
  init(_ form: StandardForm, _ basis: Basis, _ factorization: any BasisSolving, _ doubt: inout Bool) {
    var used = Set<Int>()
    for plane in basis.active where plane < form.planeCount {
      for entry in form.bounds[plane] { used.insert(entry.index) }
    }
    var columns: [(parameter: Int, values: [DoubleDouble])] = []
    for parameter in used.sorted() {
      let bounds = basis.active.map { plane in
        plane < form.planeCount ? form.bounds[plane].first { $0.index == parameter }?.value ?? 0 : 0
      }
      columns.append((parameter, factorization.vertex(bounds, form, &doubt)))
    }
    var variables = Array(repeating: [Double](repeating: 0, count: form.parameterCount), count: form.variableCount)
    for (parameter, values) in columns {
      for variable in values.indices { variables[variable][parameter] = values[variable].double }
    }
    self.variables = variables
    residuals = (0..<form.planeCount).map { plane in
      basis.sides[plane] == 0 ? [] : Self.residual(form, plane, columns, &doubt)
    }
  }

  private static func residual(
    _ form: StandardForm, _ plane: Int, _ columns: [(parameter: Int, values: [DoubleDouble])],
    _ doubt: inout Bool
  ) -> [Double] {
    var residual = [Double](repeating: 0, count: form.parameterCount)
    for entry in form.bounds[plane] { residual[entry.index] = entry.value }
    for (parameter, values) in columns {
      var sum = DoubleDouble(residual[parameter])
      var magnitude = abs(residual[parameter])
      for entry in form.planes[plane] where values[entry.index].double != 0 {
        let term = DoubleDouble(entry.value) * values[entry.index]
        sum = sum - term
        magnitude += abs(term.double)
      }
      residual[parameter] = sum.cleaned(magnitude, &doubt).double
    }
    return residual
  }
}
