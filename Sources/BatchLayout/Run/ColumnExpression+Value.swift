extension Plan.ColumnExpression {
  /// Values up to this count as none where a choice depends on whether there is any, in points: far above the rounding
  /// of sums, far below a pixel.
  static let negligible = 1e-6

  /// The value for one cell of an expression that reads columns only; 0 for others.
  func value(_ columns: borrowing RunColumns, _ cell: Int) -> Double {
    switch self {
    case .minimum(let left, let right): return min(columns.value(left, cell), columns.value(right, cell))
    case .maximum(let left, let right): return max(columns.value(left, cell), columns.value(right, cell))
    case .select(let value, let positive, let otherwise):
      return columns.value(columns.value(value, cell) > Self.negligible ? positive : otherwise, cell)
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
