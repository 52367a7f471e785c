extension Plan.ColumnExpression {
  /// The value for one cell of an expression that reads columns only; 0 for others.
  func value(_ columns: borrowing RunColumns, _ cell: Int) -> Double {
    switch self {
    case .minimum(let left, let right): return min(columns.value(left, cell), columns.value(right, cell))
    case .maximum(let left, let right): return max(columns.value(left, cell), columns.value(right, cell))
    case .clamp(let value, let lower, let upper):
      return max(columns.value(lower, cell), min(columns.value(value, cell), columns.value(upper, cell)))
    case .select(let condition, let first, let second):
      return columns.value(columns.value(condition, cell) >= 0 ? first : second, cell)
    case .portion(let room, let part, let whole):
      let whole = columns.value(whole, cell)
      return whole == 0 ? 0 : columns.value(room, cell) * columns.value(part, cell) / whole
    case .share(let place, let shares, let room):
      return SharedRoom(shares: shares, cell: cell).portion(place, of: columns.value(room, cell), columns)
    case .value(let form): return columns.value(form, cell)
    case .timesRatio, .overRatio, .textWidth: return 0
    }
  }
}
