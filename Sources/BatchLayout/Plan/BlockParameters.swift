import ConstraintSolver
import LayoutModel

/// Numbers the parameters of one block: 0 is the constant one, the others follow in order of first use.
struct BlockParameters {
  /// The run's column of each parameter after the constant one.
  private(set) var columns: [Int] = []

  /// The right-hand side of `form relation 0`: the constant part moved to the other side.
  mutating func bound(_ form: AffineForm, columns table: inout ColumnTable) -> [LinearSystem.BoundTerm] {
    var terms: [LinearSystem.BoundTerm] = []
    if form.constant != 0 { terms.append(LinearSystem.BoundTerm(parameter: 0, coefficient: -form.constant)) }
    for term in form.terms {
      let column = table.column(of: term.parameter)
      if !columns.contains(column) { columns.append(column) }
      let number = 1 + (columns.firstIndex(of: column) ?? 0)
      terms.append(LinearSystem.BoundTerm(parameter: number, coefficient: -term.factor))
    }
    return terms
  }
}
