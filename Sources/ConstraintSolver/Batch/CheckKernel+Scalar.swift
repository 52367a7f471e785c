extension CellColumns {
  /// What `check` does, a cell at a time.
  func checkPlainly(_ checks: AffineTable, cells: ArraySlice<Int32>?, _ scratch: inout SolverScratch) {
    let count = cells?.count ?? count
    for place in 0..<count {
      let cell = cells.map { Int($0[$0.startIndex + place]) } ?? place
      var scale = 1.0
      for input in inputs.indices {
        let size = abs(self.input(input, cell))
        if size > scale { scale = size }
      }
      var least = Double.infinity
      var result = CheckResult.clear
      var signs: UInt64 = 0
      for check in 0..<checks.count {
        let value = checks.value(check) { input($0, cell) }
        if value < 0 { signs ^= 1 << UInt64(check & 63) }
        if value < least { (least, result) = (value, Int32(check)) }
      }
      if least >= -checks.rounding * scale { result = CheckResult.holds }
      if least > Rounding.clear * scale { result = CheckResult.clear }
      scratch.results[place] = result
      scratch.signs[place] = signs
    }
  }

  /// What `evaluate` does, a cell at a time.
  mutating func evaluatePlainly(_ forms: AffineTable, to rows: [Int64], cells: ArraySlice<Int32>?) {
    for place in 0..<(cells?.count ?? count) {
      let cell = cells.map { Int($0[$0.startIndex + place]) } ?? place
      for form in 0..<forms.count where rows[form] >= 0 {
        matrix.storage[Int(rows[form]) * matrix.columns + cell] = forms.value(form) { input($0, cell) }
      }
    }
  }
}
