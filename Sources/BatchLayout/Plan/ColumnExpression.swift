import LayoutModel

extension Plan.ColumnExpression {
  /// Lowers an expression to columns.
  init(_ expression: MeasureExpression, columns: inout ColumnTable) {
    switch expression {
    case .minimum(let left, let right): self = .minimum(columns.form(left), columns.form(right))
    case .maximum(let left, let right): self = .maximum(columns.form(left), columns.form(right))
    case .timesRatio(let form, let source): self = .timesRatio(columns.form(form), columns.column(of: source))
    case .overRatio(let form, let source): self = .overRatio(columns.form(form), columns.column(of: source))
    }
  }

  /// The columns read.
  var columns: Set<Int> {
    switch self {
    case .minimum(let left, let right), .maximum(let left, let right): left.columns.union(right.columns)
    case .timesRatio(let form, let ratio), .overRatio(let form, let ratio): form.columns.union([ratio])
    }
  }
}
