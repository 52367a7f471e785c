extension RunColumns {
  /// Evaluates an expression that has no kernel, a whole column at a time; the widths of texts are left to the run.
  mutating func evaluateByCell(_ expression: Plan.ColumnExpression, into column: Int) {
    let (first, second, third) = (spare(0), spare(1), spare(2))
    switch expression {
    case .clamp(let value, let lower, let upper):
      load(value, lower, upper)
      for cell in 0..<count {
        self[column, cell] = max(self[second, cell], min(self[first, cell], self[third, cell]))
      }
    case .select(let condition, let one, let other):
      load(condition, one, other)
      for cell in 0..<count { self[column, cell] = self[self[first, cell] >= 0 ? second : third, cell] }
    case .portion(let room, let part, let whole):
      load(room, part, whole)
      for cell in 0..<count {
        let whole = self[third, cell]
        self[column, cell] = whole == 0 ? 0 : self[first, cell] * self[second, cell] / whole
      }
    case .share(let place, let shares, let room):
      evaluate(room, into: first)
      for cell in 0..<count {
        self[column, cell] = SharedRoom(shares: shares, cell: cell).portion(place, of: self[first, cell], self)
      }
    case .minimum, .maximum, .timesRatio, .overRatio, .value, .textWidth: break
    }
  }

  private mutating func load(_ first: ColumnForm, _ second: ColumnForm, _ third: ColumnForm) {
    evaluate(first, into: spare(0))
    evaluate(second, into: spare(1))
    evaluate(third, into: spare(2))
  }
}
