import LayoutModel

extension Plan.ColumnExpression {
  /// Lowers an expression to columns.
  init(_ expression: MeasureExpression, columns: inout ColumnTable) {
    switch expression {
    case .minimum(let left, let right): self = .minimum(columns.form(left), columns.form(right))
    case .maximum(let left, let right): self = .maximum(columns.form(left), columns.form(right))
    case .clamp(let value, let lower, let upper):
      self = .clamp(columns.form(value), lower: columns.form(lower), upper: columns.form(upper))
    case .select(let condition, let first, let second):
      self = .select(condition: columns.form(condition), columns.form(first), columns.form(second))
    case .timesRatio(let form, let source): self = .timesRatio(columns.form(form), source)
    case .overRatio(let form, let source): self = .overRatio(columns.form(form), source)
    }
  }

  /// The columns read.
  var columns: Set<Int> {
    switch self {
    case .minimum(let left, let right), .maximum(let left, let right):
      Set(left.terms.map(\.column) + right.terms.map(\.column))
    case .clamp(let first, let second, let third), .select(let first, let second, let third):
      Set((first.terms + second.terms + third.terms).map(\.column))
    case .timesRatio(let form, _), .overRatio(let form, _): Set(form.terms.map(\.column))
    }
  }
}
