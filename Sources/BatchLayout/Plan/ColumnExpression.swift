import LayoutModel

extension Plan.ColumnExpression {
  /// Lowers an expression to columns.
  ///
  /// - Parameters:
  ///   - expression: the expression.
  ///   - solved: the form of one that reads what is solved.
  ///   - views: for each item the place of its view.
  ///   - columns: where each parameter lives.
  init(_ expression: MeasureExpression, solved: ColumnForm?, views: [Int?], columns: inout ColumnTable) {
    switch expression {
    case .minimum(let left, let right): self = .minimum(columns.form(left), columns.form(right))
    case .maximum(let left, let right): self = .maximum(columns.form(left), columns.form(right))
    case .clamp(let value, let lower, let upper):
      self = .clamp(columns.form(value), lower: columns.form(lower), upper: columns.form(upper))
    case .select(let condition, let first, let second):
      self = .select(condition: columns.form(condition), columns.form(first), columns.form(second))
    case .timesRatio(let form, let source): self = .timesRatio(columns.form(form), columns.column(of: source))
    case .overRatio(let form, let source): self = .overRatio(columns.form(form), columns.column(of: source))
    case .portion(let room, let part, let whole):
      self = .portion(of: columns.form(room), part: columns.form(part), whole: columns.form(whole))
    case .share(let place, let shares, let room):
      let lowered = shares.map { share in
        ColumnShare(
          weight: columns.form(share.weight), minimum: columns.form(share.minimum),
          maximum: share.maximum.map { columns.form($0) })
      }
      self = .share(place, among: lowered, room: columns.form(room))
    case .textWidth(let item, let offered):
      self = .textWidth(view: views[item.index] ?? 0, offered: offered.map { columns.form($0) })
    case .solved: self = .value(solved ?? ColumnForm(constant: 0, terms: []))
    }
  }

  /// The columns read.
  var columns: Set<Int> {
    var columns = forms.reduce(into: Set<Int>()) { $0.formUnion($1.columns) }
    if case .timesRatio(_, let ratio) = self { columns.insert(ratio) }
    if case .overRatio(_, let ratio) = self { columns.insert(ratio) }
    return columns
  }

  private var forms: [ColumnForm] {
    switch self {
    case .minimum(let left, let right), .maximum(let left, let right): [left, right]
    case .timesRatio(let form, _), .overRatio(let form, _), .value(let form): [form]
    case .clamp(let first, let second, let third), .select(let first, let second, let third): [first, second, third]
    case .portion(let room, let part, let whole): [room, part, whole]
    case .share(_, let shares, let room):
      shares.flatMap { [$0.weight, $0.minimum] + [$0.maximum].compactMap(\.self) } + [room]
    case .textWidth(_, let offered): [offered].compactMap(\.self)
    }
  }
}
