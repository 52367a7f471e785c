extension RunColumns {
  /// Evaluates an expression that reads columns only, a whole column at a time; others are left to the run.
  mutating func evaluate(_ expression: Plan.ColumnExpression, into column: Int) {
    let start = column * count
    switch expression {
    case .value(let form):
      load(form, into: 0)
      for cell in 0..<count { storage[start + cell] = operands[cell] }
    case .minimum(let left, let right):
      load(left, right)
      for cell in 0..<count { storage[start + cell] = min(operands[cell], operands[count + cell]) }
    case .maximum(let left, let right):
      load(left, right)
      for cell in 0..<count { storage[start + cell] = max(operands[cell], operands[count + cell]) }
    case .clamp(let value, let lower, let upper):
      load(value, lower, upper)
      for cell in 0..<count {
        storage[start + cell] = max(operands[count + cell], min(operands[cell], operands[2 * count + cell]))
      }
    case .select(let condition, let first, let second):
      load(condition, first, second)
      for cell in 0..<count {
        storage[start + cell] = operands[(operands[cell] >= 0 ? count : 2 * count) + cell]
      }
    case .portion(let room, let part, let whole):
      load(room, part, whole)
      for cell in 0..<count {
        let whole = operands[2 * count + cell]
        storage[start + cell] = whole == 0 ? 0 : operands[cell] * operands[count + cell] / whole
      }
    case .share(let place, let shares, let room):
      load(room, into: 0)
      for cell in 0..<count {
        storage[start + cell] = SharedRoom(shares: shares, cell: cell).portion(place, of: operands[cell], self)
      }
    case .timesRatio, .overRatio, .textWidth: break
    }
  }

  private mutating func load(_ forms: ColumnForm...) {
    for (place, form) in forms.enumerated() { load(form, into: place) }
  }

  /// Evaluates a form for all cells; terms are added in order, as `value(_:_:)` does.
  private mutating func load(_ form: ColumnForm, into place: Int) {
    let start = place * count
    if operands.count < 3 * count { operands = Array(repeating: 0, count: 3 * count) }
    for cell in 0..<count { operands[start + cell] = form.constant }
    for term in form.terms {
      let column = term.column * count
      for cell in 0..<count { operands[start + cell] += term.factor * storage[column + cell] }
    }
  }
}
